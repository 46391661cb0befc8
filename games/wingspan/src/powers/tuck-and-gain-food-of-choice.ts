import type { Food } from '../data/mat.ts';
import { or } from '../describe/words.ts';
import { aboutOf } from '../steps/about.ts';
import { gainFoodOfChoice } from '../steps/food.ts';
import { tuck } from '../steps/tuck.ts';
import type { Power } from './power.ts';
import { nothingToTuck } from './shared/nothing-to.ts';
import { tuckText } from './shared/phrases.ts';

export interface Params {
  readonly foodCount: number;
  readonly foodTypes: readonly Food[];
  readonly tuckCount: number;
}

/** A card under this bird; who tucks gains food of some kinds. */
export const tuckAndGainFoodOfChoice: Power<Params> = {
  text: ({ tuckCount, foodTypes, foodCount: foods }) =>
    `${tuckText(tuckCount)}; then gain ${foods} ${or(foodTypes)} from the supply.`,
  isFlocking: true,
  obstacle: nothingToTuck,
  *run({ state, seat, bird }, { tuckCount, foodTypes, foodCount }) {
    if (!(yield* tuck(state, seat, bird.id, tuckCount))) return;
    yield* gainFoodOfChoice(seat, foodTypes, foodCount, aboutOf({ bird }));
  },
};
