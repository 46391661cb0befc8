/**
 * "Guess what they hold": the options are all cards that the seat does not see, and all are offered. But they are listed
 * pile by pile, the deck first and then the hand, so that the last one is always right.
 */
import { choose, type DeepReadonly, defineGame, draw, emit, rank, type Seat } from '../../src/index.ts';

interface State {
  deck: string[];
  hands: string[][];
  seat: Seat;
  points: number[];
  guesses: number;
}

type Event = { type: 'dealt'; seat: Seat; card: string } | { type: 'guessed'; seat: Seat; card: string };

export const optionOrderTells = defineGame<State, Event>({
  name: 'option-order-tells',
  version: 1,
  seats: { min: 2, max: 2 },
  setup: () => ({ deck: ['ace', 'two', 'three', 'four'], hands: [[], []], seat: 0, points: [0, 0], guesses: 0 }),
  *opening(state) {
    for (const seat of [0, 1]) yield* emit({ type: 'dealt', seat, card: yield* draw(state.deck, 'deal') });
  },
  *turn(state) {
    const { seat } = state;
    yield* emit({ type: 'guessed', seat, card: yield* choose(seat, 'What do they hold?', unseenBy(state, seat)) });
  },
  apply: {
    dealt: (state, { seat, card }) => {
      state.deck = state.deck.filter((other) => other !== card);
      state.hands[seat]!.push(card);
    },
    guessed: (state, { seat }) => {
      state.points[seat]!++;
      state.guesses++;
      state.seat = 1 - seat;
    },
  },
  secrets: {
    zones: ({ deck, hands }) => [
      { name: 'deck', tokens: deck, seenBy: [] },
      ...hands.map((tokens, seat) => ({ name: `hand ${seat}`, tokens, seenBy: [seat] })),
    ],
    events: { dealt: (event, seat) => (event.seat === seat ? event : { ...event, card: null }) },
  },
  outcome: ({ points, guesses }) => (guesses === 4 ? rank(points) : undefined),
});

function unseenBy({ deck, hands }: DeepReadonly<State>, seat: Seat): readonly string[] {
  return [...deck, ...(hands[1 - seat] ?? [])];
}
