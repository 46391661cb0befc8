import { type AnyMatch, type Prompt, seeded, start } from '@fermata/core';
import { randomAnswer } from '@fermata/core/moves';
import { wingspan } from '@fermata/wingspan';

/** Plays a random match of two, and shows it at the first question after so many turns. */
export function atTurns(seed: string, turns: readonly number[], show: (match: AnyMatch, turn: number) => void): void {
  const match: AnyMatch = start(wingspan, { seed, seats: 2, log: false });
  const chance = seeded(seed, 1);
  for (const turn of turns) {
    while (match.turns < turn) {
      const [prompt] = match.prompts() as [Prompt]; // it is not over
      match.answer(prompt.id, randomAnswer(prompt, chance));
    }
    show(match, turn);
  }
}
