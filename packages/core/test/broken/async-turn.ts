/**
 * The turn waits for something outside. Rules are synchronous: who waits is whoever answers.
 */
import { defineGame, type Flow, rank } from '../../src/index.ts';

export const asyncTurn = defineGame<{ turns: number }, { type: 'ended' }>({
  name: 'async-turn',
  version: 1,
  seats: { min: 1, max: 1 },
  setup: () => ({ turns: 0 }),
  turn: (async () => {}) as unknown as () => Flow<{ type: 'ended' }>, // as a game without types would have it
  apply: {
    ended: (state) => {
      state.turns++;
    },
  },
  outcome: ({ turns }) => (turns === 1 ? rank([0]) : undefined),
});
