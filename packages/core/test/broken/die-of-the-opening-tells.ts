/**
 * A secret target is rolled in the opening, and the event that says so is shown to everybody. Nobody is asked before the
 * turn is over, and the views are right.
 */
import { choose, defineGame, emit, rank, roll } from '../../src/index.ts';

interface State {
  target: number;
  turns: number;
}

type Event = { type: 'set'; target: number } | { type: 'waited' };

export const dieOfTheOpeningTells = defineGame<State, Event>({
  name: 'die-of-the-opening-tells',
  version: 1,
  seats: { min: 2, max: 2 },
  setup: () => ({ target: 0, turns: 0 }),
  *opening() {
    yield* emit({ type: 'set', target: 10 + (yield* roll(6, 'target')) });
  },
  *turn() {
    yield* choose(0, 'Wait how?', ['standing', 'sitting']);
    yield* emit({ type: 'waited' });
  },
  apply: {
    set: (state, { target }) => {
      state.target = target;
    },
    waited: (state) => {
      state.turns++;
    },
  },
  secrets: {
    values: () => [{ path: ['target'], seenBy: [], guess: (_view, oracle) => 11 + oracle.int(6, 'target') }],
  },
  outcome: ({ turns }) => (turns < 3 ? undefined : rank([0, 0])),
});
