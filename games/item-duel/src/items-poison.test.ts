/** What each poison item does, from its rules text. */
import { describe, expect, test } from 'vitest';
import { duel, type Row, testRows } from '../test/table.ts';
import { ITEMS } from './index.ts';

const GASSED = { kind: 'gassed', by: 1, lasts: { turns: 3 } };
const POISONED = { kind: 'poisoned', by: 1, value: 3, lasts: { turns: 2 } };

const ROWS: Row[] = [
  [
    'gas grenade',
    'everyone, and at the end of three turns each',
    [{ items: ['gas grenade'] }, {}],
    ['gas grenade', 'pass', 'pass', 'pass', 'pass', 'pass', 'pass', 'pass'],
    [
      'Seat 0 is gassed for 3 turns: 2 damage at the end of its turns.',
      'Seat 1 is gassed for 3 turns: 2 damage at the end of its turns.',
      'Seat 0 takes 2 damage (gassed).',
      'Seat 0 is still gassed for 2 turns.',
      'Seat 1 takes 2 damage from seat 0 (gassed).',
      'Seat 1 is still gassed for 2 turns.',
      'Seat 0 takes 2 damage (gassed).',
      'Seat 0 is still gassed for 1 turn.',
      'Seat 1 takes 2 damage from seat 0 (gassed).',
      'Seat 1 is still gassed for 1 turn.',
      'Seat 0 takes 2 damage (gassed).',
      'Seat 0 is no longer gassed: worn off.',
      'Seat 1 takes 2 damage from seat 0 (gassed).',
      'Seat 1 is no longer gassed: worn off.',
    ],
    [14, 14],
  ],
  [
    'gas grenade',
    'three seats, the owner first and on clockwise',
    [{ items: ['gas grenade'] }, {}, {}],
    ['gas grenade'],
    [
      'Seat 0 is gassed for 3 turns: 2 damage at the end of its turns.',
      'Seat 1 is gassed for 3 turns: 2 damage at the end of its turns.',
      'Seat 2 is gassed for 3 turns: 2 damage at the end of its turns.',
      'Seat 0 takes 2 damage (gassed).',
      'Seat 0 is still gassed for 2 turns.',
    ],
    [18, 20, 20],
  ],
  [
    'antidote',
    'ends gas and poison, whoever did it',
    [{ items: ['antidote'], statuses: [GASSED, POISONED] }, {}],
    ['antidote'],
    [
      'Seat 0 is no longer gassed: cured by seat 0 (antidote).',
      'Seat 0 is no longer poisoned: cured by seat 0 (antidote).',
    ],
    [20, 20],
  ],
  [
    'antidote',
    'nothing else, and nobody else',
    [{ items: ['antidote'], statuses: [{ kind: 'soaking' }] }, { statuses: [GASSED] }],
    ['antidote', 'pass'],
    ['Seat 1 takes 2 damage (gassed).', 'Seat 1 is still gassed for 2 turns.'],
    [20, 18],
  ],
  [
    'gas mask',
    'keeps off gas while held',
    [{ items: ['gas grenade'] }, { items: ['gas mask'] }],
    ['gas grenade', 'pass'],
    [
      'Seat 0 is gassed for 3 turns: 2 damage at the end of its turns.',
      'Seat 0 takes 2 damage (gassed).',
      'Seat 0 is still gassed for 2 turns.',
    ],
    [18, 20],
  ],
  [
    'gas mask',
    'keeps off more gas, also where there is some',
    [{ items: ['gas grenade', 'gas mask'] }, { items: ['gas mask'], statuses: [GASSED] }],
    ['gas grenade', 'pass'],
    ['Seat 1 takes 2 damage (gassed).', 'Seat 1 is still gassed for 2 turns.'],
    [20, 18],
  ],
  [
    'gas mask',
    'does not keep off poison',
    [{ items: ['poison drink'] }, { items: ['gas mask'] }],
    ['poison drink'],
    ['Seat 1 is poisoned 3 for 2 turns: so much damage at the end of its turns.'],
    [20, 20],
  ],
  [
    'gas mask',
    'no longer once it is played',
    [{ items: ['gas mask'] }, { items: ['gas grenade'] }],
    ['gas mask', 'gas grenade'],
    [
      'Seat 0 is no longer masked: item gone.',
      'Seat 1 is gassed for 3 turns: 2 damage at the end of its turns.',
      'Seat 0 is gassed for 3 turns: 2 damage at the end of its turns.',
      'Seat 1 takes 2 damage (gassed).',
      'Seat 1 is still gassed for 2 turns.',
    ],
    [20, 18],
  ],
  [
    'gas mask',
    'no longer once it is destroyed',
    [{ items: ['crowbar', 'gas mask'] }, { items: ['gas mask', 'gas grenade'] }],
    ['crowbar', 'gas mask', 'gas grenade'],
    [
      'Gas mask of seat 1 is destroyed by seat 0 (crowbar).',
      'Seat 1 is no longer masked: item gone.',
      'Seat 1 is gassed for 3 turns: 2 damage at the end of its turns.',
      'Seat 1 takes 2 damage (gassed).',
      'Seat 1 is still gassed for 2 turns.',
    ],
    [20, 18],
  ],
  [
    'poison drink',
    '3 at the end of each of its next 2 turns',
    [{ items: ['poison drink'] }, {}],
    ['poison drink', 'pass', 'pass', 'pass', 'pass', 'pass'],
    [
      'Seat 1 is poisoned 3 for 2 turns: so much damage at the end of its turns.',
      'Seat 1 takes 3 damage from seat 0 (poisoned).',
      'Seat 1 is still poisoned 3 for 1 turn.',
      'Seat 1 takes 3 damage from seat 0 (poisoned).',
      'Seat 1 is no longer poisoned: worn off.',
    ],
    [20, 14],
  ],
  [
    'poison drink',
    'one opponent',
    [{ items: ['poison drink'] }, {}, {}],
    ['poison drink', 2, 'pass', 'pass'],
    [
      'Seat 2 is poisoned 3 for 2 turns: so much damage at the end of its turns.',
      'Seat 2 takes 3 damage from seat 0 (poisoned).',
      'Seat 2 is still poisoned 3 for 1 turn.',
    ],
    [20, 20, 17],
  ],
  [
    'poison darts',
    '1 at once, and 1 at the end of each of its next 3 turns',
    [{ items: ['poison darts'] }, {}],
    ['poison darts', 'pass', 'pass', 'pass', 'pass', 'pass', 'pass', 'pass'],
    [
      'Seat 1 takes 1 damage from seat 0 (poison darts).',
      'Seat 1 is poisoned 1 for 3 turns: so much damage at the end of its turns.',
      'Seat 1 takes 1 damage from seat 0 (poisoned).',
      'Seat 1 is still poisoned 1 for 2 turns.',
      'Seat 1 takes 1 damage from seat 0 (poisoned).',
      'Seat 1 is still poisoned 1 for 1 turn.',
      'Seat 1 takes 1 damage from seat 0 (poisoned).',
      'Seat 1 is no longer poisoned: worn off.',
    ],
    [20, 16],
  ],
  [
    'poison darts',
    'one opponent',
    [{ items: ['poison darts'] }, {}, {}],
    ['poison darts', 2],
    [
      'Seat 2 takes 1 damage from seat 0 (poison darts).',
      'Seat 2 is poisoned 1 for 3 turns: so much damage at the end of its turns.',
    ],
    [20, 20, 19],
  ],
  [
    'catalyst',
    'poison is 2 stronger and lasts a turn longer',
    [{ items: ['catalyst'] }, { statuses: [{ ...POISONED, by: 0 }] }],
    ['catalyst', 'pass'],
    [
      'Seat 1 is still poisoned 5 for 3 turns.',
      'Seat 1 takes 5 damage from seat 0 (poisoned).',
      'Seat 1 is still poisoned 5 for 2 turns.',
    ],
    [20, 15],
  ],
  [
    'catalyst',
    'whoever poisoned is still to blame',
    [{ items: ['catalyst'] }, { statuses: [{ ...POISONED, by: 2 }] }, {}],
    ['catalyst', 1, 'pass'],
    [
      'Seat 1 is still poisoned 5 for 3 turns.',
      'Seat 1 takes 5 damage from seat 2 (poisoned).',
      'Seat 1 is still poisoned 5 for 2 turns.',
    ],
    [20, 15, 20],
  ],
  [
    'catalyst',
    'nothing is longer than for ever',
    [{ items: ['catalyst'] }, { statuses: [{ kind: 'poisoned', value: 1 }] }],
    ['catalyst'],
    ['Seat 1 is still poisoned 3.'],
    [20, 20],
  ],
  ['catalyst', 'not gas', [{ items: ['catalyst'] }, { statuses: [GASSED] }], ['catalyst'], [], [20, 20]],
];

