import { emit } from '@fermata/core';
import { drawFromTrayOrDeck } from '../steps/cards.ts';
import type { Power } from './power.ts';
import { nothingToDraw } from './shared/nothing-to.ts';

/** Cards, some of which are given back at the end of the turn. */
export const drawCardsWithDelayedDiscard: Power<'drawCardsWithDelayedDiscard'> = {
  obstacle: nothingToDraw,
  *run({ state, seat }, { drawCount, discardCount }) {
    yield* drawFromTrayOrDeck(state, seat, drawCount);
    yield* emit({ type: 'discardOwed', seat, count: discardCount });
  },
};
