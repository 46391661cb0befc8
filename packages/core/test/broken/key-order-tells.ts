/**
 * Cards are listed for all, in an object; the rules put those in hidden hands into it first. Nothing in it differs but the
 * order of its keys, and that is enough.
 */
import { choose, defineGame, draw, emit, rank } from '../../src/index.ts';

interface State {
  deck: string[];
  hand: string[];
  worth: { [card: string]: number };
  turns: number;
}

type Event = { type: 'dealt'; card: string } | { type: 'ended' };

export const keyOrderTells = defineGame<State, Event>({
  name: 'key-order-tells',
  version: 1,
  seats: { min: 2, max: 2 },
  setup: () => ({ deck: ['ace', 'king', 'queen'], hand: [], worth: {}, turns: 0 }),
  *opening({ deck }) {
    yield* emit({ type: 'dealt', card: yield* draw(deck, 'deck') });
  },
  *turn() {
    yield* choose(1, 'What do they hold?', ['ace', 'king', 'queen']);
    yield* emit({ type: 'ended' });
  },
  apply: {
    dealt: (state, { card }) => {
      state.deck = state.deck.filter((other) => other !== card);
      state.hand.push(card);
      for (const each of [...state.hand, ...state.deck]) state.worth[each] = each === 'ace' ? 11 : 10;
    },
    ended: (state) => {
      state.turns++;
    },
  },
  secrets: {
    zones: ({ deck, hand }) => [
      { name: 'deck', tokens: deck, seenBy: [] },
      { name: 'hand', tokens: hand, seenBy: [0] },
    ],
    events: { dealt: (event, seat) => (seat === 0 ? event : { ...event, card: null }) },
  },
  outcome: ({ turns }) => (turns === 2 ? rank([0, 0]) : undefined),
});
