import type { Seat } from '@fermata/core';
import { pick, tell } from '../battle/words.ts';
import { NO_MOVE } from '../data/index.ts';
import type { Lasting } from '../events.ts';

/** How many turns beyond the least, so many being possible. */
export function lengthOf(possible: number, label: string): number {
  return pick(LENGTHS[possible]!, label); // one for each that is used
}

const LENGTHS: { readonly [possible: number]: readonly number[] } = {
  2: [0, 1],
  4: [0, 1, 2, 3],
  7: [0, 1, 2, 3, 4, 5, 6],
  8: [0, 1, 2, 3, 4, 5, 6, 7],
};

/** Two to five turns. */
export function confuse(seat: Seat): void {
  const turns = 2 + lengthOf(4, 'confusionTurns');
  tell({ type: 'started', seat, what: 'confusion', turns, move: NO_MOVE, slot: -1 });
}

export function begin(seat: Seat, what: Lasting, turns = 0, move = NO_MOVE, slot = -1): void {
  tell({ type: 'started', seat, what, turns, move, slot });
}
