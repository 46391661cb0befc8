import { type AnyMatch, type Choice, seeded, start } from '@fermata/core';
import { answerAll } from '../fork.ts';
import { LAMPS, lamps } from './game.ts';

/** So many random choices. */
export function randomLamps(count: number, seed: number): Choice[] {
  const oracle = seeded(seed);
  return Array.from({ length: count }, () => oracle.int(LAMPS.length, 'lamp'));
}

/** A match that has come so far, by random choices. */
export function longMatch(choices: number, seed: number): AnyMatch {
  return answerAll(start(lamps, { seed }), randomLamps(choices, seed));
}
