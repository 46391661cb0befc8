import { choose, defineGame, emit, type Flow, rank, roll, type Seat } from '@fermata/core';
import { position } from './position.ts';

/** The whole truth at the start of a turn. The pot is what the seat at play has rolled and not banked yet. */
export interface State {
  scores: number[];
  pot: number;
  seat: Seat;
}

type Event =
  | { type: 'rolled'; seat: Seat; die: number }
  | { type: 'busted'; seat: Seat }
  | { type: 'banked'; seat: Seat; points: number };

/** Whoever has banked so many points has won. */
export const GOAL = 100;

/** Pig: roll as often as you dare; a one loses the pot, holding banks it. First to 100. */
export const pig = defineGame<State, Event>({
  name: 'pig',
  version: 1,
  seats: { min: 2, max: 4 },
  setup: ({ seats }) => ({ scores: Array<number>(seats).fill(0), pot: 0, seat: 0 }),

  *turn(state): Flow<Event> {
    const { seat } = state;
    while (true) {
      const die = yield* roll(6, 'die');
      if (die === 1) return void (yield* emit({ type: 'busted', seat }));
      yield* emit({ type: 'rolled', seat, die });
      const move = yield* choose(seat, 'Roll or hold?', ['roll', 'hold']);
      if (move === 'hold') return void (yield* emit({ type: 'banked', seat, points: state.pot }));
    }
  },

  apply: {
    rolled: (state, { die }) => {
      state.pot += die;
    },
    busted: (state) => passTurn(state),
    banked: (state, { seat, points }) => {
      state.scores[seat]! += points; // the seat is at the table
      passTurn(state);
    },
  },

  /** How far ahead of the best of the others, on the way to the goal; what is in the pot is nearly banked. */
  evaluate: ({ scores, pot, seat: active }, seat) => {
    const points = scores.map((score, at) => Math.min(GOAL, score + (at === active ? pot : 0)));
    const lead = points[seat]! - Math.max(...points.filter((_, at) => at !== seat)); // the seat is at the table
    return 1 / (1 + Math.exp(-lead / 20));
  },

  outcome: ({ scores }) => (scores.some((score) => score >= GOAL) ? rank(scores) : undefined),

  describe: {
    event(event) {
      switch (event.type) {
        case 'rolled':
          return `Seat ${event.seat} rolls a ${event.die}.`;
        case 'busted':
          return `Seat ${event.seat} rolls a 1 and loses the pot.`;
        case 'banked':
          return `Seat ${event.seat} holds and banks ${event.points}.`;
      }
    },
  },
  position,
});

function passTurn(state: State): void {
  state.pot = 0;
  state.seat = (state.seat + 1) % state.scores.length;
}
