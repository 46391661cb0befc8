import { checkStaging } from '@fermata/scene/testing';
import { expect, test } from 'vitest';
import { fireInTheLake, staging } from './index.ts';

const SCENARIOS = ['short', 'medium', 'full'];
/** Of each scenario, for each number of seats: so of all of them 207. */
const EACH = 23;
const ON_BOARD = 0.95;

test.each([2, 3, 4])(
  `for %d seats nearly every question of ${SCENARIOS.length * EACH} matches is answered on the board`,
  { timeout: 7_200_000 },
  (seats) => {
    for (const scenario of SCENARIOS) {
      const how = { seats, matches: EACH, seed: 'soak', options: { scenario, transfers: true } };
      const { questions, onBoard } = checkStaging(fireInTheLake, staging, how);
      expect(onBoard / questions).toBeGreaterThanOrEqual(ON_BOARD);
    }
  },
);
