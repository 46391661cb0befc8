import type { Deep, Seat } from '@fermata/core';
import type { State } from '../state.ts';
import { tell } from './words.ts';

/** A turn less of the confusion, or of the disabled move, of somebody who has it: the last one ends it. */
export function countDown({ sides }: Deep<State>, seat: Seat, what: 'confusion' | 'disable'): void {
  const { confusion, disabledTurns } = sides[seat]!.active; // there are two
  const turns = what === 'confusion' ? confusion : disabledTurns;
  tell(turns > 1 ? { type: 'ticked', seat, what } : { type: 'ended', seat, what });
}
