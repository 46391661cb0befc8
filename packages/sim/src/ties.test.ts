/** What is worth the same is chosen as often, by the agents that players meet: never what is offered first. */
import { greedy, search, type Thinker } from '@fermata/agents';
import { type AnyGame, type Choice, choose, emit, type Prompt, seeded, start } from '@fermata/core';
import { canonical } from '@fermata/core/host';
import { describe, expect, test } from 'vitest';
import { type Airlift, airlift, type City } from '../test/airlift.ts';
import { simulate } from './index.ts';

const GREEDY = (seed: string) => greedy(seeded(seed), { worlds: 2 });
const SEARCH = (seed: string) => search(seeded(seed), { iterations: 15 });
const AGENTS: readonly [who: string, make: (seed: string) => Thinker, sees: Partial<Airlift>][] = [
  ['greedy that sees the end alone', GREEDY, {}],
  ['greedy that sees how seats stand', GREEDY, { isJudged: true }],
  ['search that sees the end alone', SEARCH, {}],
  ['search that sees how seats stand', SEARCH, { isJudged: true }],
];
const alike = (count: number) => Array<number>(count).fill(1);

describe.each(AGENTS)('%s', (_, make, sees) => {
  test('lands six pieces in all of eight cities, if all are worth the same', async () => {
    const game = airlift({ ...sees, worths: alike(8), pieces: 6 });
    const taken = await takenIn(game, make, 40);
    expect(taken).toHaveLength(8);
    expect(chiSquare(taken)).toBeLessThan(bound(8));
  });

  test.each([2, 3, 8])('takes each of %d equal options as often', async (count) => {
    const taken = await takenIn(airlift({ ...sees, worths: alike(count) }), make, 240);
    expect(taken).toHaveLength(count);
    expect(chiSquare(taken)).toBeLessThan(bound(count));
  });

  test.each<[what: string, worths: number[], best: number[]]>([
    ['the best alone', [1, 2, 2, 0, 2, 1], [1, 2, 4]],
    // Added up in this order, 0.1 + 0.2 is a little more than 0.3.
    ['what only rounding tells apart, too', [0.1 + 0.2, 0.3, 0.1, 0.3], [0, 1, 3]],
  ])('takes any of the equal best: %s', async (_rule, worths, best) => {
    const taken = await takenIn(airlift({ ...sees, worths }), make, 300);
    const often = best.map((at) => taken[at]!); // a count for each city
    expect(often.reduce((sum, count) => sum + count)).toBe(300);
    expect(chiSquare(often)).toBeLessThan(bound(best.length));
  });

  test.each<[what: string, cities: number, several: Airlift['several'], sets: number]>([
    ['two of three', 3, { min: 2, max: 2 }, 3],
    ['any of three', 3, { min: 0, max: 3 }, 8],
    ['three of five', 5, { min: 3, max: 3 }, 10],
    ['two of five, but no neighbours', 5, { min: 2, max: 2, fits: noNeighbours }, 6],
    ['three of nine, which are too many sets to try them all', 9, { min: 3, max: 3 }, 84],
    ['any of seven, as many sets', 7, { min: 0, max: 7 }, 128],
    ['up to two of ten', 10, { min: 0, max: 2 }, 56],
  ])('takes each set as often: %s', (_rule, cities, several, sets) => {
    const game = airlift({ ...sees, worths: Array<number>(cities).fill(0), ...(several && { several }) });
    const seen = new Map<string, number>();
    for (let seed = 0; seed < sets * 8; seed++) {
      const set = canonical(answerOf(game, make(`set ${seed}`)));
      seen.set(set, (seen.get(set) ?? 0) + 1);
    }
    expect(seen.size).toBe(sets);
    expect(chiSquare([...seen.values()])).toBeLessThan(bound(sets));
  });

  test('takes any set with what matters in it, whatever else it takes', () => {
    const game = airlift({ ...sees, worths: [0, 0, 0, 0, 0, 1], several: { min: 3, max: 3 } });
    const others = [0, 0, 0, 0, 0];
    for (let seed = 0; seed < 100; seed++) {
      const set = answerOf(game, make(`set ${seed}`)) as number[];
      expect(set).toContain(5);
      for (const at of set) if (at < 5) others[at]!++; // as above
    }
    // Two of five in each set.
    expect(others.reduce((sum, count) => sum + count)).toBe(200);
    expect(chiSquare(others)).toBeLessThan(bound(5));
  });

  test('takes each of three options as often that read alike', () => {
    const game: AnyGame = {
      ...airlift({ ...sees, worths: alike(3) }),
      *turn() {
        yield* emit({ type: 'landed', cities: [yield* choose(0, 'Which city?', ['Arles', 'Arles', 'Arles'])] });
      },
    };
    const often = [0, 0, 0];
    for (let seed = 0; seed < 200; seed++) often[answerOf(game, make(`twin ${seed}`)) as number]!++; // as above
    expect(chiSquare(often)).toBeLessThan(bound(3));
  });

  test.each<[what: string, several: Airlift['several'] | undefined]>([
    ['of three cities each', undefined],
    ['of three pairs each', { min: 2, max: 2 }],
  ])('is not misled by luck: %s is taken as often', async (_rule, several) => {
    const game = airlift({ ...sees, worths: alike(3), isGamble: true, ...(several && { several }) });
    const taken = await takenIn(game, make, 240);
    // Of pairs the cities that were left out are counted: those of one game are independent of those of another.
    expect(chiSquare(several === undefined ? taken : taken.map((count) => 240 - count))).toBeLessThan(bound(3));
  });

  test('chooses the same again with the same seed, and otherwise with another', async () => {
    const game = airlift({ ...sees, worths: alike(8), pieces: 6 });
    const once = await takenIn(game, make, 5, 'one');
    expect(await takenIn(game, make, 5, 'one')).toEqual(once);
    expect(await takenIn(game, make, 5, 'other')).not.toEqual(once);
  });
});

test('a small game that is studied is answered at random where nothing is to be gained', async () => {
  const game = airlift({ worths: alike(3), isDuel: true });
  const taken = await takenIn(game, (seed) => search(seeded(seed), { iterations: 100 }), 100);
  expect(chiSquare(taken)).toBeLessThan(bound(3));
});

/** How often each city was taken in so many games, in the order of the offer. */
async function takenIn(
  game: AnyGame,
  make: (seed: string) => Thinker,
  games: number,
  seed = 'ties',
): Promise<number[]> {
  const { options } = await simulate({ game, agents: [{ name: 'agent', make }] }, { games, seed });
  return options.toSorted((a, b) => (a.text < b.text ? -1 : 1)).map(({ taken }) => taken);
}

function answerOf(game: AnyGame, agent: Thinker): Choice {
  const match = start(game, { seed: 1 });
  const [prompt] = match.prompts() as [Prompt]; // somebody is asked
  return agent(prompt, match.as(prompt.seat));
}

/** Pearson's statistic: how far counts are from being equal. */
function chiSquare(counts: readonly number[]): number {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}

/** What it passes once in ten thousand times if all are as likely (Wilson and Hilferty 1931). */
function bound(categories: number): number {
  const freedom = categories - 1;
  return freedom * (1 - 2 / (9 * freedom) + 3.719 * Math.sqrt(2 / (9 * freedom))) ** 3;
}

function noNeighbours(picked: readonly City[]): boolean {
  const places = picked.map((city) => city.charCodeAt(0)); // by their first letters, in the order of the alphabet
  return places.every((place) => !places.includes(place + 1));
}
