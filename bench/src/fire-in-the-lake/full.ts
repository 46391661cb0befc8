import { type Agent, type AnyMatch, type Choice, type Prompt, seeded, start } from '@fermata/core';
import { randomAnswer } from '@fermata/core/moves';
import { fireInTheLake } from '@fermata/fire-in-the-lake';

/** The longest scenario, four at the table, nobody keeps a log. */
export const FULL = { seats: 4, options: { scenario: 'full' }, log: false } as const;

/** A random match of it, up to where `isThere` says so; undefined if it is never there. */
export function randomUpTo(
  seed: string,
  isThere: (prompt: Prompt, decisions: number) => boolean,
): AnyMatch | undefined {
  const match = start(fireInTheLake, { ...FULL, seed });
  const chance = seeded(seed, 1);
  for (let decisions = 0; match.outcome === undefined; decisions++) {
    const [prompt] = match.prompts() as [Prompt, ...Prompt[]]; // it is not over
    if (isThere(prompt, decisions)) return match;
    match.answer(prompt.id, randomAnswer(prompt, chance));
  }
  return undefined;
}

/** All that random players choose in the match of this seed. */
export function randomChoices(seed: string): Choice[] {
  const chance = seeded(seed, 1);
  const choices: Choice[] = [];
  const agent: Agent = (prompt) => {
    const choice = randomAnswer(prompt, chance);
    choices.push(choice);
    return choice;
  };
  start(fireInTheLake, { ...FULL, seed }).run([agent, agent, agent, agent]);
  return choices;
}
