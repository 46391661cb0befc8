/**
 * Who has been seen is noted beside the state, by the very object that stands in it. A copy of the state has other objects, and
 * nobody has been seen there.
 */
import { choose, defineGame, emit, rank } from '../../src/index.ts';

interface State {
  guests: { name: string }[];
  greetings: number;
  turns: number;
}

type Event = { type: 'greeted'; guest: number; again: boolean };

const seen = new WeakSet<object>();

export const memoryByIdentity = defineGame<State, Event>({
  name: 'memory-by-identity',
  version: 1,
  seats: { min: 1, max: 1 },
  setup: () => ({ guests: [{ name: 'ann' }, { name: 'bob' }], greetings: 0, turns: 0 }),
  *turn({ turns, greetings }) {
    const guest = yield* choose(0, 'Greet whom?', [0, 1]);
    yield* emit({ type: 'greeted', guest, again: greetings > turns });
  },
  apply: {
    greeted: (state, { guest }) => {
      const who = state.guests[guest]!;
      if (!seen.has(who)) state.greetings++;
      seen.add(who);
      state.turns++;
    },
  },
  outcome: ({ greetings, turns }) => (turns === 4 ? rank([greetings]) : undefined),
});
