/** Random matches by the hundred: all of them end. */
import { type Agent, seeded, start } from '@fermata/core';
import { randomAnswer } from '@fermata/core/moves';
import { checkGame } from '@fermata/core/testing';
import { expect, test } from 'vitest';
import { fireInTheLake } from './game.ts';

test.each([
  ['short', 200],
  ['medium', 50],
  ['full', 20],
] as const)(
  '%s: %i random matches end',
  (scenario, matches) => {
    for (let seed = 0; seed < matches; seed++) {
      const seats = 2 + (seed % 3);
      const match = start(fireInTheLake, {
        seed,
        seats,
        options: { scenario, periodEvents: seed % 2 === 1 },
        log: false,
      });
      const oracle = seeded(`soak ${seed}`);
      const agent: Agent = (prompt) => randomAnswer(prompt, oracle);
      match.run(Array.from({ length: seats }, () => agent));
      expect(match.outcome).toHaveLength(seats);
    }
  },
  600_000,
);

test.each([
  ['short', 4],
  ['medium', 3],
  ['full', 2],
] as const)(
  '%s with %i seats keeps all invariants',
  (scenario, seats) => {
    expect(checkGame(fireInTheLake, { seats, matches: 3, options: { scenario }, seconds: 120 }).matches).toBe(3);
  },
  600_000,
);
