/** Agents are given views and redealt worlds, never the truth: what they cannot see cannot make them choose otherwise. */
import { greedy, search } from '@fermata/agents';
import { CATALOG } from '@fermata/catalog';
import { type AnyGame, type AnyMatch, type Seat, seeded, start } from '@fermata/core';
import { canonical } from '@fermata/core/host';
import { randomAnswer } from '@fermata/core/moves';
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
  // Else agents that look at the truth would choose alike, too.
  test('something is different', () => {
    const isOther = pairsOf(game).map(({ worlds }) => new Set(worlds.map(({ state }) => canonical(state))).size > 1);
    expect(isOther).toContain(true);
  });

  test.each(Object.entries(AGENTS))('%s thinks and chooses alike', (_agent, make) => {
    for (const { seat, worlds } of pairsOf(game)) {
      const [one, other] = worlds.map((world) => {
        const agent = make();
        const choice = agent(world.prompts(seat)[0]!, world.as(seat)); // the same question in both
        return { choice, thoughts: agent.thoughts() };
      });
      expect(other).toEqual(one);
    }
  });
});

interface Pair {
  /** Who is asked, and cannot tell them apart. */
  readonly seat: Seat;
  readonly worlds: readonly [AnyMatch, AnyMatch];
}

/** Pairs of worlds, earlier and later in a match. */
function pairsOf(game: AnyGame): Pair[] {
  return STOPS.flatMap((stop) => {
    const match: AnyMatch = start(game, { seed: `fair ${stop}` });
    const chance = seeded('fair', 1);
    for (let answers = 0; answers < stop; answers++) {
      const [prompt] = match.prompts();
      if (prompt !== undefined) match.answer(prompt.id, randomAnswer(prompt, chance));
    }
    const [asked] = match.prompts(); // nobody, if it is over
    if (asked === undefined) return [];
    const { seat } = asked;
    return [{ seat, worlds: [match, match.redeal(seat, seeded('another world', 1))] as const }];
  });
}
