import { checkGame } from '@fermata/core/testing';
import { describe, expect, test } from 'vitest';
import { wingspan } from './index.ts';

describe('All eleven invariants hold', () => {
  test.each([1, 2, 3, 4, 5])('for %d seats', { timeout: 600_000 }, (seats) => {
    expect(() => checkGame(wingspan, { seats, matches: 3, places: 1 })).not.toThrow();
  });
});
