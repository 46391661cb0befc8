import type { Power } from './power.ts';
import { canRepeat, repeat } from './shared/repeat.ts';

/** The hunt of another bird of this row, once more. */
export const repeatPredatorPowerInHabitat: Power<'repeatPredatorPowerInHabitat'> = {
  obstacle: (at) => (canRepeat(at, ({ isPredator }) => isPredator) ? undefined : 'nothingToRepeat'),
  run: (at) => repeat(at, ({ isPredator }) => isPredator),
};
