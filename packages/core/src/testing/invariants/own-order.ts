import { scrambled } from './scrambled.ts';
import { matchAt, type Subject, same } from './subject.ts';

/** Invariant 11: rules rely on no order of keys. Clock, chance and locale are guarded in every strict match. */
export function ownOrder(subject: Subject): void {
  same('with the keys of the state in another order the match differs', subject.end, () =>
    matchAt({ ...subject, game: scrambled(subject.game) }, subject.steps.length, false),
  );
}
