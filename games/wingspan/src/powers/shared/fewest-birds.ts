import type { Seat } from '@fermata/core';
import type { Habitat } from '../../data/mat.ts';
import { playerAt, seatsFrom, type Table } from '../../state.ts';

/** The seats with the fewest birds in a habitat, clockwise from this one. */
export function fewestBirds(state: Table, seat: Seat, habitat: Habitat): Seat[] {
  const birds = (one: Seat) => playerAt(state, one).rows[habitat].length;
  const seats = seatsFrom(state, seat);
  const fewest = Math.min(...seats.map(birds));
  return seats.filter((one) => birds(one) === fewest);
}
