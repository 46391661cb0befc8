import { INVARIANTS } from './invariants.ts';

/** A game that does not keep a promise, with the shortest match found that shows it. */
export class BrokenInvariant extends Error {
  readonly invariant: number;

  constructor(game: string, invariant: number, what: string, match: string) {
    const promise = INVARIANTS.find(({ number }) => number === invariant)?.promise;
    super(`${game} breaks invariant ${invariant} (${promise}): ${what}\n${match}`);
    this.name = 'BrokenInvariant';
    this.invariant = invariant;
  }
}
