import { draw, emit, type Flow, type Seat } from '@fermata/core';
import { NO_MOVE } from '../data/index.ts';
import type { Event, Lasting } from '../events.ts';

/** How many turns beyond the least, so many being possible. */
export function* lengthOf(possible: number, label: string): Flow<never, number> {
  return yield* draw(LENGTHS[possible]!, label); // one for each that is used
}

const LENGTHS: { readonly [possible: number]: readonly number[] } = {
  2: [0, 1],
  4: [0, 1, 2, 3],
  7: [0, 1, 2, 3, 4, 5, 6],
  8: [0, 1, 2, 3, 4, 5, 6, 7],
};

/** Two to five turns. */
export function* confuse(seat: Seat): Flow<Event> {
  const turns = 2 + (yield* lengthOf(4, 'confusionTurns'));
  yield* emit({ type: 'started', seat, what: 'confusion', turns, move: NO_MOVE, slot: -1 });
}

export function* begin(seat: Seat, what: Lasting, turns = 0, move = NO_MOVE, slot = -1): Flow<Event> {
  yield* emit({ type: 'started', seat, what, turns, move, slot });
}
