/**
 * The places of those who finished, by seat: a list with a hole where somebody gave up.
 */
import { confirm, defineGame, emit, type Outcome, type Seat } from '../../src/index.ts';

interface State {
  finished: Seat[];
  asked: number;
}

type Event = { type: 'ran'; seat: Seat; finished: boolean };

export const outcomeLacksAPlace = defineGame<State, Event>({
  name: 'outcome-lacks-a-place',
  version: 1,
  seats: { min: 3, max: 3 },
  setup: () => ({ finished: [], asked: 0 }),
  *turn({ asked }) {
    yield* emit({ type: 'ran', seat: asked, finished: yield* confirm(asked, 'Run on?') });
  },
  apply: {
    ran: (state, { seat, finished }) => {
      if (finished) state.finished.push(seat);
      state.asked++;
    },
  },
  outcome: ({ finished, asked }) => {
    if (asked < 3) return undefined;
    const places: { rank: number; score: number }[] = [];
    places.length = 3;
    for (const [at, seat] of finished.entries()) places[seat] = { rank: at + 1, score: 0 };
    return places satisfies Outcome;
  },
});
