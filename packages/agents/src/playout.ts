import { type Agent, type AnyMatch, type Oracle, type Prompt, randomAnswer } from '@fermata/core';
import { standings, utilities } from './utility.ts';

/** How a match goes on from a step that is tried, when so many turns were over; what it is worth to each seat. */
export type Play = (match: AnyMatch, oracle: Oracle, turns: number) => readonly number[];

/** At random, to the end of the turn in which the step is made. */
export const thisTurn: Play = (match, oracle, turns) => playout(match, oracle, turns + 1);

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
