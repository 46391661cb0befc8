/**
 * The state keeps the highest card in play, computed from the hands, because the end of the match needs it often. The
 * hands are hidden; what is computed from them is in every view.
 */
import { choose, defineGame, draw, emit, rank, type Seat } from '../../src/index.ts';

interface State {
  deck: string[];
  hands: string[][];
  highest: number;
  seat: Seat;
}

type Event = { type: 'drew'; seat: Seat; card: string } | { type: 'passed' };

export const derivedStateTells = defineGame<State, Event>({
  name: 'derived-state-tells',
  version: 1,
  seats: { min: 2, max: 2 },
  setup: () => ({ deck: ['1', '2', '3', '4', '5', '6'], hands: [[], []], highest: 0, seat: 0 }),
  *turn({ deck, seat }) {
    const what = yield* choose(seat, 'Draw?', ['draw', 'pass']);
    if (what === 'draw') yield* emit({ type: 'drew', seat, card: yield* draw(deck, 'deck') });
    else yield* emit({ type: 'passed' });
  },
  apply: {
    drew: (state, { seat, card }) => {
      state.deck = state.deck.filter((other) => other !== card);
      state.hands[seat]!.push(card);
      state.highest = Math.max(...state.hands.flat().map(Number));
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
    events: { drew: (event, seat) => (event.seat === seat ? event : { ...event, card: null }) },
  },
  outcome: ({ deck, hands }) => (deck.length <= 2 ? rank(hands.map((hand) => hand.length)) : undefined),
});
