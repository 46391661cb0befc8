/** When a status does something. What it does is nothing here: the log tells whom it met. */
import { scripted } from '@fermata/core/testing';
import { describe, expect, test } from 'vitest';
import {
  afterEffect,
  and,
  beforeEffect,
  beforeNullify,
  beforeStatus,
  type Condition,
  from,
  hasNoItems,
  not,
  onPlay,
  onTurnEnd,
  onTurnStart,
  or,
} from './conditions.ts';
import { act, add, heal, item, mayInstead, negate, status } from './define.ts';
import type { Behaviour } from './definition.ts';
import { duelOf, ITEMS } from './index.ts';

/**
 * Seat 0 has the status, and holds a punch and a plaster. Seat 1 holds a punch, a plaster and a hand. Both are gassed by
 * themselves. Seat 0 punches, seat 1 punches, seat 0 heals itself, seat 1 heals itself; then seat 0 has no items and is
 * not asked, and the match stands at the third turn of seat 1. So seat 0 has three turns, and tires in the last two of
 * them, which is no damage; seat 1 has ended two turns.
 */
const DEFAULT = {
  players: [
    { items: ['punch', 'sticking plaster'], statuses: [{ kind: 'gassed', by: 0 }, { kind: 'probe' }] },
    { items: ['punch', 'sticking plaster', 'hand'], statuses: [{ kind: 'gassed', by: 1 }] },
  ],
};
const CHOICES = ['punch', 'punch', 'sticking plaster', 'sticking plaster'];

const PROBE = [{ kind: 'probe' }];

/** Seat 0 has the status and holds the items; seat 1 holds others, and perhaps jams. */
const facing = (own: string[], others: string[], jamming: object[] = []) => ({
  players: [
    { items: [...own, 'hand'], statuses: PROBE },
    { items: [...others, 'hand'], statuses: jamming },
  ],
});
const JAMMING = [{ kind: 'jamming' }];
const JAB = { seat: 0, item: 'i1', name: 'jab' };

/** Seat 0 has another status besides, and holds an antidote; seat 1 holds a punch. */
const having = (other: object) => ({
  players: [{ items: ['antidote', 'hand'], statuses: [...PROBE, other] }, { items: ['punch', 'hand'] }],
});
const GASSED = having({ kind: 'gassed', by: 1 });
const SHELTERED = having({ kind: 'sheltered', lasts: { charges: 1 } });
const UPSIDE_DOWN = having({ kind: 'upside down', lasts: { turns: 1 } });

type Row = [rule: string, when: Condition, times: number, position?: object, choices?: unknown[]];

const EITHER: Row[] = [];
for (const [phase, effect] of [
  ['before', beforeEffect],
  ['after', afterEffect],
] as const)
  EITHER.push(
    // One punch, three times gas.
    [`${phase} damage to the owner`, effect('damaged'), 4],
    [`${phase} damage to the owner through another seat`, effect('damaged', 'suffered'), 1],
    // One punch, two times gas.
    [`${phase} damage to others`, effect('damaged', 'other'), 3],
    [`${phase} damage to others through the owner`, effect('damaged', 'dealt'), 1],
    [`${phase} healing of the owner`, effect('healed'), 1],
    [`${phase} healing of others`, effect('healed', 'other'), 1],
    [`${phase} healing of the owner through another seat`, effect('healed', 'suffered'), 0],
    [`${phase} the owner gets faster`, effect('hastened'), 1, facing(['wingfoot'], []), ['wingfoot']],
    [`${phase} others get faster`, effect('hastened', 'other'), 0, facing(['wingfoot'], []), ['wingfoot']],
    [`${phase} others get slower`, effect('slowed', 'other'), 1, facing(['jab'], []), ['jab']],
    [`${phase} the owner gets slower`, effect('slowed'), 0, facing(['jab'], []), ['jab']],
    [`${phase} the owner has one more turn`, effect('turnGained'), 1, facing(['second wind'], []), ['second wind']],
    [
      `${phase} any status of the owner comes`,
      effect('statusAdded'),
      1,
      facing(['umbrella'], ['umbrella']),
      ['umbrella', 'umbrella'],
    ],
    [
      `${phase} a status of the owner comes through another seat`,
      effect('statusAdded', 'suffered'),
      1,
      facing(['umbrella'], ['poison drink']),
      ['umbrella', 'poison drink'],
    ],
    [
      `${phase} a status of others comes through the owner`,
      effect('statusAdded', 'dealt'),
      1,
      facing(['poison drink'], []),
      ['poison drink'],
    ],
    // Seat 0 heals itself of gas: that is its own doing.
    [`${phase} a status of the owner is cured`, effect('statusRemoved'), 1, GASSED, ['antidote']],
    [`${phase} one is cured through another seat`, effect('statusRemoved', 'suffered'), 0, GASSED, ['antidote']],
    [
      `${phase} an item of the owner is destroyed`,
      and(effect('itemRemoved'), from('crowbar')),
      1,
      facing(['jab'], ['crowbar']),
      ['pass', 'crowbar', JAB],
    ],
    [
      `${phase} an item of the owner goes through another seat`,
      effect('itemRemoved', 'suffered'),
      1,
      facing(['jab'], ['crowbar']),
      ['jab', 'crowbar'],
    ],
    // Not the gas.
    [`${phase} damage that comes from a punch`, and(effect('damaged'), from('punch')), 1],
    [`${phase} damage that does not`, and(effect('damaged'), not(from('punch'))), 3],
  );

