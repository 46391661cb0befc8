/** A power with three prompts inside a listener inside a power: whoever fits a part may let the apprentice strike it. */
import {
  type After,
  choose,
  chooseSome,
  confirm,
  defineGame,
  emit,
  type Flow,
  rank,
  type Seat,
} from '../../src/index.ts';

export interface State {
  seat: Seat;
  turns: number;
  /** What was done, in words. */
  done: string[][];
}

export type Event =
  | { type: 'fitted'; seat: Seat; part: string }
  | { type: 'heated'; seat: Seat; by: string }
  | { type: 'struck'; seat: Seat; where: readonly string[] }
  | { type: 'polished'; seat: Seat }
  | { type: 'handedOver'; seat: Seat };

export const workshop = defineGame<State, Event>({
  name: 'workshop',
  version: 1,
  seats: { min: 2, max: 2 },
  setup: ({ seats }) => ({ seat: 0, turns: 0, done: Array.from({ length: seats }, () => []) }),
  *turn({ seat }): Flow<Event> {
    yield* fit(seat, yield* choose(seat, 'Which part?', ['axle', 'wheel', 'spring']));
  },
  apply: {
    fitted: (state, { seat, part }) => {
      state.done[seat]?.push(`fit ${part}`);
    },
    heated: (state, { seat, by }) => {
      state.done[seat]?.push(`heat by ${by}`);
    },
    struck: (state, { seat, where }) => {
      state.done[seat]?.push(`strike ${where.join(' and ')}`);
    },
    polished: (state, { seat }) => {
      state.done[seat]?.push('polish');
    },
    handedOver: (state) => {
      state.seat = 1 - state.seat;
      state.turns += 1;
    },
  },
  after: { fitted: (_, { seat }) => [apprentice(seat)] },
  outcome: ({ turns, done }) => (turns < 4 ? undefined : rank(done.map((deeds) => deeds.length))),
  describe: { event: ({ type, seat }) => `seat ${seat} ${type}` },
});

/** The rest of a turn. */
export function* fit(seat: Seat, part: string): Flow<Event> {
  yield* emit({ type: 'fitted', seat, part });
  if (yield* confirm(seat, 'Polish it?')) yield* emit({ type: 'polished', seat });
  yield* emit({ type: 'handedOver', seat });
}

function apprentice(seat: Seat): After<Event> {
  return {
    id: 'apprentice',
    owner: seat,
    run: () => hammer(seat),
  };
}

/** The power: three prompts, and something happens between them. */
function* hammer(seat: Seat): Flow<Event> {
  if (!(yield* confirm(seat, 'Hammer it?'))) return;
  yield* emit({ type: 'heated', seat, by: yield* choose(seat, 'Heat it by what?', ['coal', 'wood']) });
  const where = yield* chooseSome(seat, 'Strike it where?', ['top', 'edge', 'rim'], { min: 1, max: 2 });
  yield* emit({ type: 'struck', seat, where });
}
