import type { Flow, Seat } from '@fermata/core';
import { birdAt } from '../data/birds.ts';
import type { Habitat } from '../data/mat.ts';
import type { Event } from '../events.ts';
import { POWERS } from '../powers/index.ts';
import { playerAt, type Table } from '../state.ts';
import { atOf, offer } from './use.ts';

/** Brown powers: those of a row, from right to left. What others answer is done before the next one. */
export function* useRow(state: Table, seat: Seat, habitat: Habitat): Flow<Event> {
  const birds = playerAt(state, seat).rows[habitat].map(({ bird }) => bird);
  for (const bird of birds.reverse()) {
    if (birdAt(bird).color === 'brown') yield* offer(atOf(POWERS, state, seat, bird));
  }
}
