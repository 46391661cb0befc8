import { type Seat, SPECTATOR } from '@fermata/core';
import type { Piece } from '@fermata/scene';
import { SEATS_MAX, TURNS } from '../data/mat.ts';
import { who } from './words.ts';

/** Cubes of a seat that lie on its mat: still to be played, or played in this round. */
export function cubes(seat: Seat, when: 'free' | 'played', place: string, count: number): Piece {
  const { kind, [when]: id } = IDS[seat]!; // one of those that there may be
  return { id, in: place, kind, name: count === 1 ? 'cube' : 'cubes', count, face: seat };
}

/** A cube of a seat on the goal of a round, where all seats have one. */
export function marker(seat: Seat, me: Seat, round: number): Piece {
  return (seat === me ? OWN : OTHERS)[round]![seat]!; // as above
}

/** Each seat has its own colour. */
const IDS = Array.from({ length: SEATS_MAX }, (_, seat) => ({
  kind: `cube of seat ${seat}`,
  free: `cube ${seat} free`,
  played: `cube ${seat} played`,
}));

/** They are the same in every scene, so they are made once. */
const OWN = markers((seat) => who(seat, seat));
const OTHERS = markers((seat) => who(seat, SPECTATOR));

function markers(owner: (seat: Seat) => string): Piece[][] {
  return TURNS.map((_, round) =>
    IDS.map(({ kind }, seat) => ({
      id: `cube ${seat} on goal ${round + 1}`,
      in: `goal ${round + 1}`,
      kind,
      name: 'cube',
      count: 1,
      facts: [['owner', owner(seat)]],
      face: seat,
    })),
  );
}
