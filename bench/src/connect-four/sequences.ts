import { drop, emptyGrid, isFull, openColumns, winner } from '@fermata/connect-four';
import { seeded } from '@fermata/core';
import type { Sequence } from '../sequence.ts';

/** Random games. */
export function randomSequences(count: number): Sequence[] {
  const oracle = seeded('connect four');
  return Array.from({ length: count }, (_, seed) => {
    const grid = emptyGrid();
    const moves: number[] = [];
    const choices: number[] = [];
    while (winner(grid) === undefined && !isFull(grid)) {
      const offer = openColumns(grid);
      const choice = oracle.int(offer.length, 'column');
      const column = offer[choice] as number; // within the offer
      drop(grid, column);
      moves.push(column);
      if (offer.length > 1) choices.push(choice);
    }
    return { moves, choices, winner: winner(grid), seed };
  });
}
