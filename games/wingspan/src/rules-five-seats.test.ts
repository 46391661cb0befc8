import { checkGame } from '@fermata/core/testing';
import { expect, test } from 'vitest';
import { conserving } from '../test/conserving.ts';

// A file of its own, beside that for fewer seats: both take their time, and can do so side by side.
test('all twelve invariants hold for five seats, and nothing is lost or doubled', { timeout: 600_000 }, () => {
  expect(checkGame(conserving, { seconds: 600, seats: 5, matches: 8, places: 1 }).leftOut).toEqual([]);
});
