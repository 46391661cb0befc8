import { checkGame } from '@fermata/core/testing';
import { expect, test } from 'vitest';
import { fireInTheLake } from './game.ts';

test.each([
  ['short', 4],
  ['short', 3],
  ['short', 2],
  ['medium', 4],
  ['full', 2],
] as const)(
  '%s with %i seats keeps what every game promises',
  (scenario, seats) => {
    const options = { scenario, transfers: seats === 4, edition: seats === 3 ? 1 : 2, periodEvents: seats === 2 };
    expect(checkGame(fireInTheLake, { seats, matches: 1, places: 2, options, seconds: 3 }).matches).toBe(1);
  },
  30_000,
);
