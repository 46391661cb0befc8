import type { Seat } from '@fermata/core';
import type { Piece } from '@fermata/scene';
import { who } from './words.ts';

/** Cubes of a seat that lie on its mat: each seat has its own colour. */
export function cubes(seat: Seat, id: string, place: string, count: number): Piece {
  return {
    id: `cube ${id}`,
    in: place,
    kind: `cube of seat ${seat}`,
    name: count === 1 ? 'cube' : 'cubes',
    count,
    face: seat,
  };
}

/** A cube of a seat on the goal of a round, where all seats have one. */
export function marker(seat: Seat, me: Seat, goal: string): Piece {
  return { ...cubes(seat, `${seat} on ${goal}`, goal, 1), facts: [['owner', who(seat, me)]] };
}
