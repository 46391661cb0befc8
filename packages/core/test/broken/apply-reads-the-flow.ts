/**
 * The flow leaves a fact in a variable and `apply` picks it up there: the event was thought of as a signal. Events that
 * do not carry their facts cannot be folded: whoever has only the events gets another state.
 */
import { choose, defineGame, emit, rank } from '../../src/index.ts';

interface State {
  coins: number;
  turns: number;
}

type Event = { type: 'paid' };

let stake = 0;

export const applyReadsTheFlow = defineGame<State, Event>({
  name: 'apply-reads-the-flow',
  version: 1,
  seats: { min: 1, max: 1 },
  setup: () => ({ coins: 0, turns: 0 }),
  *turn() {
    stake = yield* choose(0, 'How much?', [1, 2, 5]);
    yield* emit({ type: 'paid' });
  },
  apply: {
    paid: (state) => {
      state.coins += stake;
      state.turns++;
    },
  },
  outcome: ({ coins, turns }) => (turns === 4 ? rank([coins]) : undefined),
});
