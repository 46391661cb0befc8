/** What each martial item does, from its rules text. That statuses get shorter and end is told of elsewhere. */
import { describe, expect, test } from 'vitest';
import { duel, type Row, testRows, UNTOLD } from '../test/table.ts';
import { ITEMS } from './index.ts';

const PUNCHES = ['punch', 'punch', 'punch'];
const COUNTERING = { kind: 'countering', lasts: { charges: 2 } };
const FOCUSED = { kind: 'focused', lasts: { charges: 1 } };

const ROWS: Row[] = [
  [
    'jab',
    '3 damage and slower by 1',
    [{ items: ['jab'] }, {}],
    ['jab'],
    ['Seat 1 takes 3 damage from seat 0 (jab).', 'Seat 1 gets slower by 1 (jab).'],
    [20, 17],
    [5, 4],
  ],
  [
    'jab',
    'one opponent',
    [{ items: ['jab'] }, {}, {}],
    ['jab', 2],
    ['Seat 2 takes 3 damage from seat 0 (jab).', 'Seat 2 gets slower by 1 (jab).'],
    [20, 20, 17],
    [5, 5, 4],
  ],
  [
    'jab',
    'who has fallen does not get slower',
    [{ items: ['jab'] }, { health: 3 }, {}],
    ['jab', 1],
    ['Seat 1 takes 3 damage from seat 0 (jab).', 'Seat 1 falls.'],
    [20, 0, 20],
  ],
  [
    'roundhouse',
    '2 damage to every opponent',
    [{ items: ['roundhouse'] }, {}, {}],
    ['roundhouse'],
    ['Seat 1 takes 2 damage from seat 0 (roundhouse).', 'Seat 2 takes 2 damage from seat 0 (roundhouse).'],
    [20, 18, 18],
  ],
  [
    'counterstance',
    'hits back twice',
    [{ items: ['counterstance'] }, { items: PUNCHES }],
    ['counterstance', 'punch', 'pass', 'punch', 'pass', 'punch'],
    [
      'Seat 0 is countering, 2 times: whoever damages it takes 2 damage, unless it counters.',
      'Seat 0 takes 5 damage from seat 1 (punch).',
      'Seat 1 takes 2 damage from seat 0 (countering).',
      'Seat 0 takes 5 damage from seat 1 (punch).',
      'Seat 1 takes 2 damage from seat 0 (countering).',
      'Seat 0 takes 5 damage from seat 1 (punch).',
    ],
    [5, 16],
  ],
  [
    'counterstance',
    'whoever did it',
    [{ items: ['punch'] }, {}, { statuses: [COUNTERING] }],
    ['punch', 2],
    ['Seat 2 takes 5 damage from seat 0 (punch).', 'Seat 0 takes 2 damage from seat 2 (countering).'],
    [18, 20, 15],
  ],
  [
    'counterstance',
    'also the poisoner',
    [{ statuses: [COUNTERING, { kind: 'poisoned', by: 2, value: 3 }] }, {}, {}],
    ['pass'],
    ['Seat 0 takes 3 damage from seat 2 (poisoned).', 'Seat 2 takes 2 damage from seat 0 (countering).'],
    [17, 20, 18],
  ],
  [
    'counterstance',
    'a counter is not countered',
    [{ items: ['punch'], statuses: [COUNTERING] }, { statuses: [COUNTERING] }],
    ['punch'],
    ['Seat 1 takes 5 damage from seat 0 (punch).', 'Seat 0 takes 2 damage from seat 1 (countering).'],
    [18, 15],
  ],
  // It still holds two punches and a hand.
  [
    'patience',
    '2 for every item still held',
    [{ items: ['patience', 'punch', 'punch'] }, {}],
    ['patience'],
    ['Seat 1 takes 6 damage from seat 0 (patience).'],
    [20, 14],
  ],
  [
    'patience',
    'one opponent',
    [{ items: ['patience'] }, {}, {}],
    ['patience', 2],
    ['Seat 2 takes 2 damage from seat 0 (patience).'],
    [20, 20, 18],
  ],
  [
    'focus',
    'the next damage is 3 more',
    [{ items: ['focus', 'punch', 'punch'] }, {}],
    ['focus', 'pass', 'punch', 'pass', 'punch'],
    [
      'Seat 0 is focused, 1 time: damage to others is 3 more.',
      'Seat 1 takes 8 damage from seat 0 (punch).',
      'Seat 1 takes 5 damage from seat 0 (punch).',
    ],
    [20, 7],
  ],
  [
    'focus',
    'to one of several',
    [{ items: ['roundhouse'], statuses: [FOCUSED] }, {}, {}],
    ['roundhouse'],
    ['Seat 1 takes 5 damage from seat 0 (roundhouse).', 'Seat 2 takes 2 damage from seat 0 (roundhouse).'],
    [20, 15, 18],
  ],
  [
    'focus',
    'also by poison',
    [{ statuses: [FOCUSED] }, { statuses: [{ kind: 'poisoned', by: 0, value: 3 }] }],
    ['pass', 'pass', 'pass', 'pass'],
    ['Seat 1 takes 6 damage from seat 0 (poisoned).', 'Seat 1 takes 3 damage from seat 0 (poisoned).'],
    [20, 11],
  ],
  [
    'focus',
    'not to its owner, nor by others',
    [{ statuses: [FOCUSED, { kind: 'gassed', by: 0 }] }, { items: ['punch'] }],
    ['pass', 'punch'],
    ['Seat 0 takes 2 damage (gassed).', 'Seat 0 takes 5 damage from seat 1 (punch).'],
    [13, 20],
  ],
  [
    'sparring partner',
    'heals by 1 when another seat plays',
    [{}, { items: ['sparring partner', 'jab'] }, {}],
    ['hand', 'jab', 2, 'hand'],
    [
      'Seat 1 is healed by 1 (warming up).',
      'Seat 2 takes 3 damage from seat 1 (jab).',
      'Seat 2 gets slower by 1 (jab).',
      'Seat 1 is healed by 1 (warming up).',
    ],
    [18, 22, 16],
    [5, 5, 4],
  ],
  ['sparring partner', 'not when it passes', [{}, { items: ['sparring partner'] }], ['pass'], [], [20, 20]],
  [
    'sparring partner',
    'no longer once it is played',
    [{ items: ['sparring partner'] }, { items: ['sticking plaster'] }],
    ['sparring partner', 'sticking plaster'],
    ['Seat 1 is healed by 6 (sticking plaster).'],
    [20, 26],
  ],
];

