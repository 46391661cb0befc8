/**
 * A set may be wished for if the other does not hold it all: the options are the same in every world, but which of them
 * can be picked depends on a hidden hand.
 */
import { chooseSome, defineGame, emit, rank, shuffle } from '../../src/index.ts';

const CARDS = ['ace', 'two', 'three', 'four'];

interface State {
  hand: string[];
  turns: number;
}

type Event = { type: 'dealt'; hand: readonly string[] } | { type: 'wished' };

export const fitsTells = defineGame<State, Event>({
  name: 'fits-tells',
  version: 1,
  seats: { min: 2, max: 2 },
  setup: () => ({ hand: [], turns: 0 }),
  *opening() {
    yield* emit({ type: 'dealt', hand: yield* shuffle(CARDS, 'deck') });
  },
  *turn({ hand }) {
    const isHeld = (card: string) => hand.indexOf(card) < 2;
    yield* chooseSome(0, 'What do you wish for?', CARDS, { min: 1, max: 2, fits: (picked) => !picked.some(isHeld) });
    yield* emit({ type: 'wished' });
  },
  apply: {
    dealt: (state, { hand }) => {
      state.hand = [...hand];
    },
    wished: (state) => {
      state.turns++;
    },
  },
  secrets: {
    zones: ({ hand }) => [{ name: 'hand', tokens: hand, seenBy: [1] }],
    events: { dealt: (event, seat) => (seat === 1 ? event : { type: event.type }) },
  },
  outcome: ({ turns }) => (turns < 3 ? undefined : rank([0, 0])),
});
