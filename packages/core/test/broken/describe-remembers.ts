/**
 * "Once more": the text of an event depends on what was described before it. In a replay, or to the next one who asks, it is
 * another one.
 */
import { choose, defineGame, emit, rank } from '../../src/index.ts';

type Event = { type: 'rose'; by: number };

let last = 0;

export const describeRemembers = defineGame<{ height: number; days: number }, Event>({
  name: 'describe-remembers',
  version: 1,
  seats: { min: 1, max: 1 },
  setup: () => ({ height: 0, days: 0 }),
  *turn() {
    yield* emit({ type: 'rose', by: yield* choose(0, 'How much rain?', [1, 2, 3]) });
  },
  apply: {
    rose: (state, { by }) => {
      state.height += by;
      state.days++;
    },
  },
  outcome: ({ height, days }) => (days === 3 ? rank([height]) : undefined),
  describe: {
    event: ({ by }) => {
      const text = by > last ? `The river rises by ${by}, more than before.` : `The river rises by ${by}.`;
      last = by;
      return text;
    },
  },
});
