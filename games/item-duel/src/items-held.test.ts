/** What the basic items do while they are held, from their rules texts. */
import { describe } from 'vitest';
import { type Row, testRows } from '../test/table.ts';
import { ITEMS } from './index.ts';

const PUNCHES = ['punch', 'punch', 'punch', 'punch'];
const CROWBAR = { items: ['crowbar'] };
const JAMMING = { kind: 'jamming', lasts: { charges: 1 } };

const ROWS: Row[] = [
  [
    'guard dog',
    'bites at the end of each own turn, not of others',
    [{ items: ['guard dog'] }, {}],
    ['pass', 'pass', 'pass'],
    ['Seat 1 takes 5 damage from seat 0 (barking).', 'Seat 1 takes 5 damage from seat 0 (barking).'],
    [20, 10],
  ],
  [
    'guard dog',
    'the opponent is chosen',
    [{ items: ['guard dog'] }, {}, {}],
    ['pass', 2],
    ['Seat 2 takes 5 damage from seat 0 (barking).'],
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
    ['Seat 1 is no longer jamming: used up.', 'Seat 1 takes 5 damage from seat 0 (punch).'],
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
      'Seat 1 takes 5 damage from seat 0 (punch).',
      'Seat 1 is no longer jamming: used up.',
      'Seat 1 takes 5 damage from seat 0 (punch).',
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
      'Seat 0 takes 5 damage from seat 1 (punch).',
      'Glass vase of seat 0 is broken by seat 1 (fragile).',
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
  ['strongbox', 'a crowbar does nothing', [CROWBAR, { items: ['strongbox'] }], ['crowbar', 'strongbox'], [], [20, 20]],
  [
    'strongbox',
    'what breaks through another seat stays',
    [{ items: ['punch'] }, { items: ['glass vase', 'strongbox'] }],
    ['punch', 'pass'],
    ['Seat 1 takes 5 damage from seat 0 (punch).', 'Seat 1 is healed by 2 (admired).'],
    [20, 17],
  ],
  // What the seat does to itself is no other seat's doing.
  [
    'strongbox',
    'not what breaks through its owner',
    [{ items: ['strongbox', 'glass vase'], statuses: [{ kind: 'gassed', by: 0 }] }, {}],
    ['pass'],
    [
      'Seat 0 is healed by 2 (admired).',
      'Seat 0 takes 2 damage (gassed).',
      'Glass vase of seat 0 is broken by seat 0 (fragile).',
      'Seat 0 is no longer admired: item gone.',
      'Seat 0 is no longer fragile: item gone.',
    ],
    [20, 20],
  ],
  [
    'strongbox',
    'nor what others hold',
    [{ items: ['strongbox', 'crowbar'] }, { items: ['jab'] }],
    ['crowbar', 'jab'],
    ['Jab of seat 1 is destroyed by seat 0 (crowbar).'],
    [20, 20],
  ],
  [
    'strongbox',
    'no longer once it is played',
    [{ items: ['strongbox', 'jab'] }, CROWBAR],
    ['strongbox', 'crowbar', 'jab'],
    ['Seat 0 is no longer locked: item gone.', 'Jab of seat 0 is destroyed by seat 1 (crowbar).'],
    [20, 20],
  ],
  [
    'padded coat',
    'damage is 2 less',
    [{ items: ['punch'] }, { items: ['padded coat'] }],
    ['punch'],
    ['Seat 1 takes 3 damage from seat 0 (punch).'],
    [20, 17],
  ],
  [
    'padded coat',
    'of 2 nothing is left',
    [{ items: ['roundhouse'] }, { items: ['padded coat'] }],
    ['roundhouse'],
    [],
    [20, 20],
  ],
  [
    'padded coat',
    'each of two',
    [{ items: ['punch'] }, { items: ['padded coat', 'padded coat'] }],
    ['punch'],
    ['Seat 1 takes 1 damage from seat 0 (punch).'],
    [20, 19],
  ],
  [
    'padded coat',
    'no longer once it is played',
    [{ items: ['padded coat'] }, { items: PUNCHES }],
    ['padded coat', 'punch'],
    ['Seat 0 is no longer padded: item gone.', 'Seat 0 takes 5 damage from seat 1 (punch).'],
    [15, 20],
  ],
];

describe('A basic item', () => {
  const isLingering = ({ play }: (typeof ITEMS)[number]) => play.some(({ type }) => type === 'give');
  testRows(
    ROWS,
    ITEMS.filter((item) => item.family === 'basic' && !isLingering(item) && item.held.length > 0),
  );
});
