import { seeded } from '@fermata/core';
import { expect, test } from 'vitest';
import { copyGrid, drop, emptyGrid, type Grid, isFull, openColumns, winner } from './index.ts';

test('the winner found around the last disc is the winner found by looking at all 69 lines', () => {
  expect(LINES).toHaveLength(69);
  const oracle = seeded('lines');
  for (let match = 0; match < 300; match++) {
    const grid = emptyGrid();
    while (winner(grid) === undefined && !isFull(grid)) {
      const open = openColumns(grid);
      drop(grid, open[oracle.int(open.length, 'column')]!); // a grid that is not full has an open column
      expect(winner(grid)).toBe(winnerAmongLines(grid));
    }
  }
});

test('a copy goes its own way', () => {
  const grid = emptyGrid();
  drop(grid, 3);
  const copy = copyGrid(grid);
  expect(copy).toEqual(grid);
  drop(copy, 3);
  expect(grid).toMatchObject({ heights: [0, 0, 0, 1, 0, 0, 0], moves: 1 });
  expect(grid.cells.filter((disc) => disc !== 0)).toEqual([1]);
});

/** Cells of all lines of four: 24 across, 21 up, 12 rising, 12 falling. */
const LINES = Array.from({ length: 7 * 6 }, (_, cell) => [Math.floor(cell / 6), cell % 6] as const).flatMap(
  ([column, row]) =>
    [
      [1, 0],
      [0, 1],
      [1, 1],
      [1, -1],
    ]
      .map(([right, up]) => [0, 1, 2, 3].map((step) => [column + step * right!, row + step * up!] as const)) // pairs
      .filter((line) => line.every(([c, r]) => c < 7 && r >= 0 && r < 6))
      .map((line) => line.map(([c, r]) => c * 6 + r)),
);

function winnerAmongLines({ cells }: Grid): number | undefined {
  return [0, 1].find((seat) => LINES.some((line) => line.every((cell) => cells[cell] === 1 + seat)));
}
