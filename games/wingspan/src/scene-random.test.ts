/** Random matches, as everybody sees them. Hundreds are played by the soak, to the end. */
import { checkStaging } from '@fermata/scene/testing';
import { expect, test } from 'vitest';
import { staging, wingspan } from './index.ts';

// Twenty whole matches take half a minute: each is looked at for a while, and all parts of a match are.
test.each([
  [1, 40],
  [2, 35],
  [3, 25],
  [4, 18],
  [5, 16],
])('for %d seats nearly every question of random matches is answered on the board', (seats, answersMax) => {
  const { questions, onBoard } = checkStaging(wingspan, staging, { seats, answersMax, matches: 4, spread: true });
  expect(questions).toBeGreaterThan(0);
  expect(onBoard / questions).toBeGreaterThan(0.95); // to play no more birds may be all that is left, and is asked all the same
});
