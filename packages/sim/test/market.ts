import { choose, defineGame, emit, type Flow, rank, type Seat } from '@fermata/core';

interface State {
  points: number[];
  picks: number;
}

type Event =
  | { type: 'picked'; seat: Seat; ware: string }
  | { type: 'praised'; ware: string }
  | { type: 'stolen'; seat: Seat };

const WORTH: { readonly [ware: string]: number } = { gold: 3, clay: 1 };

/** In turn each seat picks gold, for 3 points, or clay, for 1; twice each. The most points win. Gold is praised. */
export const market = defineGame<State, Event>({
  name: 'market',
  version: 7,
  seats: { min: 2, max: 4 },
  setup: ({ seats }) => ({ points: Array<number>(seats).fill(0), picks: 0 }),
  *turn({ picks, points }): Flow<Event> {
    const seat = picks % points.length;
    const ware = yield* choose(seat, 'Which ware?', ['gold', 'clay']);
    yield* emit({ type: 'picked', seat, ware });
  },
  apply: {
    picked: (state, { seat, ware }) => {
      state.points[seat]! += WORTH[ware]!; // one of the two, by one of the seats
      state.picks++;
    },
    praised: 'informs',
    stolen: 'informs',
  },
  before: { stolen: () => [] },
  after: {
    picked: (_, { ware }) => {
      if (ware !== 'gold') return [];
      return [
        {
          id: 'crier 12',
          *run() {
            yield* emit({ type: 'praised', ware });
          },
        },
      ];
    },
  },
  outcome: ({ picks, points }) => (picks < 2 * points.length ? undefined : rank(points)),
  evaluate: ({ points }, seat) => points[seat]! / 6, // as many as there are seats
});
