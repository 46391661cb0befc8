/**
 * The price is said in words, and there is no word for one above three. The rules know better than their texts.
 */
import { choose, defineGame, emit, rank } from '../../src/index.ts';

const WORDS = ['nothing', 'one', 'two', 'three'];

type Event = { type: 'sold'; price: number };

export const describeThrows = defineGame<{ coins: number; sales: number }, Event>({
  name: 'describe-throws',
  version: 1,
  seats: { min: 1, max: 1 },
  setup: () => ({ coins: 0, sales: 0 }),
  *turn() {
    yield* emit({ type: 'sold', price: yield* choose(0, 'For how much?', [1, 2, 3, 4]) });
  },
  apply: {
    sold: (state, { price }) => {
      state.coins += price;
      state.sales++;
    },
  },
  outcome: ({ coins, sales }) => (sales === 3 ? rank([coins]) : undefined),
  describe: { event: ({ price }) => `It is sold for ${WORDS[price]!.toUpperCase()}.` },
});
