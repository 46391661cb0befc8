/** Each seat is dealt a card that it alone sees; both say a word at once, which means nothing; the higher card wins. */
import { type AnyGame, choose, defineGame, draw, emit, type Flow, together } from '@fermata/core';

type Event = { type: 'dealt'; seat: number; card: string } | { type: 'said' };
interface State {
  deck: string[];
  hands: string[][];
  isOver: boolean;
}

export const highCard = (cards: number): AnyGame =>
  defineGame<State, Event>({
    name: 'high-card',
    version: 1,
    seats: { min: 2, max: 2 },
    setup: () => ({
      deck: Array.from({ length: cards }, (_, card) => String(card).padStart(3, '0')),
      hands: [[], []],
      isOver: false,
    }),
    *opening({ deck }): Flow<Event> {
      for (const seat of [0, 1]) yield* emit({ type: 'dealt', seat, card: yield* draw(deck, 'card') });
    },
    *turn(): Flow<Event> {
      yield* together([0, 1], (seat) => choose(seat, 'Say what?', ['this', 'that']));
      yield* emit({ type: 'said' });
    },
    apply: {
      dealt: ({ deck, hands }, { seat, card }) => {
        deck.splice(deck.indexOf(card), 1);
        hands[seat]!.push(card); // there are two
      },
      said: (state) => {
        state.isOver = true;
      },
    },
    secrets: {
      zones: ({ deck, hands }) => [
        { name: 'deck', tokens: deck, seenBy: [] },
        ...hands.map((tokens, seat) => ({ name: `hand ${seat}`, tokens, seenBy: [seat] })),
      ],
      events: { dealt: (event, seat) => (seat === event.seat ? event : { ...event, card: null }) },
    },
    outcome: ({ hands, isOver }) => {
      if (!isOver) return undefined;
      const winner = hands[0]![0]! > hands[1]![0]! ? 0 : 1; // both have one
      return [0, 1].map((seat) => ({ rank: seat === winner ? 1 : 2, score: 0 }));
    },
  });
