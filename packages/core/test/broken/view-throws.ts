/**
 * The guard sees the thief's place; as soon as the thief has left the map there is none to look up, and nobody has a view.
 */
import { choose, defineGame, emit, rank } from '../../src/index.ts';

const MAP = [
  ['gate', 'yard'],
  ['hall', 'tower'],
];

interface State {
  at: number;
  rooms: string[];
}

type Event = { type: 'sneaked'; to: number } | { type: 'fled' };

export const viewThrows = defineGame<State, Event>({
  name: 'view-throws',
  version: 1,
  seats: { min: 2, max: 2 },
  setup: () => ({ at: 0, rooms: [] }),
  *turn({ at }) {
    const to = yield* choose(0, 'Where to?', [0, 1, 2]);
    yield* emit(to === 2 ? { type: 'fled' } : { type: 'sneaked', to });
    if (at < 0) yield* emit({ type: 'sneaked', to: 0 });
  },
  apply: {
    sneaked: (state, { to }) => {
      state.at = to;
      state.rooms.push(`${to}`);
    },
    fled: (state) => {
      state.at = -1;
    },
  },
  secrets: {
    values: ({ at }) =>
      MAP[at]!.map((_, room) => ({ path: ['rooms', room], seenBy: 'all' as const, guess: () => `${room}` })),
  },
  outcome: ({ rooms }) => (rooms.length >= 3 ? rank([0, 0]) : undefined),
});
