/**
 * In a `together` the flows note who was first in a list they share: first come, first served. Answers that are executed
 * again come in the order of the seats, whoever was first.
 */
import { choose, defineGame, emit, rank, type Seat, together } from '../../src/index.ts';

interface State {
  points: number[];
  rounds: number;
}

type Event = { type: 'raced'; first: Seat; bids: number[] };

export const firstCome = defineGame<State, Event>({
  name: 'first-come',
  version: 1,
  seats: { min: 2, max: 2 },
  setup: () => ({ points: [0, 0], rounds: 0 }),
  *turn() {
    const order: Seat[] = [];
    const bids = yield* together([0, 1], function* (seat) {
      const bid = yield* choose(seat, 'How much?', [1, 2, 3]);
      order.push(seat);
      return bid;
    });
    yield* emit({ type: 'raced', first: order[0]!, bids });
  },
  apply: {
    raced: (state, { first, bids }) => {
      state.points[first]! += bids[first]!;
      state.rounds++;
    },
  },
  outcome: ({ points, rounds }) => (rounds === 2 ? rank(points) : undefined),
});
