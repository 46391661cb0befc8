/**
 * To find its best bid, a seat sorts the bids where they lie.
 */
import { choose, defineGame, emit, rank } from '../../src/index.ts';

type Event = { type: 'bid'; coins: number };

export const evaluateWrites = defineGame<{ bids: number[] }, Event>({
  name: 'evaluate-writes',
  version: 1,
  seats: { min: 1, max: 1 },
  setup: () => ({ bids: [3, 1] }),
  *turn() {
    yield* emit({ type: 'bid', coins: yield* choose(0, 'How much?', [2, 4]) });
  },
  apply: {
    bid: (state, { coins }) => void state.bids.push(coins),
  },
  outcome: ({ bids }) => (bids.length === 4 ? rank([bids[3]!]) : undefined),
  evaluate: (view) => {
    const [best] = (view.bids as number[]).sort((a, b) => b - a);
    return best! / 4;
  },
});
