/**
 * What a word throws is caught and thrown again as something else, with a kinder text. Whoever wanted to stop the flow does not
 * know its own error any more.
 */
import { choose, defineGame, emit, rank } from '../../src/index.ts';

export const wordsCaughtAndTold = defineGame<{ calls: number }, { type: 'called' }>({
  name: 'words-caught-and-told',
  version: 1,
  seats: { min: 1, max: 1 },
  setup: () => ({ calls: 0 }),
  *turn() {
    yield* choose(0, 'Call whom?', ['ann', 'bob']);
    try {
      yield* emit({ type: 'called' });
    } catch {
      throw new Error('nobody answers');
    }
  },
  apply: {
    called: (state) => {
      state.calls++;
    },
  },
  outcome: ({ calls }) => (calls === 2 ? rank([calls]) : undefined),
});
