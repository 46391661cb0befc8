/**
 * The redaction of the event of drawing is there, and the wrong way round: it blanks the card for the one who drew it
 * and shows it to all the others. One `===` for a `!==`, and nobody who reads it over notices.
 */
import { choose, defineGame, draw, emit, rank, type Seat } from '../../src/index.ts';

interface State {
  deck: string[];
  hands: string[][];
  seat: Seat;
}

type Event = { type: 'drew'; seat: Seat; card: string } | { type: 'passed' };

export const redactionInverted = defineGame<State, Event>({
  name: 'redaction-inverted',
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
    events: { drew: (event, seat) => (seat === event.seat ? { ...event, card: null } : event) },
  },
  outcome: ({ deck, hands }) => (deck.length <= 2 ? rank(hands.map((hand) => hand.length)) : undefined),
});
