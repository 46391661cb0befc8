import type { Agent, AnyMatch, Oracle, Prompt } from '@fermata/core';
import { randomAnswer } from '@fermata/core/moves';
import type { TriedAnswer } from './trials.ts';
import { standing, utilities } from './utility.ts';

/**
 * What comes of a trial for the seat that is asked, if this turn is played to its end at random; or the whole match, where the
 * game cannot tell how seats stand.
 */
export function afterThisTurn({ match, choice, dice }: TriedAnswer, { id, seat }: Prompt): number {
  const until = match.turns + 1; // the answer may end the turn
  match.answer(id, choice);
  if (match.game.evaluate === undefined) return playout(match, dice)[seat]!; // one for each seat
  playUntil(match, dice, until);
  return standing(match, seat);
}

/** Plays to the end at random; what that is worth to each seat. */
export function playout(match: AnyMatch, oracle: Oracle): number[] {
  const agent: Agent = (prompt) => randomAnswer(prompt, oracle);
  return utilities(match.game, match.outcome ?? match.run(Array.from({ length: match.seats }, () => agent)));
}

/** Plays on at random until so many turns are over. */
export function playUntil(match: AnyMatch, oracle: Oracle, until: number): void {
  while (match.outcome === undefined && match.turns < until) {
    const [prompt] = match.prompts() as [Prompt, ...Prompt[]]; // it is not over
    match.answer(prompt.id, randomAnswer(prompt, oracle));
  }
}
