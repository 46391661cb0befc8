import type { Seat } from '@fermata/core';

/** A seat of a battle. There are two, so whatever is kept for each of them is a pair, and asking it for one is no gamble. */
export type BattleSeat = 0 | 1;

/** One of them for each seat. */
export type Pair<T> = [T, T];

export const SEATS: readonly BattleSeat[] = [0, 1];

/** The seat across the table. */
export function foeOf(seat: BattleSeat): BattleSeat {
  return seat === 0 ? 1 : 0;
}

/** A seat as core names it: there it may be any number, but here only two are ever asked. */
export function battleSeat(seat: Seat): BattleSeat {
  return seat === 0 ? 0 : 1;
}
