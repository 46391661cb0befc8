import { type Agent, type AnyMatch, type Prompt, seeded, start } from '@fermata/core';
import { describe, expect, test } from 'vitest';
import { bait } from '../../test/bait.ts';
import { sowing } from '../../test/sowing.ts';
import { toss } from '../../test/toss.ts';
import { greedy, search } from '../index.ts';

const SEEDS = [1, 2, 3, 4, 5];

function chosen(match: AnyMatch, agent: Agent): unknown {
  const [prompt] = match.prompts() as [Prompt]; // somebody is asked
  return prompt.options[agent(prompt, match.as(prompt.seat)) as number];
}

describe('Where a game can tell how seats stand, search', () => {
  test('waits for what pays after its own turn, which greedy does not', () => {
    const match = start(sowing);
    expect(SEEDS.map((seed) => chosen(match, greedy(seeded(seed))))).toEqual(SEEDS.map(() => 'pick'));
    expect(SEEDS.map((seed) => chosen(match, search(seeded(seed))))).toEqual(SEEDS.map(() => 'sow'));
  });

  test('does not wait for what comes too late', () => {
    const match = start(sowing, { options: { turns: 2 } });
    expect(SEEDS.map((seed) => chosen(match, search(seeded(seed))))).toEqual(SEEDS.map(() => 'pick'));
  });

  test('wins from either seat', () => {
    for (const seed of SEEDS) {
      const [one, other] = [start(sowing), start(sowing)];
      expect(one.run([search(seeded(seed)), greedy(seeded(seed, 1))]).map(({ rank }) => rank)).toEqual([1, 2]);
      expect(other.run([greedy(seeded(seed, 1)), search(seeded(seed))]).map(({ rank }) => rank)).toEqual([2, 1]);
    }
  });

  test('learns, in its tree, that others will not fall for what looks good to a hasty player', () => {
    const few = SEEDS.map((seed) => chosen(start(bait), search(seeded(seed), { iterations: 40 })));
    expect(few).toEqual(SEEDS.map(() => 'bold'));
    const many = SEEDS.map((seed) => chosen(start(bait), search(seeded(seed), { iterations: 5000 })));
    expect(many).toEqual(SEEDS.map(() => 'safe'));
  });

  test('thinks the same again, given the same seed', () => {
    const thoughts = [1, 2].map(() => {
      const agent = search(seeded('same'));
      chosen(start(sowing), agent);
      return agent.thoughts();
    });
    expect(thoughts[0]).toEqual(thoughts[1]);
    expect(thoughts[0]!.map(({ option }) => option).sort()).toEqual(['pick', 'sow']);
  });

  test.each([
    // Two options are compared in one round; the short tries of each are a fifth of the iterations, and at most 20.
    { iterations: 1, short: 1, further: 1 },
    { iterations: 50, short: 10, further: 25 },
    { iterations: 300, short: 20, further: 150 },
  ])('with $iterations iterations tries each of two options $short + $further times', (row) => {
    for (const seed of SEEDS) {
      const agent = search(seeded(seed), { iterations: row.iterations });
      chosen(start(toss()), agent);
      expect(agent.thoughts().map(({ visits }) => visits)).toEqual([row.short + row.further, row.short + row.further]);
    }
  });

  test('stops in time', () => {
    const before = Date.now();
    chosen(start(sowing), search(seeded(1), { iterations: Number.POSITIVE_INFINITY, timeMs: 30 }));
    expect(Date.now() - before).toBeLessThan(1_000);
  });
});
