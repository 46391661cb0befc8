import { type Seat, SPECTATOR } from '@fermata/core';

/** Who looks on, in words. */
export function called(seat: Seat): string {
  return seat === SPECTATOR ? 'a spectator' : `seat ${seat}`;
}
