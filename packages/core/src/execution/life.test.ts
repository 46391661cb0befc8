/** An event's life, on a fighter whose guards stand before a hit and whose habits react to it. */
import { describe, expect, test } from 'vitest';
import {
  type Event,
  fight,
  fighter,
  GUARDS,
  type Guard,
  linesOf,
  nameOf,
  type State,
  struck,
} from '../../test/games/fighter.ts';
import { asked, choose as take } from '../../test/games/table.ts';
import { type Event as Talk, talk } from '../../test/games/talk.ts';
import { type After, type DeepReadonly, defineGame, emit, type Flow, start } from '../index.ts';

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

  test('a listener may do nothing, or react with a single word, and may tell by itself that it has gone', () => {
    const reacting = (state: DeepReadonly<State>): readonly After<Event, 'hit'>[] => [
      { id: 'stone', run: () => undefined, isGone: () => true }, // nothing has happened yet, so nobody has gone
      { id: 'medic', run: () => emit({ type: 'healed', by: 1 }) },
      { id: 'early', run: () => emit({ type: 'cried', word: 'fine' }), isGone: () => state.health > 14 },
      { id: 'late', run: () => emit({ type: 'cried', word: 'ouch' }), isGone: () => state.health < 15 },
    ];
    const match = start(defineGame<State, Event>({ ...fighter, after: { hit: reacting } }));
    take(match, 6);
    expect(linesOf(match)).toEqual([
      '0: hit 6, stone reacted, medic reacted, early gone, late reacted',
      '1: healed 1 < medic after 0',
      '2: cried ouch < late after 0',
    ]);
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

describe('A crowd of a hundred thousand', () => {
  const CROWD = 100_000;

  /** How often those who listen are derived while one word is said. */
  function derivations(phase: 'before' | 'after', run: () => Flow<Talk, undefined>): number {
    let count = 0;
    const crowd = Array.from({ length: CROWD }, (_, at) => ({ id: `listener ${at}`, run }));
    const said = () => {
      count++;
      return crowd;
    };
    start(talk({ [phase]: { said }, limits: { steps: 10 * CROWD } }, [2], 1), { log: false });
    return count;
  }

  function* passing(): Flow<Talk, undefined> {
    return undefined;
  }

  test('that stands before an event and lets it pass is derived once', () => {
    expect(derivations('before', passing)).toBe(1);
  });

  test('that does nothing after it is derived once', () => {
    expect(derivations('after', passing)).toBe(1);
  });

  test('of which one makes something happen is derived once more', () => {
    let isFirst = true;
    const once = function* (): Flow<Talk, undefined> {
      if (isFirst) yield* emit<Talk>({ type: 'began' });
      isFirst = false;
      return undefined;
    };
    expect(derivations('before', once)).toBe(2);
    isFirst = true;
    expect(derivations('after', once)).toBe(2);
  });
});
