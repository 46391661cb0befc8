/**
 * `Math.random` instead of a word: the habit of every other program. No seed governs it, so no record plays the match
 * again, and nobody can compute the odds.
 */
import { choose, defineGame, emit, rank } from '../../src/index.ts';

interface State {
  fish: number;
  casts: number;
}

type Event = { type: 'cast'; fish: number };

export const random = defineGame<State, Event>({
  name: 'random',
  version: 1,
  seats: { min: 1, max: 1 },
  setup: () => ({ fish: 0, casts: 0 }),
  *turn() {
    const bait = yield* choose(0, 'Which bait?', ['worm', 'none']);
    yield* emit({ type: 'cast', fish: bait === 'none' ? 0 : Math.floor(Math.random() * 3) });
  },
  apply: {
    cast: (state, { fish }) => {
      state.fish += fish;
      state.casts++;
    },
  },
  outcome: ({ fish, casts }) => (casts === 4 ? rank([fish]) : undefined),
});
