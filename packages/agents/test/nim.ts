/** Nim: take one to three stones; whoever takes the last one wins. Who leaves a multiple of four cannot lose. */
import { choose, defineGame, emit, type Flow, type Seat } from '@fermata/core';

interface State {
  stones: number;
  seat: Seat;
}
type Event = { type: 'took'; stones: number };

export const nim = defineGame<State, Event, { stones: number }>({
  name: 'nim',
  version: 1,
  seats: { min: 2, max: 2 },
  options: (given) => ({ stones: 21, ...(given as object | undefined) }),
  setup: ({ options }) => ({ stones: options.stones, seat: 0 }),
  *turn({ stones, seat }): Flow<Event> {
    yield* emit({ type: 'took', stones: yield* choose(seat, 'Take how many?', [1, 2, 3].slice(0, stones)) });
  },
  apply: {
    took: (state, { stones }) => {
      state.stones -= stones;
      state.seat = 1 - state.seat;
    },
  },
  outcome: ({ stones, seat }) =>
    stones > 0 ? undefined : [0, 1].map((one) => ({ rank: one === seat ? 2 : 1, score: one === seat ? 0 : 1 })),
});
