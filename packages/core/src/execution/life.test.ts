/** An event's life, on a fighter whose guards stand before a hit and whose habits react to it. */
import { describe, expect, test } from 'vitest';
import { asked, shown, choose as take } from '../../test/games/table.ts';
import {
  type After,
  type Before,
  choose,
  confirm,
  defineGame,
  emit,
  explain,
  type Flow,
  type Match,
  rank,
  start,
} from '../index.ts';

interface State {
  health: number;
  /** Who stands before a hit, and who reacts to it, in the order of the rules. */
  guards: string[];
  habits: string[];
  over: boolean;
}

type Hit = { type: 'hit'; damage: number };
type Event =
  | Hit
  | { type: 'healed'; by: number }
  | { type: 'joined'; guard: string }
  | { type: 'left'; name: string }
  | { type: 'cried'; word: string }
  | { type: 'ended'; applied: readonly Event[] };

type Guard = Before<Event, 'hit'>['run'];
type Habit = After<Event, 'hit'>['run'];

const GUARDS: { readonly [name: string]: Guard } = {
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

const HABITS: { readonly [name: string]: Habit } = {
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

const fighter = defineGame<State, Event>({
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

function fight(position: Partial<State>): Match<State, Event> {
  return start(fighter, { seed: 1, strict: true, position });
}

/** What happened to a hit of six: its log, line by line, without the end. */
function struck(position: Partial<State>, ...answers: unknown[]): string[] {
  const match = fight(position);
  take(match, 6, ...answers);
  return linesOf(match);
}

function linesOf({ log }: Match<State, Event>): string[] {
  const entries = log.filter(({ event }) => event.type !== 'ended');
  return entries.map(({ event, met, cause, cancelled }, at) => {
    const why = cause && ` < ${cause.listener} ${cause.phase} ${cause.index ?? '?'}`;
    const who = met.map(({ listener, did }) => `, ${listener} ${did}`).join('');
    return `${at}: ${nameOf(event)}${cancelled ? ' (never)' : ''}${who}${why ?? ''}`;
  });
}

function nameOf({ type, ...rest }: Event): string {
  return [type, ...Object.values(rest)].join(' ');
}

describe('Before an event', () => {
  test.each<[rule: string, guards: string[], log: string[]]>([
    ['nobody may stand', [], ['0: hit 6']],
    ['a listener may pass', ['sleeper'], ['0: hit 6, sleeper passed']],
    ['a listener may pass by handing on the event itself', ['watcher'], ['0: hit 6, watcher passed']],
    ['a listener may replace it', ['armour'], ['0: hit 5, armour replaced < armour before ?']],
    ['a listener may replace it by another event', ['saint'], ['0: healed 6, saint replaced < saint before ?']],
    [
      'a listener may add to it',
      ['leech'],
      ['0: hit 6, leech replaced < leech before ?', '1: healed 1, leech replaced < leech before ?'],
    ],
    ['a listener may cancel it, which is told of', ['dodge'], ['0: hit 6 (never), dodge cancelled']],
    [
      'listeners stand in the order of the rules: first one off, then twice the rest',
      ['armour', 'curse'],
      ['0: hit 10, armour replaced, curse replaced < curse before ?'],
    ],
    [
      'or first twice, then one off',
      ['curse', 'armour'],
      ['0: hit 11, curse replaced, armour replaced < armour before ?'],
    ],
    [
      'a listener meets what replaces an event only once, also where it is several',
      ['splitter', 'armour'],
      [
        '0: hit 2, splitter replaced, armour replaced < armour before ?',
        '1: hit 2, splitter replaced, armour replaced < armour before ?',
      ],
    ],
    [
      'what is cancelled is not met by those further down',
      ['sleeper', 'dodge', 'armour'],
      ['0: hit 6 (never), sleeper passed, dodge cancelled'],
    ],
    [
      'a listener that a listener calls in meets it, too',
      ['captain'],
      ['0: joined armour < captain before ?', '1: hit 5, captain passed, armour replaced < armour before ?'],
    ],
    [
      'a listener that a listener sends away does not',
      ['deserter', 'armour'],
      ['0: left armour < deserter before 1', '1: hit 6, deserter passed'],
    ],
    [
      'a listener may act and cancel',
      ['sleeper', 'acrobat'],
      ['0: cried missed < acrobat before 1', '1: hit 6 (never), sleeper passed, acrobat cancelled'],
    ],
    [
      'each listener has met it once, however many there are of a name',
      ['armour', 'armour'],
      ['0: hit 5, armour replaced < armour before ?'],
    ],
  ])('%s', (_, guards, log) => {
    expect(struck({ guards })).toEqual(log);
  });

  test.each([
    [true, ['0: hit 6 (never), shieldbearer cancelled'], 20],
    [false, ['0: hit 6, shieldbearer passed'], 14],
  ])('a listener may ask: %s', (answer, log, health) => {
    const match = fight({ guards: ['shieldbearer'] });
    take(match, 6);
    expect(asked(match)).toMatchObject({ seat: 1, label: 'Raise the shield?', options: [true, false] });
    expect(match.state.health).toBe(20);
    take(match, answer);
    expect(linesOf(match)).toEqual(log);
    expect(match.state.health).toBe(health);
  });

  test('an event without an entry cannot be swallowed', () => {
    const swallowing = defineGame<State, Event>({
      ...fighter,
      before: { healed: () => [{ id: 'dodge', run: GUARDS.dodge as Guard }] as never },
    });
    const match = start(swallowing, { position: { guards: ['dodge'], habits: ['medic'] } });
    take(match, 6);
    expect(linesOf(match)).toEqual(['0: hit 6, medic reacted', '1: healed 1 (never), dodge cancelled < medic after 0']);
  });
});

describe('After an event', () => {
  test.each<[rule: string, habits: string[], log: string[]]>([
    ['a listener may react', ['crier'], ['0: hit 6, crier reacted', '1: cried ouch 6 < crier after 0']],
    [
      'listeners react in the order of the rules',
      ['medic', 'crier'],
      ['0: hit 6, medic reacted, crier reacted', '1: healed 1 < medic after 0', '2: cried ouch 6 < crier after 0'],
    ],
    [
      'a listener that has gone by its turn is skipped',
      ['mourner', 'crier', 'medic'],
      [
        '0: hit 6, mourner reacted, crier gone, medic reacted',
        '1: left crier < mourner after 0',
        '2: healed 1 < medic after 0',
      ],
    ],
    [
      'a listener that has had its turn may go',
      ['crier', 'mourner'],
      [
        '0: hit 6, crier reacted, mourner reacted',
        '1: cried ouch 6 < crier after 0',
        '2: left crier < mourner after 0',
      ],
    ],
  ])('%s', (_, habits, log) => {
    expect(struck({ habits })).toEqual(log);
  });

  test('a listener may ask, and all that reacts has happened before the flow goes on', () => {
    const match = fight({ habits: ['asker', 'crier'] });
    take(match, 6);
    expect(asked(match)).toMatchObject({ seat: 1, label: 'Drink?' });
    expect(match.state.health).toBe(14);
    take(match, true);
    expect(match.events.map(nameOf).slice(0, -1)).toEqual(['hit 6', 'healed 2', 'cried ouch 6']);
  });

  test('listeners may ask within listeners', () => {
    const match = fight({ guards: ['shieldbearer'], habits: ['asker', 'duellist'] });
    take(match, 6, false, true);
    // The duellist hits back, and the hit has a life of its own.
    expect(asked(match)).toMatchObject({ seat: 1, label: 'Raise the shield?' });
    take(match, false, false);
    expect(linesOf(match)).toEqual([
      '0: hit 6, shieldbearer passed, asker reacted, duellist reacted',
      '1: healed 2 < asker after 0',
      '2: hit 1, shieldbearer passed, asker reacted, duellist reacted < duellist after 0',
    ]);
    expect(match.record().turns).toEqual([[1, 1, 0, 1, 1], []]);
  });

  test('nobody reacts to what was cancelled', () => {
    expect(struck({ guards: ['dodge'], habits: ['crier'] })).toEqual(['0: hit 6 (never), dodge cancelled']);
  });

  test('what was replaced is reacted to as it happened', () => {
    expect(struck({ guards: ['splitter'], habits: ['crier'] })).toEqual([
      '0: hit 3, splitter replaced, crier reacted < splitter before ?',
      '1: cried ouch 3 < crier after 0',
      '2: hit 3, splitter replaced, crier reacted < splitter before ?',
      '3: cried ouch 3 < crier after 2',
    ]);
  });
});

describe('emit returns the events as applied', () => {
  test.each<[rule: string, guards: string[], applied: Event[]]>([
    ['the event itself', [], [{ type: 'hit', damage: 6 }]],
    ['the event itself, where all passed', ['sleeper', 'watcher'], [{ type: 'hit', damage: 6 }]],
    ['what replaced it', ['armour', 'curse'], [{ type: 'hit', damage: 10 }]],
    [
      'all that replaced it',
      ['leech', 'armour'],
      [
        { type: 'hit', damage: 5 },
        { type: 'healed', by: 1 },
      ],
    ],
    ['nothing, if it was cancelled', ['dodge'], []],
    ['nothing, if all that replaced it was cancelled', ['splitter', 'dodge'], []],
  ])('%s', (_, guards, applied) => {
    const match = fight({ guards });
    take(match, 6);
    expect(match.events.at(-1)).toEqual({ type: 'ended', applied });
  });
});

describe('The log', () => {
  test('names the owner of a listener, and what it made of the event', () => {
    const match = fight({ guards: ['armour'] });
    take(match, 6);
    expect(match.log[0]).toMatchObject({
      event: { type: 'hit', damage: 5 },
      cause: { listener: 'armour', owner: 1, phase: 'before', index: undefined },
      met: [
        {
          listener: 'armour',
          owner: 1,
          did: 'replaced',
          event: { type: 'hit', damage: 6 },
          into: [{ type: 'hit', damage: 5 }],
        },
      ],
      cancelled: false,
    });
  });

  test.each<[what: string, position: Partial<State>]>([
    ['passed', { guards: ['sleeper', 'captain'] }],
    ['replaced', { guards: ['leech'] }],
    ['cancelled', { guards: ['acrobat'] }],
    ['reacted', { habits: ['crier', 'medic'] }],
  ])('names no cause for what the flow emits afterwards, where a listener %s', (_, position) => {
    const match = fight(position);
    take(match, 6);
    expect(match.log.at(-1)).toMatchObject({ event: { type: 'ended' }, cause: undefined });
  });

  test('leads from an event back to its first cause', () => {
    const match = fight({ guards: ['captain'], habits: ['medic'] });
    take(match, 6);
    expect(explain(match, 2).causes).toMatchObject([
      { listener: 'medic', phase: 'after', event: { type: 'hit', damage: 5 } },
      { listener: 'armour', phase: 'before', event: { type: 'hit', damage: 6 } },
    ]);
  });
});

describe('A chain of causes that is too long', () => {
  const match = fight({ habits: ['berserk'] });
  const before = shown(match);
  const chain = Array(4).fill('hit (after berserk)').join(' → ');

  test('throws, and names every link', () => {
    expect(() => take(match, 6)).toThrow(
      expect.objectContaining({
        name: 'BrokenRules',
        code: 'depth',
        message: `events cause each other more than 3 deep: ${chain} → hit`,
      }),
    );
  });

  test('counts what replaces an event, too', () => {
    const guards = ['armour', 'curse', 'splitter', 'saint'];
    expect(() => take(fight({ guards, habits: ['medic'] }), 6)).toThrow(
      'hit (before armour) → hit (before curse) → hit (before splitter) → hit (before saint) → healed',
    );
    expect(() => take(fight({ guards: guards.slice(1) }), 6)).not.toThrow();
  });

  test('leaves the match at its last question, answerable', () => {
    expect(() => take(match, 2)).toThrow('more than 3 deep');
    expect(shown(match)).toBe(before);
    expect(asked(match).options).toEqual([2, 6]);
  });

  test('is fine if it just fits', () => {
    const fitting = defineGame<State, Event>({
      ...fighter,
      after: {
        hit: ({ health }) => (health > 14 ? [{ id: 'berserk', run: HABITS.berserk as Habit }] : []),
      },
    });
    // Down from 17 to 14 by three hits, each because of the one before.
    const just = start(fitting, { position: { health: 20 - 1 } });
    take(just, 2);
    expect(just.events.map(nameOf).slice(0, -1)).toEqual(['hit 2', 'hit 1', 'hit 1', 'hit 1']);
  });
});
