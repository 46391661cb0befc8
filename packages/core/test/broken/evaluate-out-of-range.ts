/**
 * What a seat may hope for is its share of the goal, and who is past the goal hopes for more than all.
 */
import { choose, defineGame, emit, rank } from '../../src/index.ts';

const GOAL = 4;

type Event = { type: 'walked'; steps: number };

export const evaluateOutOfRange = defineGame<{ steps: number; days: number }, Event>({
  name: 'evaluate-out-of-range',
  version: 1,
  seats: { min: 1, max: 1 },
  setup: () => ({ steps: 0, days: 0 }),
  *turn() {
    yield* emit({ type: 'walked', steps: yield* choose(0, 'How far?', [1, 3]) });
  },
  apply: {
    walked: (state, { steps }) => {
      state.steps += steps;
      state.days++;
    },
  },
  outcome: ({ steps, days }) => (days === 4 ? rank([steps]) : undefined),
  evaluate: ({ steps }) => steps / GOAL,
});
