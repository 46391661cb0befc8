/**
 * What places and pieces are called. Items and statuses go by the ids that they have in the state, `i3` and `soaking 7`; a
 * kind of status may be called anything, so no other id ends with a space and a number.
 */
import type { Seat } from '@fermata/core';

export const seatId = (seat: Seat): string => `seat-${seat}`;
export const itemsId = (seat: Seat): string => `items-${seat}`;
export const statusesId = (seat: Seat): string => `statuses-${seat}`;
/** Of a turn, `0.3`: the third of seat 0. */
export const turnId = (turn: string): string => `turn-${turn}`;
