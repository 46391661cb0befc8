/**
 * An option leads to a question without options: whoever goes down the shaft needs a lamp, and the offer does not ask
 * for one. Random play rarely buys nothing for so long that it happens; a person on the first evening does.
 */
import { choose, defineGame, emit, rank } from '../../src/index.ts';

interface State {
  lamps: string[];
  turns: number;
}

type Event = { type: 'bought'; lamp: string } | { type: 'descended'; lamp: string };

export const deadEnd = defineGame<State, Event>({
  name: 'dead-end',
  version: 1,
  seats: { min: 1, max: 1 },
  setup: () => ({ lamps: ['candle', 'lantern'], turns: 0 }),
  *turn({ lamps }) {
    const what = yield* choose(0, 'What do you do?', ['buy', 'descend']);
    if (what === 'buy') yield* emit({ type: 'bought', lamp: yield* choose(0, 'Which lamp?', ['candle', 'torch']) });
    else yield* emit({ type: 'descended', lamp: yield* choose(0, 'With which lamp?', lamps) });
  },
  apply: {
    bought: (state, { lamp }) => {
      state.lamps.push(lamp);
      state.turns++;
    },
    descended: (state, { lamp }) => {
      state.lamps.splice(state.lamps.indexOf(lamp), 1);
      state.turns++;
    },
  },
  outcome: ({ turns }) => (turns === 6 ? rank([turns]) : undefined),
});
