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
  hasNoItems,
  not,
  onPlay,
  onTurnEnd,
  onTurnStart,
  or,
} from './conditions.ts';
import { act, adjust, type Behaviour, item, mayInstead, negate, status } from './define.ts';
import { duelOf, ITEMS } from './index.ts';

/**
 * Seat 0 has the status, and holds a punch and a plaster. Seat 1 holds a punch, a plaster and a hand. Both are gassed by
 * themselves. Seat 0 punches, seat 1 punches, seat 0 heals itself, seat 1 heals itself; then seat 0 has no items and
 * passes unasked, and the match stands at the third turn of seat 1. So seat 0 has three turns, and fatigue in the last
 * two of them; seat 1 has ended two turns.
 */
const DEFAULT = {
  players: [
    { items: ['punch', 'sticking plaster'], statuses: [{ kind: 'gassed', by: 0 }, { kind: 'probe' }], lag: -5 },
    { items: ['punch', 'sticking plaster', 'hand'], statuses: [{ kind: 'gassed', by: 1 }], lag: 5 },
  ],
};
const CHOICES = ['punch', 'punch', 'sticking plaster', 'sticking plaster'];

const PROBE = [{ kind: 'probe' }];

/** Seat 0 has the status and holds the items; seat 1 holds others, and perhaps jams. */
const facing = (own: string[], others: string[], jamming: object[] = []) => ({
  players: [
    { items: [...own, 'hand'], statuses: PROBE, lag: -5 },
    { items: [...others, 'hand'], statuses: jamming, lag: 5 },
  ],
});
const JAMMING = [{ kind: 'jamming' }];

type Row = [rule: string, when: Condition, times: number, position?: object, choices?: unknown[]];

const EITHER: Row[] = [];
for (const [phase, effect] of [
  ['before', beforeEffect],
  ['after', afterEffect],
] as const)
  EITHER.push(
    // One punch, three times gas, two times fatigue.
    [`${phase} damage to the owner`, effect('damaged'), 6],
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
      players: [
        { items: ['hand'], statuses: [...PROBE, ...JAMMING], lag: -5 },
        { items: ['jab', 'hand'], lag: 5 },
      ],
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
  ['before any status of the owner', beforeEffect('statusAdded'), 1, facing(['umbrella'], []), ['umbrella']],
  [
    'before a status of the owner through another seat',
    beforeEffect('statusAdded', 'suffered'),
    1,
    facing([], ['poison drink']),
    ['pass', 'poison drink'],
  ],
  [
    'before a status of others through the owner',
    beforeEffect('statusAdded', 'dealt'),
    1,
    facing(['poison drink'], []),
    ['poison drink'],
  ],
  ['before damage and not healing', and(beforeEffect('damaged'), not(beforeEffect('healed'))), 6],
  ['before damage or healing', or(beforeEffect('damaged'), beforeEffect('healed')), 7],
  // The items are gone from the second turn's end on: twice gas and twice fatigue. The punch and the first gas are before.
  ['before damage, without items', and(beforeEffect('damaged'), hasNoItems), 4],
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
  ['neither of two', and(or(onTurnStart, onTurnEnd), not(onTurnStart), not(onTurnEnd)), 0],
  ['not not', and(onTurnEnd, not(not(hasNoItems))), 2],
  ['one of two events, and one of them', and(or(onTurnStart, onTurnEnd), onTurnEnd), 3],
  ['the same event twice', and(onTurnEnd, onTurnEnd), 3],
  ['or within and within or', or(onTurnStart, and(onTurnEnd, or(hasNoItems, not(hasNoItems)))), 6],
];

describe('A status meets an event', () => {
  test.each([...EITHER.filter(([rule]) => rule.startsWith('before')), ...BEFORE])('%s', (...row) => {
    expect(met(row, adjust(0))).toBe(row[2]);
  });

  test.each([...EITHER.filter(([rule]) => rule.startsWith('after')), ...AFTER])('when %s', (...row) => {
    expect(met(row, act())).toBe(row[2]);
  });
});

describe('A condition is refused when a status is defined, by name:', () => {
  const NEVER = '"and" of different events never comes true';

  test.each<[rule: string, when: unknown, does: Behaviour, message: string]>([
    ['an unknown one', { type: 'onSneeze' }, act(), 'unknown condition "onSneeze"'],
    ['an unknown one in and', and(onTurnEnd, { type: 'onSneeze' } as never), act(), 'unknown condition "onSneeze"'],
    ['an unknown one in or', or(onTurnEnd, { type: 'onSneeze' } as never), act(), 'unknown condition "onSneeze"'],
    [
      'an unknown one in not',
      and(onTurnEnd, not({ type: 'onSneeze' } as never)),
      act(),
      'unknown condition "onSneeze"',
    ],
    ['without a type', {}, act(), 'unknown condition "undefined"'],
    ['an unknown effect, before', beforeEffect('sneezed' as never), negate, '"sneezed"'],
    ['an unknown effect, after', afterEffect('sneezed' as never), act(), '"sneezed"'],
    ['about somebody unknown', onPlay('mine' as never), act(), '"mine"'],
    ['one that listens to nothing', hasNoItems, act(), 'condition "hasNoItems" listens to no event'],
    ['the contrary of one that listens', not(onTurnEnd), act(), 'condition "not" listens to no event'],
    ['all of nothing', and(), act(), '"and" of nothing always comes true'],
    ['some of nothing', or(), act(), '"or" of nothing never comes true'],
    ['only what may be so', and(hasNoItems, not(onTurnEnd)), act(), 'condition "and" listens to no event'],
    ['two events at once', and(onTurnStart, onTurnEnd), act(), NEVER],
    ['two effects at once', and(beforeEffect('damaged'), beforeEffect('healed')), negate, NEVER],
    ['before and after the same effect', and(beforeEffect('damaged'), afterEffect('damaged')), negate, NEVER],
    ['two events at once, and more', and(hasNoItems, onTurnStart, not(onPlay('own')), onTurnEnd), act(), NEVER],
    ['an event that is none of several', and(or(onTurnStart, onTurnEnd), onPlay('own')), act(), NEVER],
    ['two events at once, in or', or(onTurnEnd, and(onTurnStart, onPlay('own'))), act(), NEVER],
    ['two events at once, in not', and(onTurnEnd, not(and(onTurnStart, onPlay('own')))), act(), NEVER],
    ['before and after at once', or(beforeEffect('damaged'), onTurnEnd), act(), '"act" wants to listen after events'],
    ['a reaction before', beforeEffect('damaged'), act(), '"act" wants to listen after events'],
    ['a replacement after', onTurnEnd, negate, '"negate" wants to listen before events'],
    ['an offer after', onTurnEnd, mayInstead('Really?', negate), '"mayInstead" wants to listen before events'],
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
  expect(Object.values(match.state.statuses).map(({ kind }) => kind)).toContain('warm');
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
