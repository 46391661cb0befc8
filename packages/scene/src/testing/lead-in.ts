import type { AnyMatch, Oracle, Prompt } from '@fermata/core';
import { randomAnswer } from '@fermata/core/moves';

/**
 * Answers at random that nobody looks at, so that the part that is looked at lies at this share of the match: 0 is its start,
 * at 1 its end is seen. How long the match is, a twin of it tells, which is played to its end by the same chance.
 */
export function leadIn(match: AnyMatch, oracle: Oracle, twin: { match: AnyMatch; oracle: Oracle }, part: Part): void {
  const { share, answersMax } = part;
  const length = play(twin.match, twin.oracle, ANSWERS_MAX);
  play(match, oracle, Math.max(0, Math.floor((length - answersMax) * share)));
}

/** The part of a match that is looked at. */
export interface Part {
  readonly share: number;
  readonly answersMax: number;
}

/** Matches that go on for longer are left there. */
export const ANSWERS_MAX = 5_000;

/** One answer of whoever is asked first. */
export function answerAtRandom(match: AnyMatch, oracle: Oracle): void {
  const [prompt] = match.prompts() as [Prompt, ...Prompt[]]; // it is not over
  match.answer(prompt.id, randomAnswer(prompt, oracle));
}

function play(match: AnyMatch, oracle: Oracle, answersMax: number): number {
  let answers = 0;
  for (; answers < answersMax && match.outcome === undefined; answers++) answerAtRandom(match, oracle);
  return answers;
}
