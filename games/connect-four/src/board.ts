import type { View } from '@fermata/core';
import { COLUMNS, type Grid, isFull, ROWS, seatToMove, winner } from './grid.ts';

const DISCS = ['.', 'X', 'O'] as const;

/** The grid as text, the columns numbered, and who is to move. */
export function board(grid: View<Grid>): string {
  const rows = Array.from({ length: ROWS }, (_, fromTop) => line(grid, ROWS - 1 - fromTop));
  const numbers = Array.from({ length: COLUMNS }, (_, column) => column + 1).join(' ');
  return [...rows, numbers, status(grid)].join('\n');
}

function line({ cells }: View<Grid>, row: number): string {
  return Array.from({ length: COLUMNS }, (_, column) => DISCS[cells[column * ROWS + row] ?? 0]).join(' ');
}

function status(grid: View<Grid>): string {
  const seat = winner(grid);
  if (seat !== undefined) return `Seat ${seat} (${DISCS[seat + 1]}) has four in a row`;
  if (isFull(grid)) return 'The grid is full: a draw';
  return `Seat ${seatToMove(grid)} (${DISCS[seatToMove(grid) + 1]}) to move`;
}
