/**
 * The event of drawing carries the card, as it must, and nobody declared who may see that. The hands are hidden, the
 * views are right, and the log tells everybody everything.
 */
import { choose, defineGame, draw, emit, rank, type Seat } from '../../src/index.ts';

interface State {
  deck: string[];
  hands: string[][];
  seat: Seat;
}

type Event = { type: 'drew'; seat: Seat; card: string } | { type: 'passed' };

export const eventTells = defineGame<State, Event>({
  name: 'event-tells',
  version: 1,
  seats: { min: 2, max: 2 },
  setup: () => ({ deck: ['ace', 'two', 'three', 'four', 'five', 'six'], hands: [[], []], seat: 0 }),
  *turn({ deck, seat }) {
    const what = yield* choose(seat, 'Draw?', ['draw', 'pass']);
    if (what === 'draw') yield* emit({ type: 'drew', seat, card: yield* draw(deck, 'deck') });
    else yield* emit({ type: 'passed' });
  },
  apply: {
    drew: (state, { seat, card }) => {
      state.deck = state.deck.filter((other) => other !== card);
      state.hands[seat]!.push(card);
      state.seat = 1 - seat;
    },
    passed: (state) => {
      state.seat = 1 - state.seat;
    },
  },
  secrets: {
    zones: ({ deck, hands }) => [
      { name: 'deck', tokens: deck, seenBy: [] },
      ...hands.map((tokens, seat) => ({ name: `hand ${seat}`, tokens, seenBy: [seat] })),
    ],
  },
  outcome: ({ deck, hands }) => (deck.length <= 2 ? rank(hands.map((hand) => hand.length)) : undefined),
});
