import { emit } from '@fermata/core';
import { playerAt } from '../state.ts';
import { tuckFromDeck } from '../steps/tuck.ts';
import type { Power } from './power.ts';
import { nothingInDeck } from './shared/nothing-to.ts';

/** Food for cards of the deck, under this bird. */
export const discardFoodToTuckFromDeck: Power<'discardFoodToTuckFromDeck'> = {
  obstacle: (at, { foodType, foodCount }) =>
    playerAt(at.state, at.seat).food[foodType] < foodCount ? 'noFood' : nothingInDeck(at),
  *run({ state, seat, bird }, { foodType, foodCount, tuckCount }) {
    yield* emit({ type: 'foodPaid', seat, food: foodType, count: foodCount });
    yield* tuckFromDeck(state, seat, bird.id, tuckCount);
  },
};
