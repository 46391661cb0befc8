import type { Seat, View } from '@fermata/core';
import type { Facts, Piece, Place, Scene, Staging } from '@fermata/scene';
import { COLUMNS, type Grid, isFull, ROWS, seatToMove, winner, winningCells } from './grid.ts';

/** Connect Four on a table: seven columns, which are what one chooses from, and the discs that each seat has left. */
export const staging: Staging<View<Grid>> = {
  scene,
  points: (option) => [columnAt(Number(option))],
  verdict: (grid) => (winner(grid) === undefined ? 'The grid is full.' : 'Four in a line.'),
};

function scene(grid: View<Grid>, viewer: Seat): Scene {
  const line = winningCells(grid);
  return {
    places: [
      { id: 'grid', name: 'Grid', lay: 'row', facts: [['to win', 'four in a line'], standing(grid, viewer)] },
      ...COLUMN_PLACES,
      ...SEATS.map((seat) => supplyOf(seat, viewer)),
    ],
    pieces: [
      ...grid.cells.flatMap((disc, cell) => (disc === 0 ? [] : [discAt(cell, disc - 1, viewer, line.includes(cell))])),
      ...SEATS.map((seat) => discsLeft(seat, grid)),
    ],
  };
}

const SEATS: readonly Seat[] = [0, 1];

/** As players count them, and as they are named: from 1. */
function columnAt(column: number): string {
  return `column ${column + 1}`;
}

const COLUMN_PLACES: readonly Place[] = Array.from({ length: COLUMNS }, (_, column) => ({
  id: columnAt(column),
  in: 'grid',
  name: `Column ${column + 1}`,
  lay: 'column',
  room: ROWS,
}));

/** A disc that lies in the grid stays where it fell, so that its cell is its name. Those of a column are listed from the bottom up. */
function discAt(cell: number, seat: Seat, viewer: Seat, isWinning: boolean): Piece {
  const [column, row] = [Math.floor(cell / ROWS), 1 + (cell % ROWS)];
  return {
    id: `disc ${column + 1}.${row}`,
    in: columnAt(column),
    kind: 'disc',
    name: seat === viewer ? 'Your disc' : `Disc of seat ${seat}`,
    facts: [['row', row], ...(isWinning ? [['in', 'the line that wins'] as const] : [])],
    face: { seat, row, isWinning },
  };
}

function supplyOf(seat: Seat, viewer: Seat): Place {
  const name = seat === viewer ? 'Your discs' : `Discs of seat ${seat}`;
  return { id: `supply ${seat}`, name, lay: 'pile', owner: seat };
}

/** Half of the grid is for either seat, and seat 0 begins. */
function discsLeft(seat: Seat, { moves }: View<Grid>): Piece {
  const dropped = seat === 0 ? Math.ceil(moves / 2) : Math.floor(moves / 2);
  const count = (COLUMNS * ROWS) / 2 - dropped;
  const name = count === 1 ? 'disc' : 'discs';
  return { id: `discs of seat ${seat}`, in: `supply ${seat}`, kind: 'disc', name, count, face: { seat } };
}

/** Whose turn it is, or how it ended. */
function standing(grid: View<Grid>, viewer: Seat): Facts[number] {
  const won = winner(grid);
  if (won !== undefined) return ['won', won === viewer ? 'by you' : `by seat ${won}`];
  if (isFull(grid)) return ['over', 'a draw'];
  const seat = seatToMove(grid);
  return ['turn', seat === viewer ? 'yours' : `of seat ${seat}`];
}
