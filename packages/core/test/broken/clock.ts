/**
 * The rules look at the clock: whoever thinks for too long loses a coin. Played again from its record, or on a faster
 * machine, it is another match. Time belongs to the driver; a prompt declares what a time-out takes.
 */
import { choose, defineGame, emit, rank } from '../../src/index.ts';

interface State {
  coins: number;
  turns: number;
}

type Event = { type: 'chose'; late: boolean };

export const clock = defineGame<State, Event>({
  name: 'clock',
  version: 1,
  seats: { min: 1, max: 1 },
  setup: () => ({ coins: 3, turns: 0 }),
  *turn() {
    const what = yield* choose(0, 'Quick or careful?', ['quick', 'careful']);
    yield* emit({ type: 'chose', late: what === 'careful' && Date.now() % 2 === 0 });
  },
  apply: {
    chose: (state, { late }) => {
      state.turns++;
      if (late) state.coins--;
    },
  },
  outcome: ({ coins, turns }) => (turns === 3 ? rank([coins]) : undefined),
});
