import { choose, defineGame, emit, type Flow, rank, roll } from '@fermata/core';

/** What may be wagered on: how many faces of a die win then. */
const FACES = { sure: 6, even: 3, daring: 1 } as const;
type Wager = keyof typeof FACES;
const WAGERS = ['sure', 'even', 'daring'] as const;

type Event = { type: 'wagered'; wager: Wager } | { type: 'waited' } | { type: 'rolled'; face: number };
interface State {
  wager: Wager | null;
  isReady: boolean;
  points: readonly [number, number];
}

/** Seat 0 wagers, seat 1 says a word that changes nothing, and a die decides who gets 12 points: each chance is a number of faces. */
export const wager = defineGame<State, Event>({
  name: 'wager',
  version: 1,
  seats: { min: 2, max: 2 },
  setup: () => ({ wager: null, isReady: false, points: [0, 0] }),
  *turn({ wager, isReady }): Flow<Event> {
    if (wager === null) yield* emit({ type: 'wagered', wager: yield* choose(0, 'Wager on what?', WAGERS) });
    else if (isReady) yield* emit({ type: 'rolled', face: yield* roll(6, 'die') });
    else {
      yield* choose(1, 'Ready?', ['yes', 'of course']);
      yield* emit({ type: 'waited' });
    }
  },
  apply: {
    wagered: (state, { wager }) => {
      state.wager = wager;
    },
    waited: (state) => {
      state.isReady = true;
    },
    rolled: (state, { face }) => {
      state.points = face <= FACES[state.wager as Wager] ? [12, 0] : [0, 12]; // there is one by then
    },
  },
  outcome: ({ points }) => (points[0] === points[1] ? undefined : rank(points)),
});
