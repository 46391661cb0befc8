/**
 * What is not offered is explained, as it should be; but the reason is somebody else's secret. "Not this one, it is in
 * their hand" is kind to the player, and gives the hand away.
 */
import { choose, defineGame, draw, emit, rank, type Seat } from '../../src/index.ts';

const CARDS = ['ace', 'two', 'three', 'four'];

interface State {
  deck: string[];
  hands: string[][];
  wishes: string[];
}

type Event = { type: 'dealt'; seat: Seat; card: string } | { type: 'wished'; for: string };

export const exceptionTells = defineGame<State, Event>({
  name: 'exception-tells',
  version: 1,
  seats: { min: 2, max: 2 },
  setup: () => ({ deck: [...CARDS], hands: [[], []], wishes: [] }),
  *opening(state) {
    for (const seat of [0, 1]) yield* emit({ type: 'dealt', seat, card: yield* draw(state.deck, 'deal') });
  },
  *turn({ hands }) {
    const except = hands[1]!.map((option) => ({ option, why: 'seat 1 holds it' }));
    yield* emit({ type: 'wished', for: yield* choose(0, 'What do you wish for?', ['luck', 'rain'], { except }) });
  },
  apply: {
    dealt: (state, { seat, card }) => {
      state.deck = state.deck.filter((other) => other !== card);
      state.hands[seat]!.push(card);
    },
    wished: (state, event) => {
      state.wishes.push(event.for);
    },
  },
  secrets: {
    zones: ({ deck, hands }) => [
      { name: 'deck', tokens: deck, seenBy: [] },
      ...hands.map((tokens, seat) => ({ name: `hand ${seat}`, tokens, seenBy: [seat] })),
    ],
    events: { dealt: (event, seat) => (event.seat === seat ? event : { ...event, card: null }) },
  },
  outcome: ({ wishes }) => (wishes.length === 2 ? rank([0, 0]) : undefined),
});
