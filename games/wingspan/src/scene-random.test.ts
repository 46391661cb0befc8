/** Random matches, as everybody sees them. Hundreds are played by the soak, to the end. */
import { checkStaging } from '@fermata/scene/testing';
import { expect, test } from 'vitest';
import { staging, wingspan } from './index.ts';

// Twenty whole matches take half a minute, which the soak has: here a stretch of each is looked at, from its start in the first to its
// end in the last.
test.each([
  [1, 40],
  [2, 35],
  [3, 25],
  [4, 18],
  [5, 16],
])(
  'for %d seats nearly every question in stretches of four random matches, %d answers each, is answered on the board',
  (seats, answersMax) => {
    const { questions, onBoard } = checkStaging(wingspan, staging, { seats, answersMax, matches: 4, spread: true });
    expect(questions).toBeGreaterThan(0);
    expect(onBoard / questions).toBeGreaterThan(0.95); // to play no more birds may be all that is left, and is asked all the same
  },
);

test('so is nearly every question of a whole match of two', () => {
  const { questions, onBoard } = checkStaging(wingspan, staging, { seats: 2, matches: 1, seed: 'whole' });
  expect(questions).toBeGreaterThan(52); // each of 52 turns asks once at least
  expect(onBoard / questions).toBeGreaterThan(0.95); // as above
});
