/** A fighter, for tests of an event's life: guards stand before a hit, and habits react to it. */
import {
  type After,
  type Before,
  choose,
  confirm,
  defineGame,
  emit,
  type Flow,
  type Match,
  rank,
  start,
} from '../../src/index.ts';
import { strict } from '../../src/testing/index.ts';
import { choose as take } from './table.ts';

export interface State {
  health: number;
  /** Who stands before a hit, and who reacts to it, in the order of the rules. */
  guards: string[];
  habits: string[];
  over: boolean;
}

type Hit = { type: 'hit'; damage: number };
export type Event =
  | Hit
  | { type: 'healed'; by: number }
  | { type: 'joined'; guard: string }
  | { type: 'left'; name: string }
  | { type: 'cried'; word: string }
  | { type: 'ended'; applied: readonly Event[] };

export type Guard = Before<Event, 'hit'>['run'];
export type Habit = After<Event, 'hit'>['run'];

export const GUARDS: { readonly [name: string]: Guard } = {
  *sleeper() {
    return undefined;
  },
  *watcher(hit) {
    return [hit];
  },
  *armour({ damage }) {
    return [{ type: 'hit', damage: damage - 1 }];
  },
  *curse({ damage }) {
    return [{ type: 'hit', damage: damage * 2 }];
  },
  *dodge() {
    return [];
  },
  *saint({ damage }) {
    return [{ type: 'healed', by: damage }];
  },
  *leech(hit) {
    return [hit, { type: 'healed', by: 1 }];
  },
  *splitter({ damage }) {
    return [
      { type: 'hit', damage: damage / 2 },
      { type: 'hit', damage: damage / 2 },
    ];
  },
  *shieldbearer() {
    return (yield* confirm(1, 'Raise the shield?')) ? [] : undefined;
  },
  *captain() {
    yield* emit({ type: 'joined', guard: 'armour' });
    return undefined;
  },
  *deserter() {
    yield* emit({ type: 'left', name: 'armour' });
    return undefined;
  },
  *acrobat() {
    yield* emit({ type: 'cried', word: 'missed' });
    return [];
  },
};

export const HABITS: { readonly [name: string]: Habit } = {
  *crier({ damage }) {
    yield* emit({ type: 'cried', word: `ouch ${damage}` });
  },
  *medic() {
    yield* emit({ type: 'healed', by: 1 });
  },
  *berserk() {
    yield* emit({ type: 'hit', damage: 1 });
  },
  *duellist({ damage }) {
    if (damage > 1) yield* emit({ type: 'hit', damage: 1 });
  },
  *mourner() {
    yield* emit({ type: 'left', name: 'crier' });
  },
  *asker() {
    if (yield* confirm(1, 'Drink?')) yield* emit({ type: 'healed', by: 2 });
  },
};

export const fighter = defineGame<State, Event>({
  name: 'fighter',
  version: 1,
  seats: { min: 2, max: 2 },
  limits: { depth: 3 },
  setup: () => ({ health: 20, guards: [], habits: [], over: false }),
  position: (guards) => ({ health: 20, guards: [], habits: [], over: false, ...(guards as object) }),
  *turn(): Flow<Event> {
    const damage = yield* choose(0, 'How hard?', [2, 6]);
    yield* emit({ type: 'ended', applied: yield* emit({ type: 'hit', damage }) });
  },
  apply: {
    hit: (state, { damage }) => {
      state.health -= damage;
    },
    healed: (state, { by }) => {
      state.health += by;
    },
    joined: (state, { guard }) => {
      state.guards.push(guard);
    },
    left: (state, { name }) => {
      state.guards = state.guards.filter((guard) => guard !== name);
      state.habits = state.habits.filter((habit) => habit !== name);
    },
    cried: 'informs',
    ended: (state) => {
      state.over = true;
    },
  },
  before: { hit: ({ guards }) => guards.map((id) => ({ id, owner: 1, run: GUARDS[id] as Guard })) },
  after: { hit: ({ habits }) => habits.map((id) => ({ id, run: HABITS[id] as Habit })) },
  outcome: ({ over }) => (over ? rank([1, 0]) : undefined),
});

export function fight(position: Partial<State>): Match<State, Event> {
  return start(strict(fighter), { seed: 1, position });
}

/** What happened to a hit of six: its log, line by line, without the end. */
export function struck(position: Partial<State>, ...answers: unknown[]): string[] {
  const match = fight(position);
  take(match, 6, ...answers);
  return linesOf(match);
}

export function linesOf({ log }: Match<State, Event>): string[] {
  const entries = log.filter(({ event }) => event.type !== 'ended');
  return entries.map(({ event, met, cause, cancelled }, at) => {
    const why = cause && ` < ${cause.by} ${cause.phase} ${cause.index ?? '?'}`;
    const who = met.map(({ listener, did }) => `, ${listener} ${did}`).join('');
    return `${at}: ${nameOf(event)}${cancelled ? ' (never)' : ''}${who}${why ?? ''}`;
  });
}

export function nameOf({ type, ...rest }: Event): string {
  return [type, ...Object.values(rest)].join(' ');
}
