/**
 * A seat gets bored: whoever has judged often hopes for less.
 */
import { choose, defineGame, emit, rank } from '../../src/index.ts';

type Event = { type: 'waited'; hours: number };

let judged = 0;

export const evaluateRemembers = defineGame<{ hours: number }, Event>({
  name: 'evaluate-remembers',
  version: 1,
  seats: { min: 1, max: 1 },
  setup: () => ({ hours: 0 }),
  *turn() {
    yield* emit({ type: 'waited', hours: yield* choose(0, 'How long?', [1, 2]) });
  },
  apply: {
    waited: (state, { hours }) => {
      state.hours += hours;
    },
  },
  outcome: ({ hours }) => (hours >= 6 ? rank([hours]) : undefined),
  evaluate: () => 1 / ++judged,
});
