import type { RecordHead } from '../game/record.ts';
import { PROMISES } from './invariants/invariants.ts';

/**
 * A game that does not keep a promise, with the shortest match found that shows it.
 *
 * @example
 * ```ts
 * import { choose } from '@fermata/core';
 * import { BrokenInvariant, checkGame } from '@fermata/core/testing';
 * import { pig } from '@fermata/pig';
 *
 * const mute: typeof pig = { ...pig, *turn() { yield* choose(0, 'Which one?', []); } };
 * let invariant: number | undefined;
 * try {
 *   checkGame(mute, { matches: 1 });
 * } catch (error) {
 *   if (error instanceof BrokenInvariant) invariant = error.invariant;
 * }
 * invariant; // → 8
 * ```
 */
export class BrokenInvariant extends Error {
  readonly invariant: number;
  /** The match; undefined where no single match shows it. */
  readonly record: RecordHead | undefined;

  /** The cause, where the rules threw something of their own, has the line. */
  constructor(game: string, invariant: number, what: string, record?: RecordHead, match = '', cause?: unknown) {
    super(`${game} breaks invariant ${invariant} (${PROMISES[invariant]}): ${what}${match}`, { cause });
    this.name = 'BrokenInvariant';
    this.invariant = invariant;
    this.record = record;
  }
}
