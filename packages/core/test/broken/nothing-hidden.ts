/**
 * Secrets are declared, and every zone says that everybody sees it: copied from a game with an open display. All is in
 * the open, so no leak can be found, and a test that cannot fail must say so.
 */
import { choose, defineGame, draw, emit, rank, type Seat } from '../../src/index.ts';

interface State {
  deck: string[];
  hands: string[][];
  seat: Seat;
}

type Event = { type: 'drew'; seat: Seat; card: string };

export const nothingHidden = defineGame<State, Event>({
  name: 'nothing-hidden',
  version: 1,
  seats: { min: 2, max: 2 },
  setup: () => ({ deck: ['ace', 'two', 'three', 'four'], hands: [[], []], seat: 0 }),
  *turn({ deck, seat }) {
    yield* choose(seat, 'Draw how?', ['slowly', 'fast']);
    yield* emit({ type: 'drew', seat, card: yield* draw(deck, 'deck') });
  },
  apply: {
    drew: (state, { seat, card }) => {
      state.deck = state.deck.filter((other) => other !== card);
      state.hands[seat]!.push(card);
      state.seat = 1 - seat;
    },
  },
  secrets: {
    zones: ({ deck, hands }) => [
      { name: 'deck', tokens: deck, seenBy: 'all' },
      ...hands.map((tokens, seat) => ({ name: `hand ${seat}`, tokens, seenBy: 'all' as const })),
    ],
  },
  outcome: ({ deck }) => (deck.length === 0 ? rank([0, 0]) : undefined),
});
