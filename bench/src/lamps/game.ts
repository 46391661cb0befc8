import { choose, defineGame, emit, type Flow } from '@fermata/core';

interface State {
  lamps: boolean[];
  seat: number;
}

type Event = { type: 'switched'; lamp: number };

export const LAMPS = [0, 1, 2, 3, 4, 5, 6, 7];

/** Two seats switch lamps on and off for ever: a match as long as one likes, whose state does not grow. */
export const lamps = defineGame<State, Event>({
  name: 'lamps',
  version: 1,
  seats: { min: 2, max: 2 },
  setup: () => ({ lamps: LAMPS.map(() => false), seat: 0 }),
  *turn(state): Flow<Event> {
    const lamp = yield* choose(state.seat, 'Which lamp?', LAMPS);
    yield* emit({ type: 'switched', lamp });
  },
  apply: {
    switched: (state, { lamp }) => {
      state.lamps[lamp] = !state.lamps[lamp];
      state.seat = 1 - state.seat;
    },
  },
  outcome: () => undefined,
});
