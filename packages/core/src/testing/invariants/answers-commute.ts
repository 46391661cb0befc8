import { type AnyLive, decide, fingerprint, follow, type GivenAnswer } from '../rehearsal.ts';
import { matchAt, placesIn, type Scene, same } from './scene.ts';

/** Invariant 10: whoever answers first, simultaneous answers give the same match. */
export function answersCommute(scene: Scene): void {
  for (const place of placesIn(scene, 'answers are given in another order')) {
    const match = matchAt(scene, place);
    const numbers = scene.rehearsal.numbers.slice(scene.steps[place]?.from);
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
