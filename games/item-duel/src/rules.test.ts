import { checkGame } from '@fermata/core/testing';
import { describe, expect, test } from 'vitest';
import { itemDuel } from './index.ts';

describe('All twelve invariants hold', () => {
  // Two hundred whole matches each: a busy machine takes its time.
  test.each([2, 3, 4])('for %d seats', { timeout: 300_000 }, (seats) => {
    expect(() => checkGame(itemDuel, { seconds: 300, seats, matches: 200, places: 1 })).not.toThrow();
  });
});
