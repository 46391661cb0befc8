import { emit } from '@fermata/core';
import type { Food } from '../data/mat.ts';
import { foodCount } from '../describe/words.ts';
import { tuck } from '../steps/tuck.ts';
import type { Power } from './power.ts';
import { nothingToTuck } from './shared/nothing-to.ts';
import { tuckText } from './shared/phrases.ts';

export interface Params {
  readonly foodCount: number;
  readonly foodType: Food;
  readonly tuckCount: number;
}

/** A card under this bird; who tucks gains food of one kind. */
export const tuckAndGainFood: Power<Params> = {
  text: ({ tuckCount, foodType, foodCount: foods }) =>
    `${tuckText(tuckCount)}; then gain ${foodCount(foods, foodType)} from the supply.`,
  isFlocking: true,
  obstacle: nothingToTuck,
  *run({ state, seat, bird }, { tuckCount, foodType, foodCount }) {
    if (!(yield* tuck(state, seat, bird.id, tuckCount))) return;
    yield* emit({ type: 'foodGained', seat, food: foodType, count: foodCount });
  },
};
