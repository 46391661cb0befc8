import type { View } from '@fermata/core';
import { COLUMNS, type Grid, isFull, ROWS, seatToMove, winner, winningCells } from './grid.ts';

const DISCS = ['.', 'X', 'O'] as const;

/** The grid as text, the columns numbered, and who is to move; at the end the winning line in brackets. */
export function board(grid: View<Grid>): string {
  const line = new Set(winningCells(grid));
  const rows = Array.from({ length: ROWS }, (_, fromTop) => rowText(grid, ROWS - 1 - fromTop, line));
  const numbers = Array.from({ length: COLUMNS }, (_, column) => column + 1).join(' ');
  return [...rows, line.size === 0 ? numbers : ` ${numbers}`, status(grid)].join('\n');
}

/** `. X O`; with a line ` .[X]O`, and `[X|X|X|X]` where it lies flat. */
function rowText({ cells }: View<Grid>, row: number, line: ReadonlySet<number>): string {
  const isIn = (column: number) => column >= 0 && column < COLUMNS && line.has(column * ROWS + row);
  const disc = (column: number) => DISCS[cells[column * ROWS + row] ?? 0];
  const columns = Array.from({ length: COLUMNS }, (_, column) => column);
  if (line.size === 0) return columns.map(disc).join(' ');
  const before = (column: number) => EDGES[isIn(column - 1) ? 1 : 0][isIn(column) ? 1 : 0];
  return columns.map((column) => `${before(column)}${disc(column)}`).join('') + before(COLUMNS);
}

/** What stands between two cells, by whether the left one is in the line, and the right one. */
const EDGES = [
  [' ', '['],
  [']', '|'],
] as const;

function status(grid: View<Grid>): string {
  const seat = winner(grid);
  if (seat !== undefined) return `Seat ${seat} (${DISCS[seat + 1]}) has four in a row`;
  if (isFull(grid)) return 'The grid is full: a draw';
  return `Seat ${seatToMove(grid)} (${DISCS[seatToMove(grid) + 1]}) to move`;
}
