import { firstState } from '../../match/origin.ts';
import { sharedBy } from './sharing.ts';
import { matchAt, type Subject, same } from './subject.ts';

/** Invariant 1: played again, with and without strictness, it is the same match. */
export function sameMatch(subject: Subject): void {
  const { match, steps, end } = subject;
  const shared = sharedBy(firstState(match.game, match.origin), firstState(match.game, match.origin), 'state');
  const hint = shared === undefined ? '' : ` (setup returns the same object as ${shared} each time: make a new one)`;
  for (const strict of [true, false]) {
    same(`played again with the same seed and choices, the match differs${hint}`, end, () =>
      matchAt(subject, steps.length, strict),
    );
  }
}
