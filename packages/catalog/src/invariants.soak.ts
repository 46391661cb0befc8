import { checkGame } from '@fermata/core/testing';
import { test } from 'vitest';
import { CATALOG } from './index.ts';

const MATCHES = 5_000;
/** Battles are long: a hundred turns and more, each with dozens of draws; and a war has a thousand questions. */
const LONG: readonly (readonly [game: string, matches: number])[] = [
  ['pokemon', 200],
  ['pokemon-arena', 200],
  ['fire-in-the-lake', 20],
];

for (const { game } of CATALOG) {
  if (game.name === 'wingspan') continue; // it has a soak of its own, in which cards are counted as well
  for (let seats = game.seats.min; seats <= game.seats.max; seats++) {
    const matches = new Map(LONG).get(game.name) ?? MATCHES;
    test(`${game.name} for ${seats} seats keeps the invariants over ${matches} matches`, { timeout: 3_600_000 }, () => {
      checkGame(game, { seats, matches, seed: 'soak', seconds: 3600 });
    });
  }
}
