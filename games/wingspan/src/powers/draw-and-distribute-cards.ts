import { choose, emit } from '@fermata/core';
import { seatsFrom } from '../state.ts';
import { aboutOf } from '../steps/about.ts';
import { chooseCard, DECK, topCard } from '../steps/cards.ts';
import type { Power } from './power.ts';
import { nothingToDraw } from './shared/nothing-to.ts';

export interface Params {
  readonly perPlayer: number;
}

/** A card for each seat and one more, laid open: each picks one, the owner first, who also keeps what is left. */
export const drawAndDistributeCards: Power<Params> = {
  text: ({ perPlayer }) => {
    const [cards, picks] = perPlayer === 1 ? ['a card', 'one'] : [`${perPlayer} cards`, perPlayer];
    return `draw ${cards} for each player and one more, face up; clockwise from you, everybody picks ${picks}, and you keep the last.`;
  },
  obstacle: nothingToDraw,
  *run({ state, seat, bird }, { perPlayer }) {
    const about = aboutOf({ bird });
    const seats = seatsFrom(state, seat);
    for (let cards = seats.length * perPlayer + 1; cards > 0; cards--) {
      const from = yield* chooseCard(state, seat, about);
      if (from === undefined) break;
      const card = from === DECK ? yield* topCard(state) : from;
      if (card !== undefined) yield* emit({ type: 'cardRevealed', card, from: from === DECK ? 'deck' : 'tray' });
    }
    for (const picker of seats) {
      for (let cards = perPlayer; cards > 0 && state.revealed.length > 0; cards--) {
        const card = yield* choose(picker, 'Pick which card?', state.revealed, { about });
        yield* emit({ type: 'cardPicked', seat: picker, card });
      }
    }
    for (const card of [...state.revealed]) yield* emit({ type: 'cardPicked', seat, card });
  },
};
