/** What each doctor item does, from its rules text. */
import { describe } from 'vitest';
import { type Row, testRows } from '../test/table.ts';
import { ITEMS } from './index.ts';

const ROWS: Row[] = [
  [
    'stitches',
    '3 at once, 2 at the end of this turn and the next two',
    [{ items: ['stitches'], health: 10 }, {}],
    ['stitches', 'pass', 'pass', 'pass', 'pass', 'pass', 'pass'],
    [
      'Seat 0 is healed by 3 (stitches).',
      'Seat 0 is knitting for 3 turns.',
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
      'Seat 0 is dripping for 4 turns.',
      'Seat 0 is still dripping for 3 turns.',
      'Seat 0 is healed by 3 (dripping).',
      'Seat 0 is still dripping for 2 turns.',
      'Seat 0 is healed by 3 (dripping).',
      'Seat 0 is still dripping for 1 turn.',
      'Seat 0 is healed by 3 (dripping).',
      'Seat 0 is no longer dripping: worn off.',
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
      'Second opinion of seat 1 is destroyed.',
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
    ['Seat 0 is healed by 2 (check-up).', 'Seat 0 is no longer poisoned: cured.', 'Seat 0 is no longer gassed: cured.'],
    [22, 20],
  ],
];

describe('A doctor item', () => {
  testRows(
    ROWS,
    ITEMS.filter(({ family }) => family === 'doctor'),
  );
});
