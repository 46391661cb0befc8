import { start } from '@fermata/core';
import { describeEvent, describeOption } from '@fermata/core/host';
import { checkGame, scripted } from '@fermata/core/testing';
import { expect, test } from 'vitest';
import { connectFour } from './index.ts';

test('seat 0 begins, the seats take turns, and every column is open', () => {
  const match = scripted(connectFour, { choices: [3] });
  expect(match.events).toEqual([{ type: 'dropped', seat: 0, column: 3 }]);
  expect(match.prompts()).toMatchObject([{ seat: 1, options: [0, 1, 2, 3, 4, 5, 6] }]);
});

test.each([
  ['four in a column win', '1212121', [1, -1]],
  ['four in a row win', '1122334', [1, -1]],
  ['four in a rising diagonal win', '12233434644', [1, -1]],
  ['four in a falling diagonal win', '76655454244', [1, -1]],
  ['a disc that closes the gap in a row wins', '1122443', [1, -1]],
  ['the second seat wins the same way', '71212121', [-1, 1]],
  ['more than four win, too', '1122335566774', [1, -1]],
])('%s', (_rule, position, scores) => {
  const match = start(connectFour, { position });
  expect(match.outcome?.map(({ score }) => score)).toEqual(scores);
});

// Each row is XXOOXXO or its opposite, in turns: no line of four anywhere.
const DRAWN = '133333311111' + '244444422222' + '577777755555' + '666666';

test('a full grid without four in a row is a draw', () => {
  const match = start(connectFour, { position: DRAWN });
  expect(match.outcome).toEqual([
    { rank: 1, score: 0 },
    { rank: 1, score: 0 },
  ]);
});

test('the last disc of all is dropped unasked', () => {
  const match = start(connectFour, { position: DRAWN.slice(0, -1) });
  expect(match.choices).toBe(0);
  expect(match.outcome).toBeDefined();
});

test('a full column is not offered, and lines do not run on from its top into the next column', () => {
  // Seat 0 has the three topmost discs of column 1 and the lowest of column 2.
  const match = start(connectFour, { position: '21717116161' });
  expect(match.outcome).toBeUndefined();
  expect(match.prompts()).toMatchObject([{ seat: 1, options: [1, 2, 3, 4, 5, 6] }]);
});

test.each([
  [7, 'moves are a text of columns like "4435"; got 7'],
  ['4a', 'move 2 is "a"; columns are 1 to 7'],
  ['4444444', 'move 7: column 4 is full'],
  ['12121213', 'move 8 comes after seat 0 has won'],
])('the position %j is refused: %s', (position, why) => {
  expect(() => start(connectFour, { position })).toThrow(why);
});

test('columns are told as players count them, from 1', () => {
  const match = scripted(connectFour, { choices: [6] });
  const [prompt] = match.prompts();
  expect(describeEvent(connectFour, match.events[0]!)).toBe('Seat 0 drops a disc into column 7.');
  expect(describeOption(connectFour, 0, prompt!)).toBe('column 1');
});

test('connect four keeps the invariants', () => {
  expect(checkGame(connectFour, { seconds: 120, seats: 2, matches: 50 }).leftOut).toEqual([]);
}, 120_000);
