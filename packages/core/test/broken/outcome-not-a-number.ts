/**
 * The score is an average, and who never had a turn has none of it: 0 / 0. Every place is there, and nobody can tell who
 * won.
 */
import { confirm, defineGame, emit, type Seat } from '../../src/index.ts';

interface State {
  sums: number[];
  throws: number[];
  isOver: boolean;
}

type Event = { type: 'threw'; seat: Seat; points: number } | { type: 'stopped' };

export const outcomeNotANumber = defineGame<State, Event>({
  name: 'outcome-not-a-number',
  version: 1,
  seats: { min: 2, max: 2 },
  setup: () => ({ sums: [0, 0], throws: [0, 0], isOver: false }),
  *turn({ throws }) {
    for (const seat of throws.keys()) {
      if (!(yield* confirm(seat, 'Throw?'))) return void (yield* emit({ type: 'stopped' }));
      yield* emit({ type: 'threw', seat, points: 3 });
    }
    yield* emit({ type: 'stopped' });
  },
  apply: {
    threw: (state, { seat, points }) => {
      state.sums[seat]! += points;
      state.throws[seat]!++;
    },
    stopped: (state) => {
      state.isOver = true;
    },
  },
  outcome: ({ sums, throws, isOver }) =>
    isOver ? sums.map((sum, seat) => ({ rank: 1, score: sum / throws[seat]! })) : undefined,
});
