/** Nine cells; each holds the seat that marked it. Shared by ours and the peer, so that both do the same work. */
export const EMPTY = -1;

export function emptyBoard(): number[] {
  return [EMPTY, EMPTY, EMPTY, EMPTY, EMPTY, EMPTY, EMPTY, EMPTY, EMPTY];
}

export function emptyCells(cells: readonly number[]): number[] {
  const empty: number[] = [];
  for (let cell = 0; cell < cells.length; cell++) if (cells[cell] === EMPTY) empty.push(cell);
  return empty;
}

/** The seat with three in a row, or undefined. */
export function winnerOf(cells: readonly number[]): number | undefined {
  for (let line = 0; line < LINES.length; line += 3) {
    const seat = cells[LINES[line] as number]; // lines lie within the board, here and below
    if (seat === EMPTY) continue;
    if (seat === cells[LINES[line + 1] as number] && seat === cells[LINES[line + 2] as number]) return seat;
  }
  return undefined;
}

export function isFull(cells: readonly number[]): boolean {
  return !cells.includes(EMPTY);
}

/** Three cells each. */
const LINES = [
  ...[0, 1, 2, 3, 4, 5, 6, 7, 8], // rows
  ...[0, 3, 6, 1, 4, 7, 2, 5, 8], // columns
  ...[0, 4, 8, 2, 4, 6], // diagonals
];
