import { broken } from '../values/errors.ts';
import type { Seat } from './flow.ts';
import type { Token } from './secrets.ts';

/**
 * Moves tokens from one place of the state to the end of another, within `apply`. Throws where one does not lie there.
 *
 * @example
 * ```ts
 * import { moveTokens } from '@fermata/core/table';
 *
 * const state = { hand: ['ace', 'king', 'ten'], discard: ['two'] };
 * moveTokens(['ten', 'ace'], state.hand, state.discard);
 * state; // → { hand: ['king'], discard: ['two', 'ten', 'ace'] }
 * ```
 */
export function moveTokens(tokens: readonly Token[], from: Token[], to: Token[]): void {
  for (const token of tokens) {
    const at = from.indexOf(token);
    if (at < 0) throw broken('event', `"${token}" is not where it is moved from`);
    to.push(...from.splice(at, 1));
  }
}

/**
 * All seats in order of play, from this one on.
 *
 * @example
 * ```ts
 * import { seatsFrom } from '@fermata/core/table';
 *
 * seatsFrom(2, 4); // → [2, 3, 0, 1]
 * ```
 */
export function seatsFrom(seat: Seat, seats: number): Seat[] {
  return Array.from({ length: seats }, (_, at) => (seat + at) % seats);
}
