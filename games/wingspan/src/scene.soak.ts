import { checkStaging } from '@fermata/scene/testing';
import { expect, test } from 'vitest';
import { staging, wingspan } from './index.ts';

/** For each number of seats: so of all of them 200. */
const MATCHES = 40;
/** To play no more birds may be all that is left, and is asked all the same. */
const ON_BOARD = 0.95;

test.each([1, 2, 3, 4, 5])(
  `for %d seats nearly every question of ${MATCHES} matches is answered on the board`,
  { timeout: 7_200_000 },
  (seats) => {
    const { questions, onBoard } = checkStaging(wingspan, staging, { seats, matches: MATCHES, seed: 'soak' });
    expect(onBoard / questions).toBeGreaterThan(ON_BOARD);
  },
);

test('so is nearly every question of matches with the core birds and the blue side', { timeout: 7_200_000 }, () => {
  const options = { birds: 'core', goals: 'blue' };
  const { questions, onBoard } = checkStaging(wingspan, staging, { matches: MATCHES, seed: 'soak', options });
  expect(onBoard / questions).toBeGreaterThan(ON_BOARD);
});
