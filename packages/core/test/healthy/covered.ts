/**
 * A die that all see, and that is covered in the same turn: a view forgets it, and yet it was never hidden.
 */
import { chooseSome, defineGame, emit, rank, roll } from '../../src/index.ts';

interface State {
  die: number;
  isCovered: boolean;
  rounds: number;
}

type Event = { type: 'threw'; die: number } | { type: 'covered' } | { type: 'guessed' };

export const covered = defineGame<State, Event>({
  name: 'covered',
  version: 1,
  seats: { min: 2, max: 2 },
  setup: () => ({ die: 0, isCovered: false, rounds: 0 }),
  *turn() {
    yield* emit({ type: 'threw', die: yield* roll(6, 'die') });
    yield* emit({ type: 'covered' });
    yield* chooseSome(0, 'Which do you think it was?', [1, 2, 3, 4, 5, 6], { min: 1, max: 2 });
    yield* emit({ type: 'guessed' });
  },
  apply: {
    threw: (state, { die }) => {
      state.die = die;
      state.isCovered = false;
    },
    covered: (state) => {
      state.isCovered = true;
    },
    guessed: (state) => {
      state.rounds++;
    },
  },
  secrets: {
    values: ({ isCovered }) => [
      { path: ['die'], seenBy: isCovered ? [] : 'all', guess: (_, oracle) => 1 + oracle.int(6, 'die') },
    ],
  },
  outcome: ({ rounds }) => (rounds === 3 ? rank([0, 0]) : undefined),
});
