import { checkStaging } from '@fermata/scene/testing';
import { expect, test } from 'vitest';
import { fireInTheLake, staging } from './index.ts';

const MATCHES = 30;
const ON_BOARD = 0.95;

test.each([2, 3, 4])(
  `for %d seats nearly every question of ${MATCHES} matches is answered on the board`,
  { timeout: 7_200_000 },
  (seats) => {
    for (const scenario of ['short', 'medium', 'full']) {
      const how = { seats, matches: MATCHES / 3, seed: 'soak', options: { scenario, transfers: true } };
      const { questions, onBoard } = checkStaging(fireInTheLake, staging, how);
      expect(onBoard / questions).toBeGreaterThanOrEqual(ON_BOARD);
    }
  },
);
