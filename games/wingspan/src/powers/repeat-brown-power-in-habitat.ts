import type { Power } from './power.ts';
import { canRepeat, repeat } from './shared/repeat.ts';

/** The power of another bird of this row, once more. */
export const repeatBrownPowerInHabitat: Power = {
  text: () => 'repeat the brown power of another bird in this row.',
  obstacle: (at) => (canRepeat(at, () => true) ? undefined : 'nothingToRepeat'),
  run: (at) => repeat(at, () => true),
};
