import type { Agent, AnyMatch, Oracle, Prompt } from '@fermata/core';
import { randomAnswer } from '@fermata/core/moves';
import type { Trial } from './trials.ts';
import { standings, utilities } from './utility.ts';

/** What comes of a trial if this turn is played to its end at random, for the seat that is asked. */
export function afterThisTurn({ match, choice, dice }: Trial, { id, seat }: Prompt): number {
  const until = match.turns + 1; // the answer may end the turn
  match.answer(id, choice);
  return playout(match, dice, until)[seat]!; // one for each seat
}

/**
 * Plays on at random until so many turns are over, where the game can tell how seats stand, else to the end; what it is
 * worth to each.
 */
export function playout(match: AnyMatch, oracle: Oracle, until: number): number[] {
  const agent: Agent = (prompt) => randomAnswer(prompt, oracle);
  if (match.game.evaluate === undefined)
    return utilities(match.game, match.outcome ?? match.run(Array.from({ length: match.seats }, () => agent)));
  playUntil(match, oracle, until);
  return standings(match);
}

/** Plays on at random until so many turns are over. */
export function playUntil(match: AnyMatch, oracle: Oracle, until: number): void {
  while (match.outcome === undefined && match.turns < until) {
    const [prompt] = match.prompts() as [Prompt, ...Prompt[]]; // it is not over
    match.answer(prompt.id, randomAnswer(prompt, oracle));
  }
}
