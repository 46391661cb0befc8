import { checkGame } from '@fermata/core/testing';
import { test } from 'vitest';
import { CATALOG } from './index.ts';

const MATCHES = 5_000;

for (const { game } of CATALOG) {
  for (let seats = game.seats.min; seats <= game.seats.max; seats++) {
    test(`${game.name} for ${seats} seats keeps the invariants over ${MATCHES} matches`, { timeout: 3_600_000 }, () => {
      checkGame(game, { seats, matches: MATCHES, seed: 'soak' });
    });
  }
}
