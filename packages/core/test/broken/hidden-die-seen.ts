/**
 * A die is thrown under a cup, and the event hides how it fell. But the state keeps whether it was odd, because a bet is on
 * that, and every view shows it before anybody has lifted the cup.
 */
import { choose, defineGame, emit, rank, roll } from '../../src/index.ts';

interface State {
  die: number;
  isOdd: boolean;
  bets: number;
}

type Event = { type: 'threw'; die: number } | { type: 'bet' };

export const hiddenDieSeen = defineGame<State, Event>({
  name: 'hidden-die-seen',
  version: 1,
  seats: { min: 2, max: 2 },
  setup: () => ({ die: 0, isOdd: false, bets: 0 }),
  *turn() {
    yield* emit({ type: 'threw', die: yield* roll(6, 'die') });
    yield* choose(0, 'Odd or even?', ['odd', 'even']);
    yield* emit({ type: 'bet' });
  },
  apply: {
    threw: (state, { die }) => {
      state.die = die;
      state.isOdd = die % 2 === 1;
    },
    bet: (state) => {
      state.bets++;
    },
  },
  secrets: {
    values: () => [{ path: ['die'], seenBy: [], guess: (_, oracle) => 1 + oracle.int(6, 'die') }],
    events: { threw: (event) => ({ ...event, die: null }) },
  },
  outcome: ({ bets }) => (bets === 3 ? rank([0, 0]) : undefined),
});
