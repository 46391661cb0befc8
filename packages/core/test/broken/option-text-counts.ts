/**
 * The dishes of the menu are numbered as they are described, and nobody ever starts again at one: whoever opens the menu
 * twice reads other numbers.
 */
import { choose, defineGame, emit, rank } from '../../src/index.ts';

type Event = { type: 'ordered' };

let described = 0;

export const optionTextCounts = defineGame<{ orders: number }, Event>({
  name: 'option-text-counts',
  version: 1,
  seats: { min: 1, max: 1 },
  setup: () => ({ orders: 0 }),
  *turn() {
    yield* choose(0, 'Order what?', ['soup', 'bread']);
    yield* emit({ type: 'ordered' });
  },
  apply: {
    ordered: (state) => {
      state.orders++;
    },
  },
  outcome: ({ orders }) => (orders === 2 ? rank([0]) : undefined),
  describe: { option: (dish) => `${++described}. ${dish}` },
});
