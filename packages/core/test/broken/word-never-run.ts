/**
 * `emit(…)` without `yield*`: it looks like a call that does something, and does nothing. The check for flows that never
 * run finds it before any test does; this is for those who do not run that check.
 */
import { choose, defineGame, emit, rank } from '../../src/index.ts';

interface State {
  pots: number;
}

type Event = { type: 'glazed' } | { type: 'fired'; how: string };

export const wordNeverRun = defineGame<State, Event>({
  name: 'word-never-run',
  version: 1,
  seats: { min: 1, max: 1 },
  setup: () => ({ pots: 0 }),
  *turn() {
    const how = yield* choose(0, 'How hot?', ['hot', 'cooler']);
    if (how === 'hot') emit<Event>({ type: 'glazed' }); // unrun: the mistake that this game makes
    yield* emit({ type: 'fired', how });
  },
  apply: {
    glazed: 'informs',
    fired: (state) => {
      state.pots++;
    },
  },
  outcome: ({ pots }) => (pots === 4 ? rank([pots]) : undefined),
});
