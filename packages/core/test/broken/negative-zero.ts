/**
 * A wind from behind counts less than nothing, and no wind at all is -0 then. In JSON that is 0, so a saved match is another
 * one.
 */
import { choose, defineGame, emit, rank } from '../../src/index.ts';

interface State {
  wind: number;
  days: number;
}

type Event = { type: 'blew'; wind: number };

export const negativeZero = defineGame<State, Event>({
  name: 'negative-zero',
  version: 1,
  seats: { min: 1, max: 1 },
  setup: () => ({ wind: 0, days: 0 }),
  *turn() {
    yield* emit({ type: 'blew', wind: yield* choose(0, 'How much wind?', [2, 1, 0]) });
  },
  apply: {
    blew: (state, { wind }) => {
      state.wind = -1 * wind;
      state.days++;
    },
  },
  outcome: ({ wind, days }) => (days === 3 ? rank([wind]) : undefined),
});
