import { choose, defineGame, emit, type Flow, rank, roll } from '@fermata/core';

/** Seat 0 calls a flip and wins or loses a score that chance makes, in thirds: sums of such scores are rounded. */
export const flip = defineGame<{ score: number }, { type: 'flipped'; won: boolean; by: number }>({
  name: 'flip',
  version: 1,
  seats: { min: 2, max: 2 },
  setup: () => ({ score: 0 }),
  *turn(): Flow<{ type: 'flipped'; won: boolean; by: number }> {
    const call = yield* choose(0, 'Call it', ['heads', 'tails']);
    const side = (yield* roll(2, 'side')) === 1 ? 'heads' : 'tails';
    yield* emit({ type: 'flipped', won: call === side, by: yield* roll(1000, 'by') });
  },
  apply: {
    flipped: (state, { won, by }) => {
      state.score = (won ? by : -by) / 3;
    },
  },
  outcome: ({ score }) => (score === 0 ? undefined : rank([score, -score])),
});
