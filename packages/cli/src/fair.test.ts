/** Agents are given views and redealt worlds, never the truth: what they cannot see cannot make them choose otherwise. */
import { greedy, search } from '@fermata/agents';
import { CATALOG } from '@fermata/catalog';
import { type AnyMatch, type Prompt, randomAnswer, seeded, start } from '@fermata/core';
import { describe, expect, test } from 'vitest';

const SECRETIVE = CATALOG.filter(({ game }) => game.secrets !== undefined).map(
  ({ game }) => [game.name, game] as const,
);
const AGENTS = {
  greedy: () => greedy(seeded('agent'), { worlds: 3 }),
  search: () => search(seeded('agent'), { iterations: 30, worlds: 6 }),
};
const STOPS = [0, 1, 9, 30];

describe.each(SECRETIVE)('In two worlds of %s that a seat cannot tell apart', (_name, game) => {
  test.each(Object.entries(AGENTS))('%s thinks and chooses alike', (_agent, make) => {
    for (const stop of STOPS) {
      const match: AnyMatch = start(game, { seed: `fair ${stop}` });
      const chance = seeded('fair', 1);
      const isOver = () => match.outcome !== undefined;
      for (let answers = 0; answers < stop && !isOver(); answers++) {
        const [prompt] = match.prompts() as [Prompt]; // it is not over
        match.answer(prompt.id, randomAnswer(prompt, chance));
      }
      if (isOver()) continue;
      const [{ seat }] = match.prompts() as [Prompt]; // as above
      const [one, other] = [match, match.redeal(seat, seeded('another world', 1))].map((world) => {
        const agent = make();
        const choice = agent(world.prompts(seat)[0]!, world.as(seat)); // the same question in both
        return { choice, thoughts: agent.thoughts() };
      });
      expect(other).toEqual(one);
    }
  });
});
