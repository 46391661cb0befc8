import { search } from '@fermata/agents';
import { type AnyMatch, type Prompt, seeded, start } from '@fermata/core';
import { randomAnswer } from '@fermata/core/moves';
import { wingspan } from '@fermata/wingspan';

const TRIES = 60;
const TURNS = [4, 16, 28, 40];

/** `search` at the same questions of a match of Wingspan, wherever it runs: milliseconds for an answer at each. */
export function searching(): () => number {
  const matches = TURNS.map(matchAfter);
  return () => {
    const before = performance.now();
    for (const match of matches) {
      const [prompt] = match.prompts() as [Prompt]; // it is not over
      search(seeded('search'), { iterations: TRIES })(prompt, match.as(prompt.seat));
    }
    return performance.now() - before;
  };
}

export const ANSWERS = TURNS.length;

function matchAfter(turns: number): AnyMatch {
  const match: AnyMatch = start(wingspan, { seed: 'worker', seats: 2 });
  const chance = seeded('worker', 1);
  while (match.turns < turns) {
    const [prompt] = match.prompts() as [Prompt]; // it is not over
    match.answer(prompt.id, randomAnswer(prompt, chance));
  }
  return match;
}
