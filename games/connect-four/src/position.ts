import { brief } from '@fermata/core/fields';
import { COLUMNS, drop, emptyGrid, type Grid, openColumns, winner } from './grid.ts';

/** The columns played so far, 1 to 7, in order: "4435" is two discs in the fourth column, then one in the third and the fifth. */
export function position(json: unknown): Grid {
  if (typeof json !== 'string') throw new Error(`moves are a text of columns like "4435"; got ${brief(json)}`);
  const grid = emptyGrid();
  for (const [at, digit] of [...json].entries()) {
    const column = '1234567'.indexOf(digit);
    if (column < 0) throw new Error(`move ${at + 1} is "${digit}"; columns are 1 to ${COLUMNS}`);
    if (winner(grid) !== undefined) throw new Error(`move ${at + 1} comes after seat ${winner(grid)} has won`);
    if (!openColumns(grid).includes(column)) throw new Error(`move ${at + 1}: column ${digit} is full`);
    drop(grid, column);
  }
  return grid;
}