const BEFORE: Row[] = [
  ['before an item of the owner takes effect', beforeEffect('activated'), 2],
  ['before an item of another seat takes effect', beforeEffect('activated', 'other'), 2],
  ['before an item of the owner is jammed', beforeNullify, 1, facing(['punch'], [], JAMMING), ['punch']],
  [
    'before an item of another seat is jammed',
    beforeNullify,
    0,
    {
      players: [{ items: ['hand'], statuses: [...PROBE, ...JAMMING] }, { items: ['jab', 'hand'] }],
    },
    ['pass', 'jab'],
  ],
  ['nothing is jammed', beforeNullify, 0],
  ['before the owner is poisoned', beforeStatus('poisoned'), 1, facing([], ['poison drink']), ['pass', 'poison drink']],
  [
    'before the owner is gassed, not poisoned',
    beforeStatus('gassed'),
    0,
    facing([], ['poison drink']),
    ['pass', 'poison drink'],
  ],
  ['before others are poisoned', beforeStatus('poisoned'), 0, facing(['poison drink'], []), ['poison drink']],
  // What is used up, worn off, or gone with its item is over: nobody stands before that.
  ['before an item is used up', beforeEffect('itemRemoved'), 0, facing(['punch'], []), ['punch']],
  ['before a status is used up', beforeEffect('statusRemoved'), 0, SHELTERED, ['pass', 'punch']],
  ['before a status wears off', beforeEffect('statusRemoved'), 0, UPSIDE_DOWN, ['pass']],
  ['before a status goes with its item', beforeEffect('statusRemoved'), 0, facing(['gas mask'], []), ['gas mask']],
  ['before damage and not healing', and(beforeEffect('damaged'), not(beforeEffect('healed'))), 4],
  ['before damage or healing', or(beforeEffect('damaged'), beforeEffect('healed')), 5],
  // The items are gone from the second turn's end on: twice gas. The punch and the first gas are before.
  ['before damage, without items', and(beforeEffect('damaged'), hasNoItems), 2],
  ['before damage, with items', and(beforeEffect('damaged'), not(hasNoItems)), 2],
];

const AFTER: Row[] = [
  ['the owner plays', onPlay('own'), 2],
  ['another seat plays', onPlay('other'), 2],
  ['a turn of the owner starts', onTurnStart, 3],
  ['a turn of the owner ends', onTurnEnd, 3],
  ['a turn of another seat starts', afterEffect('turnStarted', 'other'), 3],
  ['a turn of another seat ends', afterEffect('turnEnded', 'other'), 2],
  ['a turn of the owner ends and it has no items', and(onTurnEnd, hasNoItems), 2],
  ['a turn of the owner ends and it has items', and(onTurnEnd, not(hasNoItems)), 1],
  ['another seat plays and the owner has no items', and(onPlay('other'), hasNoItems), 1],
  ['a turn of the owner starts or ends', or(onTurnStart, onTurnEnd), 6],
  ['an item is used up', afterEffect('itemRemoved'), 1, facing(['punch'], []), ['punch']],
  ['a status is used up', afterEffect('statusRemoved'), 1, SHELTERED, ['pass', 'punch']],
  ['a status wears off', afterEffect('statusRemoved'), 1, UPSIDE_DOWN, ['pass']],
  ['a status goes with its item', afterEffect('statusRemoved'), 1, facing(['gas mask'], []), ['gas mask']],
  ['not not', and(onTurnEnd, not(not(hasNoItems))), 2],
  ['one of two events, and one of them', and(or(onTurnStart, onTurnEnd), onTurnEnd), 3],
  ['the same event twice', and(onTurnEnd, onTurnEnd), 3],
  ['or within and within or', or(onTurnStart, and(onTurnEnd, or(hasNoItems, not(hasNoItems)))), 6],
];

describe('A status meets an event', () => {
  test.each([...EITHER.filter(([rule]) => rule.startsWith('before')), ...BEFORE])('%s', (...row) => {
    expect(met(row, add(heal(() => 0)))).toBe(row[2]);
  });

  test.each([...EITHER.filter(([rule]) => rule.startsWith('after')), ...AFTER])('when %s', (...row) => {
    expect(met(row, act())).toBe(row[2]);
  });
});

