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
  for (const [a, b, c] of LINES) {
    const seat = cells[a] as number; // lines lie within the board
    if (seat !== EMPTY && seat === cells[b] && seat === cells[c]) return seat;
  }
  return undefined;
}

export function isFull(cells: readonly number[]): boolean {
  return !cells.includes(EMPTY);
}

const LINES = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
] as const;
