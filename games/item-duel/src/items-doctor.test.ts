/** What each doctor item does, from its rules text. */
import { describe } from 'vitest';
import { type Row, testRows } from '../test/table.ts';
import { ITEMS } from './index.ts';

const SHELTERED = { kind: 'sheltered', lasts: { charges: 1 } };

const ROWS: Row[] = [
  [
    'stitches',
    '3 at once, 2 at the end of this turn and the next two',
    [{ items: ['stitches'], health: 10 }, {}],
    ['stitches', 'pass', 'pass', 'pass', 'pass', 'pass', 'pass'],
    [
      'Seat 0 is healed by 3 (stitches).',
      'Seat 0 is knitting for 3 turns: heals it by 2 at the end of its turns.',
      'Seat 0 is healed by 2 (knitting).',
      'Seat 0 is still knitting for 2 turns.',
      'Seat 0 is healed by 2 (knitting).',
      'Seat 0 is still knitting for 1 turn.',
      'Seat 0 is healed by 2 (knitting).',
      'Seat 0 is no longer knitting: worn off.',
    ],
    [19, 20],
  ],
  // A third of the 20 that it lacks is 6 and a bit.
  [
    'adrenaline',
    'a third of what is lacking, and faster by 2',
    [{ items: ['adrenaline'], health: 10 }, {}],
    ['adrenaline'],
    ['Seat 0 is healed by 6 (adrenaline).', 'Seat 0 gets faster by 2 (adrenaline).'],
    [16, 20],
    [7, 5],
  ],
  [
    'adrenaline',
    'a third of 2 is nothing',
    [{ items: ['adrenaline'], health: 28 }, {}],
    ['adrenaline'],
    ['Seat 0 gets faster by 2 (adrenaline).'],
    [28, 20],
    [7, 5],
  ],
  [
    'drip',
    '3 at the start of each of the next 3 turns',
    [{ items: ['drip'], health: 10 }, {}],
    ['drip', 'pass', 'pass', 'pass', 'pass', 'pass', 'pass', 'pass'],
    [
      'Seat 0 is dripping, 3 times: heals it by 3 at the start of its turns.',
      'Seat 0 is still dripping, 2 times.',
      'Seat 0 is healed by 3 (dripping).',
      'Seat 0 is still dripping, 1 time.',
      'Seat 0 is healed by 3 (dripping).',
      'Seat 0 is no longer dripping: used up.',
      'Seat 0 is healed by 3 (dripping).',
    ],
    [19, 20],
  ],
  [
    'second opinion',
    'healing heals 2 more',
    [{ items: ['second opinion', 'sticking plaster'] }, {}],
    ['sticking plaster'],
    ['Seat 0 is healed by 8 (sticking plaster).'],
    [28, 20],
  ],
  [
    'second opinion',
    'each of two',
    [{ items: ['second opinion', 'second opinion', 'check-up'] }, {}],
    ['check-up'],
    ['Seat 0 is healed by 6 (check-up).'],
    [26, 20],
  ],
  [
    'second opinion',
    'also damage that heals',
    [{ items: ['second opinion'], statuses: [{ kind: 'soaking' }] }, { items: ['punch'] }],
    ['pass', 'punch'],
    ['Seat 0 is healed by 7 (punch).'],
    [27, 20],
  ],
  [
    'second opinion',
    'not others',
    [{ items: ['sticking plaster'] }, { items: ['second opinion'] }],
    ['sticking plaster'],
    ['Seat 0 is healed by 6 (sticking plaster).'],
    [26, 20],
  ],
  [
    'second opinion',
    'no longer once it is played',
    [{ items: ['second opinion', 'sticking plaster'] }, {}],
    ['second opinion', 'pass', 'sticking plaster'],
    ['Seat 0 is no longer well advised: item gone.', 'Seat 0 is healed by 6 (sticking plaster).'],
    [26, 20],
  ],
  [
    'second opinion',
    'no longer once it is destroyed',
    [{ items: ['crowbar'] }, { items: ['second opinion', 'sticking plaster'] }],
    ['crowbar', 'second opinion', 'sticking plaster'],
    [
      'Second opinion of seat 1 is destroyed by seat 0 (crowbar).',
      'Seat 1 is no longer well advised: item gone.',
      'Seat 1 is healed by 6 (sticking plaster).',
    ],
    [20, 26],
  ],
  [
    'check-up',
    'heals by 2 and cures',
    [
      {
        items: ['check-up'],
        statuses: [
          { kind: 'poisoned', by: 1, value: 3 },
          { kind: 'gassed', by: 1 },
        ],
      },
      {},
    ],
    ['check-up'],
    [
      'Seat 0 is healed by 2 (check-up).',
      'Seat 0 is no longer poisoned: cured by seat 0 (check-up).',
      'Seat 0 is no longer gassed: cured by seat 0 (check-up).',
    ],
    [22, 20],
  ],
  [
    'second wind',
    'one more turn right after this one, and then the others',
    [{ items: ['second wind', 'punch'] }, { items: ['jab'] }],
    ['second wind', 'punch', 'jab'],
    [
      'Seat 0 has one more turn next (second wind).',
      'Seat 1 takes 5 damage from seat 0 (punch).',
      'Seat 0 takes 3 damage from seat 1 (jab).',
      'Seat 0 gets slower by 1 (jab).',
    ],
    [17, 15],
    [4, 5],
  ],
  [
    'leech',
    'damage heals by 1 besides',
    [{ items: ['leech', 'punch'] }, {}],
    ['punch'],
    ['Seat 1 takes 5 damage from seat 0 (punch).', 'Seat 0 is healed by 1 (leeching).'],
    [21, 15],
  ],
  [
    'leech',
    'for each seat that is damaged',
    [{ items: ['leech', 'roundhouse'] }, {}, {}],
    ['roundhouse'],
    [
      'Seat 1 takes 2 damage from seat 0 (roundhouse).',
      'Seat 0 is healed by 1 (leeching).',
      'Seat 2 takes 2 damage from seat 0 (roundhouse).',
      'Seat 0 is healed by 1 (leeching).',
    ],
    [22, 18, 18],
  ],
  // Seat 0 is active, so its leech is first; what it adds has a life of its own.
  [
    'leech',
    'also where the damage is kept off after that',
    [{ items: ['leech', 'punch'] }, { statuses: [SHELTERED] }],
    ['punch'],
    ['Seat 1 is no longer sheltered: used up.', 'Seat 0 is healed by 1 (leeching).'],
    [21, 20],
  ],
  // In the turn of seat 1 its umbrella is first, and nobody further down meets the poison.
  [
    'leech',
    'not where it is kept off before',
    [{ items: ['leech'] }, { statuses: [{ kind: 'poisoned', by: 0, value: 3 }, SHELTERED] }],
    ['pass', 'pass'],
    ['Seat 1 is no longer sheltered: used up.'],
    [20, 20],
  ],
  [
    'leech',
    'what it adds may be more',
    [{ items: ['leech', 'second opinion', 'punch'] }, {}],
    ['punch'],
    ['Seat 1 takes 5 damage from seat 0 (punch).', 'Seat 0 is healed by 3 (leeching).'],
    [23, 15],
  ],
  [
    'leech',
    'not by damage to its owner',
    [{ items: ['leech'], statuses: [{ kind: 'gassed', by: 0 }] }, {}],
    ['pass'],
    ['Seat 0 takes 2 damage (gassed).'],
    [18, 20],
  ],
  [
    'leech',
    'no longer once it is played',
    [{ items: ['leech', 'punch'] }, {}],
    ['leech', 'pass', 'punch'],
    ['Seat 0 is no longer leeching: item gone.', 'Seat 1 takes 5 damage from seat 0 (punch).'],
    [20, 15],
  ],
];

describe('A doctor item', () => {
  testRows(
    ROWS,
    ITEMS.filter(({ family }) => family === 'doctor'),
  );
});
