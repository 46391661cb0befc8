import { expect, test } from 'vitest';
import { barFor, Rest } from './progress.ts';

const at = (seconds: number) => 1_000_000 + seconds * 1000;

test('until something is done, the time that has gone by is shown', () => {
  const rest = new Rest(100);
  expect([0, 1, 75].map((seconds) => rest.text(0, at(seconds)))).toEqual(['0:00 so far', '0:01 so far', '1:15 so far']);
});

test('what goes on at one pace counts down as a clock does', () => {
  const rest = new Rest(4000);
  rest.text(0, at(0));
  expect([1, 2, 3, 400, 3999].map((seconds) => rest.text(seconds, at(seconds)))).toEqual([
    '1:06:39 left',
    '1:06:38 left',
    '1:06:37 left',
    '1:00:00 left',
    '0:01 left',
  ]);
});

test('a lump that is done at once changes it by a fifth, and nothing changes it within a second', () => {
  const rest = new Rest(100);
  rest.text(0, at(0));
  expect(rest.text(10, at(10))).toBe('1:30 left');
  expect(rest.text(50, at(10.5))).toBe('1:30 left');
  // A second later 1:29 would be left at the old pace, and 11 s at the new one: 89 - (89 - 11) / 5.
  expect(rest.text(50, at(11))).toBe('1:13 left');
});

test.each([
  [120, 'playing coup on both sides {bar} ', 24],
  [60, 'playing coup on both sides ', 0],
  [40, 'playing… ', 0],
])('in %d columns nothing of the line is lost', (columns, begins, barsize) => {
  const bar = barFor('playing coup on both sides', 2000, columns);
  expect(bar).toEqual({ format: `${begins}{percentage} %  {value}/{total}  {rest}`, barsize });
  const longest = begins.replace('{bar}', '#'.repeat(barsize)).length + '100 %  2000/2000  10:00:00 left'.length;
  expect(longest).toBeLessThanOrEqual(columns);
});
