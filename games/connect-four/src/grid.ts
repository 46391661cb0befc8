import type { DeepReadonly, Seat } from '@fermata/core';

export const COLUMNS = 7;
export const ROWS = 6;

/** The grid and nothing else: whose turn it is and who has won follow from the number of moves. */
export interface Grid {
  /** Column by column, each from the bottom up: 0 is empty, else 1 + the seat whose disc it is. */
  cells: number[];
  /** Discs in each column. */
  heights: number[];
  moves: number;
  /** True once the last disc has made four in a row. */
  won: boolean;
}

export function emptyGrid(): Grid {
  return {
    cells: Array<number>(COLUMNS * ROWS).fill(0),
    heights: Array<number>(COLUMNS).fill(0),
    moves: 0,
    won: false,
  };
}

export function copyGrid({ cells, heights, moves, won }: Grid): Grid {
  return { cells: cells.slice(), heights: heights.slice(), moves, won };
}

/** The seats take turns. */
export function seatToMove({ moves }: DeepReadonly<Grid>): Seat {
  return moves % 2;
}

/** The columns that are not full, from the left: 0 to 6. */
export function openColumns({ heights }: DeepReadonly<Grid>): number[] {
  const open: number[] = [];
  for (let column = 0; column < COLUMNS; column++) if (at(heights, column) < ROWS) open.push(column);
  return open;
}

/** Drops a disc of the seat to move into an open column. */
export function drop(grid: Grid, column: number): void {
  const { cells, heights } = grid;
  const row = at(heights, column);
  const disc = 1 + seatToMove(grid);
  cells[column * ROWS + row] = disc;
  heights[column] = row + 1;
  grid.moves++;
  grid.won = hasFourThrough(cells, column, row, disc);
}

/** The seat that has four in a row, if any. */
export function winner({ won, moves }: DeepReadonly<Grid>): Seat | undefined {
  return won ? (moves - 1) % 2 : undefined;
}

export function isFull({ moves }: DeepReadonly<Grid>): boolean {
  return moves === COLUMNS * ROWS;
}

/** The cells of all lines of four or more, in the order of cells; none unless somebody has won. */
export function winningCells({ cells, won }: DeepReadonly<Grid>): readonly number[] {
  if (!won) return [];
  return cells.flatMap((disc, cell) => {
    const isInLine = disc !== 0 && hasFourThrough(cells, Math.floor(cell / ROWS), cell % ROWS, disc);
    return isInLine ? [cell] : [];
  });
}

/** Only lines through the disc just dropped can be new. */
function hasFourThrough(cells: readonly number[], column: number, row: number, disc: number): boolean {
  return (
    lineThrough(cells, column, row, 0, 1, disc) >= 4 ||
    lineThrough(cells, column, row, 1, 0, disc) >= 4 ||
    lineThrough(cells, column, row, 1, 1, disc) >= 4 ||
    lineThrough(cells, column, row, 1, -1, disc) >= 4
  );
}

/** How many discs of this colour stand in line with the one at column, row, itself included. */
function lineThrough(
  cells: readonly number[],
  column: number,
  row: number,
  right: number,
  up: number,
  disc: number,
): number {
  return 1 + discsFrom(cells, column, row, right, up, disc) + discsFrom(cells, column, row, -right, -up, disc);
}

/** How many discs of this colour follow in one direction. */
function discsFrom(
  cells: readonly number[],
  column: number,
  row: number,
  right: number,
  up: number,
  disc: number,
): number {
  let count = 0;
  let c = column + right;
  let r = row + up;
  while (c >= 0 && c < COLUMNS && r >= 0 && r < ROWS && cells[c * ROWS + r] === disc) {
    count++;
    c += right;
    r += up;
  }
  return count;
}

function at(heights: readonly number[], column: number): number {
  return heights[column] as number; // one for each column
}
