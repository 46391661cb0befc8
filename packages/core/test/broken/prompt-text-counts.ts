/**
 * Questions are numbered as they are described, on the side: shown again, or in a replay, the same one has another number.
 */
import { choose, defineGame, emit, rank } from '../../src/index.ts';

type Event = { type: 'answered' };

let described = 0;

export const promptTextCounts = defineGame<{ answers: number }, Event>({
  name: 'prompt-text-counts',
  version: 1,
  seats: { min: 1, max: 1 },
  setup: () => ({ answers: 0 }),
  *turn() {
    yield* choose(0, 'True or false?', [true, false]);
    yield* emit({ type: 'answered' });
  },
  apply: {
    answered: (state) => {
      state.answers++;
    },
  },
  outcome: ({ answers }) => (answers === 2 ? rank([0]) : undefined),
  describe: { prompt: ({ label }) => `Question ${++described}: ${label}` },
});
