/** Cards that come into the state with the event that deals them, and leave it unseen when they are burnt. */
import { choose, confirm, defineGame, emit, type Flow, rank, shuffle } from '../../src/index.ts';

export interface State {
  hands: string[][];
  deck: string[];
  turns: number;
}

export type Event =
  | { type: 'dealt'; hands: string[][]; deck: string[] }
  | { type: 'burnt'; card: string }
  | { type: 'rested' };

export const deal = defineGame<State, Event>({
  name: 'deal',
  version: 1,
  seats: { min: 2, max: 2 },
  setup: () => ({ hands: [[], []], deck: [], turns: 0 }),
  *opening(): Flow<Event> {
    const cards = yield* shuffle(['ace', 'king', 'queen', 'jack', 'ten', 'nine'], 'deck');
    yield* emit({ type: 'dealt', hands: [cards.slice(0, 1), cards.slice(1, 3)], deck: cards.slice(3) });
  },
  *turn({ deck }): Flow<Event> {
    yield* choose(0, 'Which is highest?', ['ace', 'king', 'queen']);
    for (const card of deck.slice(0, 1)) yield* emit({ type: 'burnt', card });
    yield* confirm(1, 'Ready?');
    yield* emit({ type: 'rested' });
  },
  apply: {
    dealt: (state, { hands, deck }) => {
      state.hands = hands.map((hand) => [...hand]);
      state.deck = [...deck];
    },
    burnt: (state, { card }) => {
      state.deck = state.deck.filter((other) => other !== card);
    },
    rested: (state) => {
      state.turns += 1;
    },
  },
  secrets: {
    zones: ({ hands, deck }) => [
      ...hands.map((tokens, seat) => ({ name: `hand ${seat}`, tokens, seenBy: [seat] })),
      { name: 'deck', tokens: deck, seenBy: [] },
    ],
    events: {
      dealt: ({ type, hands }, seat) => ({ type, hands: hands.map((hand, of) => (of === seat ? hand : hand.length)) }),
      burnt: ({ type }) => ({ type }),
    },
  },
  outcome: ({ turns }) => (turns < 3 ? undefined : rank([0, 0])),
});
