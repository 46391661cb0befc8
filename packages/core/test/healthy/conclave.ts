/**
 * Secret roles that exclude each other, so that not every guess could be; a question that prunes; and an accusation
 * after which everybody sees the roles.
 */
import { choose, defineGame, emit, type Flow, rank, type Seat, shuffle } from '../../src/index.ts';

const ROLES = ['king', 'fool', 'monk'];

interface State {
  roles: string[];
  isOpen: boolean;
  turns: number;
}

type Event =
  | { type: 'sworn'; roles: readonly string[] }
  | { type: 'accused'; seat: Seat; king: Seat }
  | { type: 'prayed' };

export const conclave = defineGame<State, Event>({
  name: 'conclave',
  version: 1,
  seats: { min: 3, max: 3 },
  setup: () => ({ roles: ['', '', ''], isOpen: false, turns: 0 }),
  *opening() {
    yield* emit({ type: 'sworn', roles: yield* shuffle(ROLES, 'roles') });
  },
  *turn({ roles, turns }): Flow<Event> {
    const king = roles.indexOf('king');
    if (king < 0) throw new Error('there is no king');
    const way = yield* choose(turns % 3, 'What do you do?', ['pray', 'leave', 'accuse'], { prune: true });
    if (way === 'leave') yield* choose(turns % 3, 'Through which door?', []);
    if (way === 'accuse' && turns > 3) yield* emit({ type: 'accused', seat: turns % 3, king });
    else yield* emit({ type: 'prayed' });
  },
  apply: {
    sworn: (state, { roles }) => {
      state.roles = [...roles];
    },
    accused: (state) => {
      state.isOpen = true;
    },
    prayed: (state) => {
      state.turns++;
    },
  },
  secrets: {
    values: ({ roles, isOpen }) =>
      roles.map((_, seat) => ({
        path: ['roles', seat],
        seenBy: isOpen ? 'all' : [seat],
        guess: (_view, oracle) => ROLES[oracle.int(3, 'role')],
      })),
    events: { sworn: ({ type, roles }, seat) => ({ type, role: roles[seat] ?? null }) },
    tells: ['accused'],
  },
  outcome: ({ isOpen, turns }) => (isOpen || turns > 8 ? rank([0, 0, 0]) : undefined),
});
