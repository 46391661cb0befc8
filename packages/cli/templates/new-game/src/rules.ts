import { choose, defineGame, emit, type Flow, rank, roll, type Seat } from '@fermata/core';
import { object, whole } from '@fermata/core/fields';

/** The whole truth: the stones that are left, how many seats there are, and whose turn it is. */
export interface State {
  heap: number;
  seats: number;
  seat: Seat;
}

type Event = { type: 'heaped'; stones: number } | { type: 'took'; seat: Seat; stones: number };

const HEAP_LEAST = 15;
const TAKE_MAX = 3;

/** New Game: take one to three stones; whoever takes the last one wins. */
export const newGame = defineGame<State, Event>({
  name: 'new-game',
  version: 1,
  seats: { min: 2, max: 4 },
  setup: ({ seats }) => ({ heap: 0, seats, seat: 0 }),

  *opening(): Flow<Event> {
    const die = yield* roll(6, 'die');
    yield* emit({ type: 'heaped', stones: HEAP_LEAST + die });
  },

  *turn({ heap, seat }): Flow<Event> {
    const counts = Array.from({ length: Math.min(TAKE_MAX, heap) }, (_, more) => 1 + more);
    const stones = yield* choose(seat, 'Take how many stones?', counts);
    yield* emit({ type: 'took', seat, stones });
  },

  apply: {
    heaped: (state, { stones }) => {
      state.heap += stones;
    },
    took: (state, { stones }) => {
      state.heap -= stones;
      // Whoever took the last stone stays the seat at play, and has won.
      if (state.heap > 0) state.seat = (state.seat + 1) % state.seats;
    },
  },

  outcome: ({ heap, seats, seat }) =>
    heap > 0 ? undefined : rank(Array.from({ length: seats }, (_, at) => (at === seat ? 1 : 0))),

  describe: {
    event(event) {
      switch (event.type) {
        case 'heaped':
          return `The heap has ${event.stones} stones.`;
        case 'took':
          return `Seat ${event.seat} takes ${event.stones}.`;
      }
    },
  },
  position,
});

/** `{ "heap": 4, "seat": 1 }`: four stones are left, and seat 1 is to take. */
function position(json: unknown, seats: number): State {
  const { heap, seat = 0 } = object(json, 'position', ['heap', 'seat']);
  return { heap: whole(heap, 'heap', 1), seats, seat: whole(seat, 'seat', 0, seats - 1) };
}
