/**
 * Wares are described by their name, and one of them is a bare number. The score is no number, either: that is found first,
 * and the report tells the match in plain words.
 */
import { choose, defineGame, emit, rank } from '../../src/index.ts';

type Event = { type: 'bought' };

export const optionTextThrows = defineGame<{ bought: number }, Event>({
  name: 'option-text-throws',
  version: 1,
  seats: { min: 1, max: 1 },
  setup: () => ({ bought: 0 }),
  *turn() {
    yield* choose(0, 'Buy what?', [7, 8]);
    yield* emit({ type: 'bought' });
  },
  apply: {
    bought: (state) => {
      state.bought++;
    },
  },
  outcome: ({ bought }) => (bought === 1 ? rank([Number.NaN]) : undefined),
  describe: { option: (ware) => (ware as { name: string }).name.toUpperCase() },
});