describe('A poison item', () => {
  testRows(
    ROWS,
    ITEMS.filter(({ family }) => family === 'poison'),
  );
});

test('poison adds up: 1 of the darts and 3 of the drink are 4', () => {
  // The darts do 1 at once and 1 at the end of seat 1's turn; from then on the drink does its 3 besides.
  const match = duel(
    [{ items: ['poison darts', 'poison drink'] }, {}],
    ['poison darts', 'pass', 'poison drink', 'pass'],
  );
  expect(match.state.players[1]?.health).toBe(20 - 1 - 1 - 4);
  expect(match.state.statuses.filter(({ kind }) => kind === 'poisoned')).toHaveLength(1);
});

test.each([
  ['poison', 'poison darts', 'poisoned', 3],
  ['gas', 'gas grenade', 'gassed', undefined],
])('whoever did it last is to blame for all of the %s', (_what, name, kind, value) => {
  // Seat 1 has some by seat 2, and seat 0 adds to it.
  const some = { kind, by: 2, lasts: { turns: 2 }, ...(value && { value }) };
  const choices = name === 'poison darts' ? [name, 1, 'pass'] : [name, 'pass'];
  const { events } = duel([{ items: [name] }, { statuses: [some] }, {}], choices);
  const hurt = events.filter((event) => event.type === 'damaged' && event.seat === 1 && event.source === kind);
  expect(hurt).toEqual([{ type: 'damaged', seat: 1, value: value === undefined ? 2 : value + 1, by: 0, source: kind }]);
});

test('the texts of what poisons say how it adds up, and who is to blame', () => {
  for (const name of ['poison drink', 'poison darts'])
    expect(ITEMS.find((item) => item.name === name)?.text).toMatch(/adds up, strength and turns, .* poisoned last[.]$/);
});
