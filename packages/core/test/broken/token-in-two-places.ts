/**
 * A card that is drawn stays in the deck as well: nobody can say any more where it is.
 */
import { choose, defineGame, draw, emit, rank, type Seat } from '../../src/index.ts';

interface State {
  deck: string[];
  hands: string[][];
}

type Event = { type: 'drew'; seat: Seat; card: string };

export const tokenInTwoPlaces = defineGame<State, Event>({
  name: 'token-in-two-places',
  version: 1,
  seats: { min: 2, max: 2 },
  setup: () => ({ deck: ['ace', 'king', 'queen', 'jack'], hands: [[], []] }),
  *turn({ deck }) {
    const seat = yield* choose(0, 'Who draws?', [0, 1]);
    yield* emit({ type: 'drew', seat, card: yield* draw(deck, 'deck') });
  },
  apply: {
    drew: (state, { seat, card }) => {
      state.hands[seat]!.push(card);
    },
  },
  secrets: {
    zones: ({ deck, hands }) => [
      { name: 'deck', tokens: deck, seenBy: [] },
      ...hands.map((tokens, seat) => ({ name: `hand ${seat}`, tokens, seenBy: [seat] })),
    ],
    events: { drew: (event, seat) => (seat === event.seat ? event : { ...event, card: null }) },
  },
  outcome: ({ hands }) => (hands.flat().length > 2 ? rank([0, 0]) : undefined),
});
