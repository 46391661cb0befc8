import { start } from '@fermata/core';
import { expect, test } from 'vitest';
import { board, connectFour } from './index.ts';

test('the board shows the grid, the column numbers and who is to move', () => {
  expect(board(start(connectFour, { position: '4435' }).view(0))).toBe(
    [
      '. . . . . . .',
      '. . . . . . .',
      '. . . . . . .',
      '. . . . . . .',
      '. . . O . . .',
      '. . X X O . .',
      '1 2 3 4 5 6 7',
      'Seat 0 (X) to move',
    ].join('\n'),
  );
});

test.each([
  ['1212121', 'Seat 0 (X) has four in a row'],
  ['133333311111244444422222577777755555666666', 'The grid is full: a draw'],
])('below the final grid of %s it says: %s', (position, last) => {
  expect(board(start(connectFour, { position }).view(1)).split('\n').at(-1)).toBe(last);
});

test.each<[rule: string, position: string, rows: readonly string[]]>([
  [
    'upright',
    '1212121',
    [' . . . . . . . ', ' . . . . . . . ', '[X]. . . . . . ', '[X]O . . . . . ', '[X]O . . . . . ', '[X]O . . . . . '],
  ],
  [
    'flat',
    '1122334',
    [' . . . . . . . ', ' . . . . . . . ', ' . . . . . . . ', ' . . . . . . . ', ' O O O . . . . ', '[X|X|X|X]. . . '],
  ],
  [
    'aslant',
    '12234334744',
    [' . . . . . . . ', ' . . . . . . . ', ' . . .[X]. . . ', ' . .[X]O . . . ', ' .[X]O O . . . ', '[X]O O X . . X '],
  ],
])('the winning line stands in brackets: %s', (_, position, rows) => {
  const lines = board(start(connectFour, { position }).view(0)).split('\n');
  expect(lines.slice(0, 6)).toEqual(rows);
  expect(lines[6]).toBe(' 1 2 3 4 5 6 7');
});
