import { gainFoodOfChoice } from '../steps/food.ts';
import { tuck } from '../steps/tuck.ts';
import type { Power } from './power.ts';
import { nothingToTuck } from './shared/nothing-to.ts';

/** A card under this bird; who tucks gains food of some kinds. */
export const tuckAndGainFoodOfChoice: Power<'tuckAndGainFoodOfChoice'> = {
  obstacle: nothingToTuck,
  *run({ state, seat, bird }, { tuckCount, foodTypes, foodCount }) {
    if (yield* tuck(state, seat, bird.id, tuckCount)) yield* gainFoodOfChoice(seat, foodTypes, foodCount);
  },
};
