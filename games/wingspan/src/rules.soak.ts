import { checkGame } from '@fermata/core/testing';
import { test } from 'vitest';
import { conserving } from '../test/conserving.ts';

const MATCHES = 500;

test.each([1, 2, 3, 4, 5])(
  `wingspan for %d seats keeps the invariants, and all its cards, over ${MATCHES} matches`,
  { timeout: 3_600_000 },
  (seats) => void checkGame(conserving, { seats, matches: MATCHES, seed: 'soak', places: 2, seconds: 3600 }),
);
