/**
 * A mirror stands before each hit and throws it back with a hit of its own. With two mirrors at the table there is no
 * end to it. Had it returned the new hit instead of emitting it, each mirror would have met the hit once.
 */
import { choose, defineGame, emit, rank, type Seat } from '../../src/index.ts';

interface State {
  mirrors: Seat[];
  lives: number[];
  seat: Seat;
}

type Event = { type: 'polished'; seat: Seat } | { type: 'hit'; seat: Seat } | { type: 'ended' };

export const beforeLoop = defineGame<State, Event>({
  name: 'before-loop',
  version: 1,
  seats: { min: 2, max: 2 },
  setup: () => ({ mirrors: [], lives: [3, 3], seat: 0 }),
  *turn({ seat }) {
    const what = yield* choose(seat, 'What do you do?', ['hit', 'polish']);
    if (what === 'hit') yield* emit({ type: 'hit', seat: 1 - seat });
    else yield* emit({ type: 'polished', seat });
    yield* emit({ type: 'ended' });
  },
  apply: {
    polished: (state, { seat }) => {
      state.mirrors.push(seat);
    },
    hit: (state, { seat }) => {
      state.lives[seat]!--;
    },
    ended: (state) => {
      state.seat = 1 - state.seat;
    },
  },
  before: {
    hit: ({ mirrors }, { seat }) =>
      [...new Set(mirrors)].flatMap((owner) =>
        owner === seat ? [{ id: `mirror of ${owner}`, owner, run: reflect }] : [],
      ),
  },
  outcome: ({ lives }) => (lives.includes(0) ? rank(lives) : undefined),
});

function* reflect({ seat }: { seat: Seat }) {
  yield* emit<Event>({ type: 'hit', seat: 1 - seat });
  return [];
}
