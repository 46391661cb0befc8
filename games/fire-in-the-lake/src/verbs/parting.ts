import type { Flow } from '@fermata/core';
import { type Actor, howMany } from '../asking/ask.ts';
import { GROUPS, type Group } from '../map/pieces.ts';
import type { Ledger } from './ledger.ts';

/**
 * Some of a group leave it or turn over. Pieces that have moved look like those that have not, but may not move again: where
 * both are among them, the seat says how many of those that go have moved. Answers that; they are no longer held there.
 * `there`: how many may go, and `held`: how many of these have moved.
 */
export function* parting(
  actor: Actor,
  ledger: Ledger,
  index: number,
  n: number,
  { there = actor.state.pieces[index] as number, held = ledger.held(index) } = {}, // all groups are there
): Flow<never, number> {
  if (held === 0) return 0;
  const bounds = [Math.max(0, n - (there - held)), Math.min(n, held)] as const;
  const gone = yield* howMany(actor, GROUPS[index] as Group, bounds, undefined, 'how-many-moved');
  ledger.release(index, gone);
  return gone;
}
