import { checkGame } from '@fermata/core/testing';
import { describe, expect, test } from 'vitest';
import { itemDuel } from './index.ts';

describe('All twelve invariants hold', () => {
  // Many more are played by the soak of the catalog.
  test.each([2, 3, 4])('for %d seats', { timeout: 300_000 }, (seats) => {
    expect(checkGame(itemDuel, { seconds: 300, seats, matches: 30, places: 1 }).leftOut).toEqual([]);
  });
});
