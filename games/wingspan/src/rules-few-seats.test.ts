import { checkGame } from '@fermata/core/testing';
import { describe, expect, test } from 'vitest';
import { conserving } from '../test/conserving.ts';

describe('All twelve invariants hold, and nothing is lost or doubled', () => {
  // Hundreds are played by the soak; a busy machine takes its time.
  test.each([2, 3, 4])('for %d seats', { timeout: 600_000 }, (seats) => {
    expect(checkGame(conserving, { seconds: 600, seats, matches: 8, places: 1 }).leftOut).toEqual([]);
  });

  test.each([
    ['the sandbox for one', { seats: 1 }],
    ['the core birds on the blue side', { seats: 2, options: { birds: 'core', goals: 'blue' } }],
  ])('for %s', { timeout: 600_000 }, (_, how) => {
    expect(checkGame(conserving, { seconds: 600, ...how, matches: 5, places: 1 }).leftOut).toEqual([]);
  });
});
