import type { Listener } from '@fermata/core';
import { SEATS_MAX } from './bounds.ts';

/** What the rules of a turn are about. They say so of every turn: so there is one of each for each seat, and none is made anew. */
export const START_OF_TURN = ofEachSeat('the start of the turn');
export const DRAWING = ofEachSeat('drawing');
export const PASSING = ofEachSeat('passing');
export const END_OF_TURN = ofEachSeat('the end of the turn');

function ofEachSeat(id: string): readonly Listener[] {
  return Array.from({ length: SEATS_MAX }, (_, owner) => Object.freeze({ id, owner }));
}
