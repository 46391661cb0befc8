import type { Seat } from '@fermata/core';
import type { Piece } from '@fermata/scene';

/** Cubes of a seat: each seat has its own colour. */
export function cube(seat: Seat, id: string, place: string, count: number): Piece {
  return {
    id: `cube ${id}`,
    in: place,
    kind: `cube of seat ${seat}`,
    name: count === 1 ? 'cube' : 'cubes',
    count,
    face: seat,
  };
}
