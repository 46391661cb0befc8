import { because, choose, defineGame, emit, type Flow, rank, roll, type Seat } from '@fermata/core';
import { position } from './position.ts';
import { GOAL, thing } from './things.ts';

/** The whole truth. The pot is what the seat at play has rolled and not banked yet. */
export interface State {
  scores: number[];
  pot: number;
  seat: Seat;
  /** What was rolled last in this turn: a turn begins without it, so that records know nothing of it. */
  die?: number;
}

type Event =
  | { type: 'rolled'; seat: Seat; die: number }
  | { type: 'busted'; seat: Seat }
  | { type: 'banked'; seat: Seat; points: number };

/** Pig: roll as often as you dare; a one loses the pot, holding banks it. First to 100. */
export const pig = defineGame<State, Event>({
  name: 'pig',
  version: 1,
  seats: { min: 2, max: 4 },
  setup: ({ seats }) => ({ scores: Array<number>(seats).fill(0), pot: 0, seat: 0 }),

  *turn(state): Flow<Event> {
    const { seat } = state;
    let move = 'roll';
    while (move === 'roll') {
      const die = yield* because({ id: 'roll', owner: seat }, rollOf(seat));
      if (die === 1) return;
      move = yield* choose(seat, 'Roll or hold?', ['roll', 'hold']);
    }
    yield* because({ id: 'hold', owner: seat }, emit({ type: 'banked', seat, points: state.pot }));
  },

  apply: {
    rolled: (state, { die }) => {
      state.pot += die;
      state.die = die;
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

  scoring: ({ scores }, seat) => ({ banked: scores[seat]! }), // the seat is at the table

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
    thing,
  },
  position,
});

function* rollOf(seat: Seat): Flow<Event, number> {
  const die = yield* roll(6, 'die');
  yield* emit(die === 1 ? { type: 'busted', seat } : { type: 'rolled', seat, die });
  return die;
}

function passTurn(state: State): void {
  state.pot = 0;
  delete state.die;
  state.seat = (state.seat + 1) % state.scores.length;
}
