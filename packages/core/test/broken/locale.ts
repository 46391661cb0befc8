/**
 * Names are sorted as the reader's language sorts them. In Swedish the ä comes last, in German beside the a: the record
 * of one player means other options on the machine of the next.
 */
import { choose, defineGame, emit, rank } from '../../src/index.ts';

interface State {
  birds: string[];
}

type Event = { type: 'caught'; bird: string };

export const locale = defineGame<State, Event>({
  name: 'locale',
  version: 1,
  seats: { min: 1, max: 1 },
  setup: () => ({ birds: ['zeisig', 'ähre', 'amsel', 'drossel'] }),
  *turn({ birds }) {
    const sorted = birds.toSorted((a, b) => a.localeCompare(b));
    yield* emit({ type: 'caught', bird: yield* choose(0, 'Which bird?', sorted) });
  },
  apply: {
    caught: (state, { bird }) => {
      state.birds = state.birds.filter((other) => other !== bird);
    },
  },
  outcome: ({ birds }) => (birds.length === 1 ? rank([0]) : undefined),
});
