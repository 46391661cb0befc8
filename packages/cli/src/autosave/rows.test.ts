import { expect, test } from 'vitest';
import { seatsText, whenText } from './rows.ts';

test.each([
  [['human'], 'human'],
  [['human', 'random', 'random', 'search:2s'], 'human, 2 random, search:2s'],
  [['random', 'human', 'random'], 'random, human, random'],
])('%j sit at the table as %s', (seating, text) => {
  expect(seatsText(seating)).toBe(text);
});

test('the hour is told of today, and of earlier days the day', () => {
  const now = new Date(2026, 2, 9, 23, 59);
  expect(whenText(new Date(2026, 2, 9, 0, 5), now)).toBe('today 00:05');
  expect(whenText(new Date(2026, 2, 8, 23, 59), now)).toBe('2026-03-08');
});
