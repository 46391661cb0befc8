import { emit } from '@fermata/core';
import { count } from '../describe/words.ts';
import { drawFromTrayOrDeck } from '../steps/cards.ts';
import type { Power } from './power.ts';
import { nothingToDraw } from './shared/nothing-to.ts';

export interface Params {
  readonly discardCount: number;
  readonly drawCount: number;
}

/** Cards, some of which are given back at the end of the turn. */
export const drawCardsWithDelayedDiscard: Power<Params> = {
  text: ({ drawCount, discardCount }) =>
    `draw ${count(drawCount, 'card')}; at the end of your turn, discard ${discardCount} from your hand.`,
  obstacle: nothingToDraw,
  *run({ state, seat }, { drawCount, discardCount }) {
    yield* drawFromTrayOrDeck(state, seat, drawCount);
    yield* emit({ type: 'discardOwed', seat, count: discardCount });
  },
};
