/**
 * Doors that lead nowhere are not offered, and which those are only the one who drew the map should know: what is missing
 * from the offer tells the rest.
 */
import { choose, defineGame, draw, emit, rank } from '../../src/index.ts';

const DOORS = ['ash', 'elm', 'oak'];

interface State {
  doors: string[];
  locked: string[];
  gone: number;
}

type Event = { type: 'locked'; door: string } | { type: 'went' };

export const prunedOfferTells = defineGame<State, Event>({
  name: 'pruned-offer-tells',
  version: 1,
  seats: { min: 2, max: 2 },
  setup: () => ({ doors: [...DOORS], locked: [], gone: 0 }),
  *opening({ doors }) {
    yield* emit({ type: 'locked', door: yield* draw(doors, 'lock') });
  },
  *turn({ locked }) {
    const door = yield* choose(1, 'Through which door?', DOORS, { prune: true });
    yield* choose(1, 'And then?', locked.includes(door) ? [] : ['left', 'right']);
    yield* emit({ type: 'went' });
  },
  apply: {
    locked: (state, { door }) => {
      state.doors = state.doors.filter((other) => other !== door);
      state.locked.push(door);
    },
    went: (state) => {
      state.gone++;
    },
  },
  secrets: {
    zones: ({ doors, locked }) => [
      { name: 'doors', tokens: doors, seenBy: [0] },
      { name: 'locked', tokens: locked, seenBy: [0] },
    ],
    events: { locked: (event, seat) => (seat === 0 ? event : { ...event, door: null }) },
  },
  outcome: ({ gone }) => (gone === 2 ? rank([0, 0]) : undefined),
});
