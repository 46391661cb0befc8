import type { AnyPower, Power } from './power.ts';
import { canRepeat, repeat } from './shared/repeat.ts';

/** The hunt of another bird of this row, once more. */
export const repeatPredatorPowerInHabitat: Power = {
  text: () => 'repeat the hunt of another bird in this row.',
  obstacle: (at) => (canRepeat(at, isHunt) ? undefined : 'nothingToRepeat'),
  run: (at) => repeat(at, isHunt),
};

function isHunt({ isPredator }: AnyPower): boolean {
  return isPredator === true;
}
