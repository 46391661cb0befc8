/** Roll and add, or hold and bank, until a one comes: nothing is hidden, and chance decides a lot. */
import { choose, defineGame, emit, type Flow, rank, roll, type Seat } from '../../src/index.ts';

export interface State {
  scores: number[];
  pot: number;
  seat: Seat;
  target: number;
}

export type Event = { type: 'rolled'; die: number } | { type: 'busted' } | { type: 'banked'; pot: number };

export const dice = defineGame<State, Event, { readonly target: number }>({
  name: 'dice',
  version: 1,
  seats: { min: 2, max: 4 },
  options: (given) => {
    const { target = 30 } = (given ?? {}) as { target?: unknown };
    if (typeof target !== 'number' || target < 1) throw new Error(`target is a number from 1 on, not ${target}`);
    return { target };
  },
  setup: ({ seats, options }) => ({ scores: Array<number>(seats).fill(0), pot: 0, seat: 0, target: options.target }),
  *turn(state): Flow<Event> {
    while (true) {
      const die = yield* roll(6, 'die');
      if (die === 1) return void (yield* emit({ type: 'busted' }));
      yield* emit({ type: 'rolled', die });
      const move = yield* choose(state.seat, 'Roll or hold?', ['roll', 'hold'], { otherwise: 'hold' });
      if (move === 'hold') return void (yield* emit({ type: 'banked', pot: state.pot }));
    }
  },
  apply: {
    rolled: (state, { die }) => {
      state.pot += die;
    },
    busted: (state) => {
      state.pot = 0;
      state.seat = (state.seat + 1) % state.scores.length;
    },
    banked: (state, { pot }) => {
      state.scores[state.seat] = (state.scores[state.seat] ?? 0) + pot;
      state.pot = 0;
      state.seat = (state.seat + 1) % state.scores.length;
    },
  },
  outcome: ({ scores, target }) => (scores.some((score) => score >= target) ? rank(scores) : undefined),
  position: (json) => {
    const { scores, pot = 0, seat = 0, target = 30 } = json as Partial<State>;
    if (!Array.isArray(scores)) throw new Error('scores are a list of numbers');
    return { scores, pot, seat, target };
  },
});
