import { emit } from '@fermata/core';
import type { Food } from '../data/mat.ts';
import { count, foodCount } from '../describe/words.ts';
import { playerAt } from '../state.ts';
import { tuckFromDeck } from '../steps/tuck.ts';
import type { Power } from './power.ts';
import { nothingInDeck } from './shared/nothing-to.ts';

export interface Params {
  readonly foodCount: number;
  readonly foodType: Food;
  readonly tuckCount: number;
}

/** Food for cards of the deck, under this bird. */
export const discardFoodToTuckFromDeck: Power<Params> = {
  text: ({ foodCount: foods, foodType, tuckCount }) =>
    `pay ${foodCount(foods, foodType)} to tuck ${count(tuckCount, 'card')} from the deck under this bird.`,
  isFlocking: true,
  obstacle: (at, { foodType, foodCount }) =>
    playerAt(at.state, at.seat).food[foodType] < foodCount ? 'noFood' : nothingInDeck(at),
  *run({ state, seat, bird }, { foodType, foodCount, tuckCount }) {
    yield* emit({ type: 'foodPaid', seat, food: foodType, count: foodCount });
    yield* tuckFromDeck(state, seat, bird.id, tuckCount);
  },
};
