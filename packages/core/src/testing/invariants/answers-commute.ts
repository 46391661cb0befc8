import { difference } from '../difference.ts';
import { type AnyLive, decide, fingerprint, follow, type GivenAnswer } from '../rehearsal.ts';
import { complaint, matchAt, must, placesIn, type Subject, same } from './subject.ts';

/** Invariant 10: whoever answers first, simultaneous answers give the same match; in a race passes do, and what comes late is stale. */
export function answersCommute(subject: Subject): void {
  for (const place of placesIn(subject, 'answers are given in another order')) {
    const match = matchAt(subject, place);
    const numbers = subject.rehearsal.numbers.slice(subject.steps[place]?.from);
    const steps: GivenAnswer[] = match.prompts().map((prompt) => {
      return { prompt, from: 0, choice: decide(prompt, () => numbers.shift() ?? 0) };
    });
    if (steps[0]?.prompt.race) {
      racesFairly(match, steps, place);
      continue;
    }
    const backwards = steps.toReversed();
    const what = `the order of the answers given together at choice ${place} matters`;
    const forth = fingerprint(follow(match.fork() as AnyLive, steps)); // as fork makes them
    same(what, forth, () => follow(match.fork() as AnyLive, backwards)); // as above
    same(what, forth, () => follow(match, backwards));
  }
}

/** All but one pass, in this order and the other; then that one does not, and whoever has not answered comes late. */
function racesFairly(match: AnyLive, steps: readonly GivenAnswer[], place: number): void {
  const ending = steps.at(-1) as GivenAnswer; // somebody is asked
  const others = steps.slice(0, -1).map((step) => ({ ...step, choice: 0 }));
  const end = { ...ending, choice: ending.prompt.options.length - 1 };
  const forth = fingerprint(follow(match.fork() as AnyLive, [...others, end])); // as fork makes them
  same(
    `the order of the passes at choice ${place} matters`,
    forth,
    () => follow(match.fork() as AnyLive, [...others.toReversed(), end]), // as above
  );
  const ended = follow(match.fork() as AnyLive, [end]); // as above
  const after = fingerprint(ended);
  for (const { prompt, choice } of others)
    must(`an answer that comes late in the race at choice ${place} counts`, () =>
      difference('Misuse', complaint(ended, prompt, choice), 'the complaint'),
    );
  same(`answers that come late in the race at choice ${place} change the match`, after, () => ended);
}
