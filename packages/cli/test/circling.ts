import { defineGame, emit, type Flow } from '@fermata/core';

type Event = { type: 'circled' };

/** A game whose turns never ask anybody. Wrong on purpose. */
export const circling = defineGame<{ rounds: number }, Event>({
  name: 'circling',
  version: 1,
  seats: { min: 1, max: 1 },
  setup: () => ({ rounds: 0 }),
  *turn(): Flow<Event> {
    yield* emit({ type: 'circled' });
  },
  apply: {
    circled: (state) => {
      state.rounds++;
    },
  },
  outcome: () => undefined,
});
