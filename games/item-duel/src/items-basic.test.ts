/** What the basic items do that act at once or while they are held, from their rules texts. */
import { scripted } from '@fermata/core/testing';
import { describe, expect, test } from 'vitest';
import { duel, type Row, testRows } from '../test/table.ts';
import { ITEMS, itemDuel } from './index.ts';

const PUNCHES = ['punch', 'punch', 'punch', 'punch'];
const JAMMING = { kind: 'jamming', lasts: { charges: 1 } };

const ROWS: Row[] = [
  ['punch', 'deals 5 damage', [{ items: ['punch'] }, {}], ['punch'], ['Seat 1 takes 5 damage (punch).'], [20, 15]],
  [
    'punch',
    'one opponent',
    [{ items: ['punch'] }, {}, {}],
    ['punch', 2],
    ['Seat 2 takes 5 damage (punch).'],
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
    'guard dog',
    'bites at the end of each own turn, not of others',
    [{ items: ['guard dog'] }, {}],
    ['pass', 'pass', 'pass'],
    ['Seat 1 takes 5 damage (barking).', 'Seat 1 takes 5 damage (barking).'],
    [20, 10],
  ],
  [
    'guard dog',
    'the opponent is chosen',
    [{ items: ['guard dog'] }, {}, {}],
    ['pass', 2],
    ['Seat 2 takes 5 damage (barking).'],
    [20, 20, 15],
  ],
  [
    'guard dog',
    'is gone when played',
    [{ items: ['guard dog'] }, {}],
    ['guard dog', 'pass', 'pass'],
    ['Seat 0 is no longer barking: item gone.'],
    [20, 20],
  ],
  [
    'insulated glove',
    'what is jammed works',
    [{ items: ['punch', 'insulated glove'] }, { statuses: [JAMMING] }],
    ['punch'],
    ['Seat 1 is no longer jamming: used up.', 'Seat 1 takes 5 damage (punch).'],
    [20, 15],
  ],
  [
    'insulated glove',
    'not what is jammed again, by another seat',
    [{ items: ['punch', 'insulated glove'] }, { statuses: [JAMMING] }, { statuses: [JAMMING] }],
    ['punch', 1],
    [
      'Seat 1 is no longer jamming: used up.',
      'Seat 2 is no longer jamming: used up.',
      'Punch of seat 0 is jammed by seat 2.',
    ],
    [20, 20, 20],
  ],
  [
    'insulated glove',
    'nor by a second jammer of the same seat',
    [{ items: ['punch', 'insulated glove'] }, { statuses: [JAMMING, JAMMING] }],
    ['punch'],
    [
      'Seat 1 is no longer jamming: used up.',
      'Seat 1 is no longer jamming: used up.',
      'Punch of seat 0 is jammed by seat 1.',
    ],
    [20, 20],
  ],
  [
    'insulated glove',
    'once for each item',
    [{ items: ['punch', 'punch', 'insulated glove'] }, { statuses: [{ ...JAMMING, lasts: { charges: 2 } }] }],
    ['punch', 'pass', 'punch'],
    [
      'Seat 1 is still jamming, 1 time.',
      'Seat 1 takes 5 damage (punch).',
      'Seat 1 is no longer jamming: used up.',
      'Seat 1 takes 5 damage (punch).',
    ],
    [20, 10],
  ],
  [
    'insulated glove',
    'only for its owner',
    [{ items: ['punch'] }, { items: ['insulated glove'], statuses: [JAMMING] }],
    ['punch'],
    ['Seat 1 is no longer jamming: used up.', 'Punch of seat 0 is jammed by seat 1.'],
    [20, 20],
  ],
  [
    'insulated glove',
    'no longer once it is played',
    [{ items: ['punch', 'insulated glove'] }, { statuses: [{ ...JAMMING, lasts: { charges: 2 } }] }],
    ['insulated glove', 'pass', 'punch'],
    [
      'Seat 0 is no longer insulated: item gone.',
      'Seat 1 is still jamming, 1 time.',
      'Insulated glove of seat 0 is jammed by seat 1.',
      'Seat 1 is no longer jamming: used up.',
      'Punch of seat 0 is jammed by seat 1.',
    ],
    [20, 20],
  ],
  [
    'glass vase',
    'heals by 2 at the end of each own turn',
    [{ items: ['glass vase'] }, {}],
    ['pass', 'pass', 'pass'],
    ['Seat 0 is healed by 2 (admired).', 'Seat 0 is healed by 2 (admired).'],
    [24, 20],
  ],
  [
    'glass vase',
    'breaks when its owner is damaged',
    [{ items: ['glass vase'] }, { items: PUNCHES }],
    ['pass', 'punch', 'pass'],
    [
      'Seat 0 is healed by 2 (admired).',
      'Seat 0 takes 5 damage (punch).',
      'Glass vase of seat 0 is broken.',
      'Seat 0 is no longer admired: item gone.',
      'Seat 0 is no longer fragile: item gone.',
    ],
    [17, 20],
  ],
  [
    'glass vase',
    'not when the damage is kept off',
    [{ items: ['glass vase'], statuses: [{ kind: 'sheltered', lasts: { charges: 1 } }] }, { items: PUNCHES }],
    ['pass', 'punch'],
    ['Seat 0 is healed by 2 (admired).', 'Seat 0 is no longer sheltered: used up.'],
    [22, 20],
  ],
  [
    'glass vase',
    'is gone when played',
    [{ items: ['glass vase'] }, {}],
    ['glass vase'],
    ['Seat 0 is no longer admired: item gone.', 'Seat 0 is no longer fragile: item gone.'],
    [20, 20],
  ],
  [
    'crowbar',
    'destroys an item, and what it does',
    [{ items: ['crowbar'] }, { items: ['guard dog'] }],
    ['crowbar', 'guard dog', 'pass'],
    ['Guard dog of seat 1 is destroyed.', 'Seat 1 is no longer barking: item gone.'],
    [20, 20],
  ],
  [
    'crowbar',
    'of any opponent',
    [{ items: ['crowbar'] }, { items: ['guard dog'] }, { items: ['jab'] }],
    ['crowbar', 'jab'],
    ['Jab of seat 2 is destroyed.'],
    [20, 20, 20],
  ],
];

describe('A basic item', () => {
  const isLingering = ({ play }: (typeof ITEMS)[number]) => play.some(({ type }) => type === 'give');
  testRows(
    ROWS,
    ITEMS.filter((item) => item.family === 'basic' && !isLingering(item)),
  );
});

test('a crowbar offers every item that an opponent holds, and none of its own', () => {
  const match = duel([{ items: ['crowbar', 'punch'] }, { items: ['jab'] }, {}], ['crowbar']);
  expect(match.prompts()[0]?.options).toEqual([
    { seat: 1, item: 'i4', name: 'jab' },
    { seat: 1, item: 'i5', name: 'hand' },
    { seat: 2, item: 'i6', name: 'hand' },
  ]);
});

test('a crowbar does nothing where nobody else holds an item', () => {
  const match = scripted(itemDuel, {
    position: { players: [{ items: ['crowbar', 'hand'] }, {}] },
    choices: ['crowbar'],
  });
  expect(match.events.filter(({ type }) => type === 'itemRemoved')).toHaveLength(1); // the crowbar itself
});
