/** The peer: the loop one writes by hand. The same grid, offer, win check and chance, and no engine. */
import { drop, emptyGrid, isFull, openColumns, winner } from '@fermata/connect-four';
import type { Oracle } from '@fermata/core';

/** Plays a random game; returns the winner. */
export function playBare(oracle: Oracle): number | undefined {
  const grid = emptyGrid();
  while (winner(grid) === undefined && !isFull(grid)) {
    const offer = openColumns(grid);
    const choice = offer.length === 1 ? 0 : oracle.int(offer.length, 'column');
    drop(grid, offer[choice] as number); // within the offer
  }
  return winner(grid);
}
