import { choose, defineGame, emit, type Flow, rank } from '@fermata/core';

interface State {
  steps: number;
}

type Event = { type: 'stepped'; length: number };

/** A walk whose rules break on the third long step. Wrong on purpose: `fermata check` finds it. */
export const stumbling = defineGame<State, Event>({
  name: 'stumbling',
  version: 1,
  seats: { min: 1, max: 1 },
  setup: () => ({ steps: 0 }),
  *turn({ steps }): Flow<Event> {
    const length = yield* choose(0, 'How far?', [1, 2]);
    if (steps + length > 5) throw new Error('fell over');
    yield* emit({ type: 'stepped', length });
  },
  apply: {
    stepped: (state, { length }) => {
      state.steps += length;
    },
  },
  outcome: ({ steps }) => (steps === 5 ? rank([steps]) : undefined),
});
