import { type AnyLive, decide, fingerprint, follow, type GivenAnswer } from '../rehearsal.ts';
import { matchAt, placesIn, type Subject, same } from './subject.ts';

/** Invariant 10: whoever answers first, simultaneous answers give the same match. */
export function answersCommute(subject: Subject): void {
  for (const place of placesIn(subject, 'answers are given in another order')) {
    const match = matchAt(subject, place);
    const numbers = subject.rehearsal.numbers.slice(subject.steps[place]?.from);
    const steps: GivenAnswer[] = match.prompts().map((prompt) => {
      return { prompt, from: 0, choice: decide(prompt, () => numbers.shift() ?? 0) };
    });
    const backwards = steps.toReversed();
    const what = `the order of the answers given together at choice ${place} matters`;
    const forth = fingerprint(follow(match.fork() as AnyLive, steps)); // as fork makes them
    same(what, forth, () => follow(match.fork() as AnyLive, backwards)); // as above
    same(what, forth, () => follow(match, backwards));
  }
}
