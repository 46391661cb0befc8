/** What the basic items do that act at once, from their rules texts. */
import { scripted } from '@fermata/core/testing';
import { describe, expect, test } from 'vitest';
import { duel, type Row, testRows } from '../test/table.ts';
import { ITEMS, itemDuel } from './index.ts';

const ROWS: Row[] = [
  [
    'punch',
    'deals 5 damage',
    [{ items: ['punch'] }, {}],
    ['punch'],
    ['Seat 1 takes 5 damage from seat 0 (punch).'],
    [20, 15],
  ],
  [
    'punch',
    'one opponent',
    [{ items: ['punch'] }, {}, {}],
    ['punch', 2],
    ['Seat 2 takes 5 damage from seat 0 (punch).'],
    [20, 20, 15],
  ],
  [
    'sticking plaster',
    'heals by 6',
    [{ items: ['sticking plaster'] }, {}],
    ['sticking plaster'],
    ['Seat 0 is healed by 6 (sticking plaster).'],
    [26, 20],
  ],
  [
    'sticking plaster',
    'up to the cap',
    [{ items: ['sticking plaster'], health: 28 }, {}],
    ['sticking plaster'],
    ['Seat 0 is healed by 6 (sticking plaster).'],
    [30, 20],
  ],
  ['hand', 'does nothing', [{ items: ['hand'] }, {}], ['hand'], [], [20, 20]],
  [
    'sticky boot',
    'slows by 3',
    [{ items: ['sticky boot'] }, {}],
    ['sticky boot'],
    ['Seat 1 gets slower by 3 (sticky boot).'],
    [20, 20],
    [5, 2],
  ],
  [
    'sticky boot',
    'one opponent',
    [{ items: ['sticky boot'] }, {}, {}],
    ['sticky boot', 2],
    ['Seat 2 gets slower by 3 (sticky boot).'],
    [20, 20, 20],
    [5, 5, 2],
  ],
  [
    'sticky boot',
    'not below 1',
    [{ items: ['sticky boot'] }, { speed: 3 }],
    ['sticky boot'],
    ['Seat 1 gets slower by 3 (sticky boot).'],
    [20, 20],
    [5, 1],
  ],
  [
    'wingfoot',
    'makes faster by 3',
    [{ items: ['wingfoot'] }, {}],
    ['wingfoot'],
    ['Seat 0 gets faster by 3 (wingfoot).'],
    [20, 20],
    [8, 5],
  ],
  [
    'crowbar',
    'destroys an item, and what it does',
    [{ items: ['crowbar'] }, { items: ['guard dog'] }],
    ['crowbar', 'guard dog', 'pass'],
    ['Guard dog of seat 1 is destroyed by seat 0 (crowbar).', 'Seat 1 is no longer barking: item gone.'],
    [20, 20],
  ],
  [
    'crowbar',
    'of any opponent',
    [{ items: ['crowbar'] }, { items: ['guard dog'] }, { items: ['jab'] }],
    ['crowbar', 'jab'],
    ['Jab of seat 2 is destroyed by seat 0 (crowbar).'],
    [20, 20, 20],
  ],
];

describe('A basic item', () => {
  const isLingering = ({ play }: (typeof ITEMS)[number]) => play.some(({ type }) => type === 'give');
  testRows(
    ROWS,
    ITEMS.filter((item) => item.family === 'basic' && !isLingering(item) && item.held.length === 0),
  );
});

test('a crowbar offers every item that an opponent holds, alike ones of one seat once, and none of its own', () => {
  // Seat 0 holds i1 to i3, seat 1 a hand i4, a jab i5 and another hand i6, and seat 2 a hand i7.
  const match = duel([{ items: ['crowbar', 'punch'] }, { items: ['hand', 'jab'] }, {}], ['crowbar']);
  expect(match.prompts()[0]?.options).toEqual([
    { seat: 1, item: 'i4', name: 'hand' },
    { seat: 1, item: 'i5', name: 'jab' },
    { seat: 2, item: 'i7', name: 'hand' },
  ]);
});

test('a crowbar does nothing where nobody else holds an item', () => {
  const match = scripted(itemDuel, {
    position: { players: [{ items: ['crowbar', 'hand'] }, {}] },
    choices: ['crowbar'],
  });
  expect(match.events.filter(({ type }) => type === 'itemRemoved')).toHaveLength(1); // the crowbar itself
});
