/**
 * The flow goes on counting in the event that it has just emitted, as if the log were its notebook.
 */
import { choose, defineGame, emit, rank } from '../../src/index.ts';

type Event = { type: 'sowed'; seeds: number };

export const eventChanged = defineGame<{ rows: number }, Event>({
  name: 'event-changed',
  version: 1,
  seats: { min: 1, max: 1 },
  setup: () => ({ rows: 0 }),
  *turn() {
    const event: Event = { type: 'sowed', seeds: yield* choose(0, 'How many seeds?', [1, 2, 3]) };
    yield* emit(event);
    event.seeds++;
  },
  apply: {
    sowed: (state) => {
      state.rows++;
    },
  },
  outcome: ({ rows }) => (rows === 2 ? rank([rows]) : undefined),
});
