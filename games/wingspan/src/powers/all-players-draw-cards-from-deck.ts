import { count } from '../describe/words.ts';
import { seatsFrom } from '../state.ts';
import { drawFromDeck } from '../steps/cards.ts';
import type { Power } from './power.ts';
import { nothingInDeck } from './shared/nothing-to.ts';

export interface Params {
  readonly count: number;
}

/** Cards of the deck for everybody, the owner first. */
export const allPlayersDrawCardsFromDeck: Power<Params> = {
  text: ({ count: cards }) => `everybody draws ${count(cards, 'card')} from the deck.`,
  obstacle: nothingInDeck,
  *run({ state, seat }, { count }) {
    for (const one of seatsFrom(state, seat)) {
      for (let card = 0; card < count; card++) yield* drawFromDeck(state, one);
    }
  },
};
