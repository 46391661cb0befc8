import { type AnyGame, type Prompt, seeded, start } from '@fermata/core';
import { describe, expect, test } from 'vitest';
import { nim } from '../test/nim.ts';
import { BETS, type Bet, toss } from '../test/toss.ts';
import { greedy, search, type Thinker, type Thought } from './index.ts';

const SEEDS = Array.from({ length: 10 }, (_, seed) => seed);

/** What the first question of a match is answered with, and the thoughts behind it. */
function asked(game: AnyGame, agent: Thinker): { chosen: unknown; thoughts: readonly Thought[] } {
  const match = start(game);
  const [prompt] = match.prompts() as [Prompt]; // somebody is asked
  const choice = agent(prompt, match.as(prompt.seat));
  return { chosen: prompt.options[choice as number], thoughts: agent.thoughts() };
}

describe('The first thought is what was chosen', () => {
  test.each<[who: string, game: AnyGame, make: (seed: number) => Thinker]>([
    ['greedy', toss(), (seed) => greedy(seeded(seed))],
    ['search that sees how seats stand', toss(), (seed) => search(seeded(seed), { iterations: 60 })],
    ['search that sees the end alone', nim, (seed) => search(seeded(seed), { iterations: 60 })],
  ])('by %s', (_, game, make) => {
    for (const seed of SEEDS) {
      const { chosen, thoughts } = asked(game, make(seed));
      expect(thoughts[0]!.option).toBe(String(chosen)); // it has thought of something
    }
  });
});

describe('Visits count every try', () => {
  test.each<[who: string, make: (seed: number) => Thinker]>([
    ['greedy', (seed) => greedy(seeded(seed))],
    ['search', (seed) => search(seeded(seed), { iterations: 60 })],
    ['search with a single iteration', (seed) => search(seeded(seed), { iterations: 1 })],
  ])('of %s', (_, make) => {
    for (const seed of SEEDS) {
      const bets: Bet[] = [];
      const game = toss((bet) => bets.push(bet));
      const { thoughts } = asked(game, make(seed));
      const visits = BETS.map((bet) => thoughts.find(({ option }) => option === bet)?.visits);
      expect(visits).toEqual(BETS.map((bet) => bets.filter((tried) => tried === bet).length));
    }
  });
});
