import { checkGame } from '@fermata/core/testing';
import { describe, expect, test } from 'vitest';
import { itemDuel } from './index.ts';

describe('All eleven invariants hold', () => {
  test.each([2, 3, 4])('for %d seats', (seats) => {
    expect(() => checkGame(itemDuel, { seats, matches: 200, places: 1 })).not.toThrow();
  });
});
