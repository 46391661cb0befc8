import { type Agent, type AnyMatch, type Oracle, type Prompt, randomAnswer } from '@fermata/core';
import { standing, utilities } from './utility.ts';

/** How far to play on before the game is asked how the seats stand. */
export interface Horizon {
  /** Turns. */
  readonly turns: number;
}

/** Plays on at random, to the end, or as far as the horizon where the game can tell how seats stand; what it is worth to each. */
export function playout(match: AnyMatch, oracle: Oracle, { turns }: Horizon): number[] {
  const agent: Agent = (prompt) => randomAnswer(prompt, oracle);
  if (match.game.evaluate === undefined)
    return utilities(match.game, match.outcome ?? match.run(Array.from({ length: match.seats }, () => agent)));
  const last = match.turns + turns;
  while (match.outcome === undefined && match.turns < last) {
    const [prompt] = match.prompts() as [Prompt, ...Prompt[]]; // it is not over
    match.answer(prompt.id, randomAnswer(prompt, oracle));
  }
  return standing(match)!; // it is over, or the game can tell
}
