import { emit } from '@fermata/core';
import { count } from '../describe/words.ts';
import { aboutOf } from '../steps/about.ts';
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
  *run({ state, seat, bird }, { drawCount, discardCount }) {
    yield* drawFromTrayOrDeck(state, seat, drawCount, aboutOf({ bird }));
    yield* emit({ type: 'discardOwed', seat, count: discardCount });
  },
};
