/** The board: eight cities in a ring, and the pieces on it. `T` and `B` are a troop and a base of seat 0, `t` and `b` of seat 1. */
import type { DeepReadonly, Seat } from '../../src/index.ts';

export const CITIES = ['Arles', 'Basel', 'Cadiz', 'Delft', 'Evora', 'Fermo', 'Ghent', 'Havre'] as const;
export type City = (typeof CITIES)[number];

export interface Piece {
  readonly id: string;
  at: City | 'out of play';
}

/** Whatever has pieces. */
interface Board {
  readonly pieces: readonly DeepReadonly<Piece>[];
}

/** The pieces of a seat on the map, all of them or those of one kind. */
export function piecesOf(board: Board, seat: Seat, kind?: 'T' | 'B'): readonly DeepReadonly<Piece>[] {
  return owned(board, seat, kind).filter(onMap);
}

/** The pieces of a seat that are out of play. */
export function stockOf(board: Board, seat: Seat, kind?: 'T' | 'B'): readonly DeepReadonly<Piece>[] {
  return owned(board, seat, kind).filter((piece) => !onMap(piece));
}

function owned(board: Board, seat: Seat, kind?: 'T' | 'B'): readonly DeepReadonly<Piece>[] {
  return board.pieces.filter(({ id }) => {
    const letter = id.charAt(0);
    const owner = letter === letter.toUpperCase() ? 0 : 1;
    return owner === seat && (kind === undefined || letter.toUpperCase() === kind);
  });
}

/** True unless it is out of play. */
export function onMap({ at }: DeepReadonly<Piece>): boolean {
  return at !== 'out of play';
}

/** What pieces are called. */
export function ids(pieces: readonly DeepReadonly<Piece>[]): readonly string[] {
  return pieces.map(({ id }) => id);
}

/** The cities that hold one of the pieces, in the order of the ring. */
export function citiesOf(pieces: readonly DeepReadonly<Piece>[]): readonly City[] {
  return CITIES.filter((city) => pieces.some(({ at }) => at === city));
}

/** The cities so many steps away, in the order of the ring; opposite there is only one. */
export function around(from: City, steps: number): readonly City[] {
  const at = CITIES.indexOf(from);
  return CITIES.filter((_, other) => [steps, 8 - steps].includes((other - at + 8) % 8));
}
