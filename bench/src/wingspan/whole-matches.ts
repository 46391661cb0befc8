import { type AnyMatch, type Choice, start } from '@fermata/core';
import { wingspan } from '@fermata/wingspan';
import { randomChoices } from '../random-matches.ts';

/** A random match of two, and what was chosen in it. */
export interface WholeMatch {
  readonly seed: number;
  readonly choices: readonly Choice[];
}

const SEATS = 2;

/** Random matches to play again. */
export function wholeMatches(count: number): WholeMatch[] {
  const first = start(wingspan, { seats: SEATS, log: false });
  return Array.from({ length: count }, (_, seed) => ({ seed, choices: randomChoices(first, seed) }));
}

/** One of them at its first question. */
export function begun({ seed }: WholeMatch): AnyMatch {
  return start(wingspan, { seed, seats: SEATS });
}
