import type { Seat } from '@fermata/core';

/** `Your bench`, or `Bench of seat 1`. */
export function ownedBy(seat: Seat, me: Seat, thing: string): string {
  return seat === me ? `Your ${thing}` : `${thing.charAt(0).toUpperCase()}${thing.slice(1)} of seat ${seat}`;
}

/** The same in the middle of a text: `your Tauros`, or `seat 1's Tauros`. */
export function whose(seat: Seat, me: Seat, thing: string): string {
  return seat === me ? `your ${thing}` : `seat ${seat}'s ${thing}`;
}