describe('A martial item', () => {
  const untold = [...UNTOLD, 'statusModified', 'statusRemoved'] as const;
  testRows(
    ROWS,
    ITEMS.filter(({ family }) => family === 'martial'),
    untold,
  );
});

test.each(['counterstance', 'focus'])('%s is over when it is used up', (name) => {
  const [kind, left] = name === 'focus' ? ['focused', ['punch']] : ['countering', ['punch', 'punch']];
  const striking = name === 'focus' ? [{ items: [name, ...left] }, {}] : [{ items: [name] }, { items: left }];
  const choices = name === 'focus' ? [name, 'pass', 'punch'] : [name, 'punch', 'pass', 'punch'];
  const match = duel(striking, choices);
  expect(match.state.statuses.filter((status) => status.kind === kind)).toEqual([]);
  expect(match.events.filter(({ type }) => type === 'statusRemoved')).toMatchObject([{ kind, why: 'used up' }]);
});

test('a charge is spent before what it is spent on happens', () => {
  const once = { kind: 'countering', lasts: { charges: 1 } };
  const { events } = duel([{ items: ['punch'] }, { statuses: [once] }], ['punch']);
  const struck = events.findIndex(({ type }) => type === 'damaged');
  expect(events.slice(struck, struck + 4)).toMatchObject([
    { type: 'damaged', seat: 1, source: 'punch' },
    { type: 'statusRemoved', seat: 1, kind: 'countering', why: 'used up' },
    { type: 'damaged', seat: 0, source: 'countering' },
    { type: 'turnEnded' },
  ]);
});

test('nothing meets a seat that has fallen, not even what is reflected: that stays where it was', () => {
  // Seat 1 hits back, and seat 0 falls; then seat 2 holds its mirror against what is left of the roundhouse.
  const mirrored = { kind: 'mirrored', lasts: { charges: 1 } };
  const seats = [{ items: ['roundhouse'], health: 2 }, { statuses: [COUNTERING] }, { statuses: [mirrored] }];
  const { events, state } = duel(seats, ['roundhouse']);
  const fell = events.findIndex(({ type }) => type === 'defeated');
  expect(events[fell]).toEqual({ type: 'defeated', seat: 0 });
  expect(events.slice(fell).filter((event) => event.type === 'damaged')).toEqual([
    { type: 'damaged', seat: 2, value: 2, by: 0, source: 'roundhouse' },
  ]);
  expect(state.players.map(({ health }) => health)).toEqual([0, 18, 18]);
  expect(state.statuses).toContainEqual(
    expect.objectContaining({ kind: 'mirrored', seat: 2, duration: { type: 'charges', left: 1 } }), // it is not spent
  );
});

test('nothing more happens once the last opponent has fallen', () => {
  const match = duel([{ items: ['jab'] }, { health: 3 }], ['jab']);
  expect(match.events.map(({ type }) => type).slice(4)).toEqual(['damaged', 'defeated', 'gameOver', 'turnEnded']);
  expect(match.outcome).toEqual([
    { rank: 1, score: 20 },
    { rank: 2, score: 0 },
  ]);
});
