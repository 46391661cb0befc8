/**
 * The match ends when the pot is full, and nobody has to fill it: passing is always allowed, and what is put in may be
 * taken out. Players would get bored and stop; a bot, a server and a test do not.
 */
import { choose, defineGame, emit, rank } from '../../src/index.ts';

interface State {
  pot: number;
  passes: number;
}

type Event = { type: 'added' } | { type: 'emptied' } | { type: 'passed' };

export const neverEnds = defineGame<State, Event>({
  name: 'never-ends',
  version: 1,
  seats: { min: 1, max: 1 },
  setup: () => ({ pot: 0, passes: 0 }),
  *turn() {
    yield* emit({ type: yield* choose(0, 'What do you do?', ['passed', 'added', 'emptied']) });
  },
  apply: {
    passed: (state) => {
      state.passes++;
    },
    added: (state) => {
      state.pot++;
    },
    emptied: (state) => {
      state.pot = 0;
    },
  },
  outcome: ({ pot }) => (pot === 40 ? rank([pot]) : undefined),
});