describe('A condition is refused when a status is defined, by name:', () => {
  const NEVER = '"and" of different events never comes true';

  test.each<[rule: string, when: unknown, does: Behaviour, message: string]>([
    ['an unknown one', { type: 'onSneeze' }, act(), '"not"; got "onSneeze"'],
    ['an unknown one in and', and(onTurnEnd, { type: 'onSneeze' } as never), act(), '"not"; got "onSneeze"'],
    ['an unknown one in or', or(onTurnEnd, { type: 'onSneeze' } as never), act(), '"not"; got "onSneeze"'],
    ['an unknown one in not', and(onTurnEnd, not({ type: 'onSneeze' } as never)), act(), '"not"; got "onSneeze"'],
    ['without a type', {}, act(), '"not"; got nothing'],
    ['an unknown effect, before', beforeEffect('sneezed' as never), negate, '"sneezed"'],
    ['an unknown effect, after', afterEffect('sneezed' as never), act(), '"sneezed"'],
    ['about somebody unknown', onPlay('mine' as never), act(), '"mine"'],
    ['one that listens to nothing', hasNoItems, act(), 'condition "hasNoItems" listens to no event'],
    ['the contrary of one that listens', not(onTurnEnd), act(), 'condition "not" listens to no event'],
    ['all of nothing', and(), act(), 'when.of is a list of 1 to 1000; got a list of 0'],
    ['some of nothing', or(), act(), 'when.of is a list of 1 to 1000; got a list of 0'],
    ['who does what nobody does', onPlay('dealt' as never), act(), 'can never come true'],
    ['through whom a turn starts', afterEffect('turnStarted', 'suffered'), act(), 'can never come true'],
    [
      'one of two that never comes true',
      or(onTurnEnd, onPlay('dealt' as never)),
      act(),
      '"dealt"} can never come true',
    ],
    [
      'its own and another’s at once',
      and(beforeEffect('damaged', 'own'), beforeEffect('damaged', 'other')),
      negate,
      'can never come true',
    ],
    ['so and not so', and(onTurnEnd, hasNoItems, not(hasNoItems)), act(), 'can never come true'],
    ['two names at once', and(afterEffect('damaged'), from('punch'), from('jab')), act(), 'can never come true'],
    ['neither of two', and(or(onTurnStart, onTurnEnd), not(onTurnStart), not(onTurnEnd)), act(), 'can never come true'],
    ['only what may be so', and(hasNoItems, not(onTurnEnd)), act(), 'condition "and" listens to no event'],
    ['two events at once', and(onTurnStart, onTurnEnd), act(), NEVER],
    ['two effects at once', and(beforeEffect('damaged'), beforeEffect('healed')), negate, NEVER],
    ['before and after the same effect', and(beforeEffect('damaged'), afterEffect('damaged')), negate, NEVER],
    ['two events at once, and more', and(hasNoItems, onTurnStart, not(onPlay('own')), onTurnEnd), act(), NEVER],
    ['an event that is none of several', and(or(onTurnStart, onTurnEnd), onPlay('own')), act(), NEVER],
    ['two events at once, in or', or(onTurnEnd, and(onTurnStart, onPlay('own'))), act(), NEVER],
    ['two events at once, in not', and(onTurnEnd, not(and(onTurnStart, onPlay('own')))), act(), NEVER],
    ['before and after at once', or(beforeEffect('damaged'), onTurnEnd), act(), '"act" can do nothing before damaged'],
    ['a reaction before', beforeEffect('damaged'), act(), '"act" can do nothing before damaged'],
    ['a replacement after', onTurnEnd, negate, '"negate" can do nothing after turnEnded'],
    ['an offer after', onTurnEnd, mayInstead('Really?', negate), '"negate" can do nothing after turnEnded'],
  ])('%s', (_rule, when, does, message) => {
    const define = () => status('odd', when as Condition, does);
    expect(define).toThrow(TypeError);
    expect(define).toThrow('status "odd": ');
    expect(define).toThrow(message);
  });
});

test('a status may give another status, which works like any other', () => {
  const glowing = status('warm', onTurnEnd, act());
  const lighting = status(
    'lighting',
    onTurnStart,
    act({ type: 'give', status: glowing, to: 'self', duration: { type: 'permanent' }, value: 0 }),
  );
  const game = duelOf([...ITEMS, item('basic', 'lamp', 'Lights up.', { held: [lighting] })]);
  const match = scripted(game, { position: { players: [{ items: ['lamp'] }, {}] } });
  expect(match.state.statuses.map(({ kind }) => kind)).toContain('warm');
});

/** How many events the status has met. */
function met(
  [, when, , position = DEFAULT, choices = position === DEFAULT ? CHOICES : []]: Row,
  does: Behaviour,
): number {
  const held = [status('probe', when, does)];
  const game = duelOf([...ITEMS, item('basic', 'bag', 'Holds what a test needs.', { held })]);
  const { log } = scripted(game, { position, choices });
  return log.flatMap((entry) => entry.met).filter(({ listener }) => listener.startsWith('probe')).length;
}
