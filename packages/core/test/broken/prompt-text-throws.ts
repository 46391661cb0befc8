/**
 * The text of a question reads what it is about, and this one is about nothing.
 */
import { choose, defineGame, emit, rank } from '../../src/index.ts';

type Event = { type: 'went' };

export const promptTextThrows = defineGame<{ steps: number }, Event>({
  name: 'prompt-text-throws',
  version: 1,
  seats: { min: 1, max: 1 },
  setup: () => ({ steps: 0 }),
  *turn() {
    yield* choose(0, 'Which way?', ['north', 'south']);
    yield* emit({ type: 'went' });
  },
  apply: {
    went: (state) => {
      state.steps++;
    },
  },
  outcome: ({ steps }) => (steps === 2 ? rank([0]) : undefined),
  describe: { prompt: ({ about }) => `From ${(about as { place: string }).place}: which way?` },
});
