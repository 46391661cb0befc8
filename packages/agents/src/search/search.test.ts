import {
  type AnyGame,
  choose,
  chooseSome,
  defineGame,
  emit,
  type Flow,
  type Prompt,
  seeded,
  start,
} from '@fermata/core';
import { describe, expect, test } from 'vitest';
import { nim } from '../../test/nim.ts';
import { greedy, search, type Thinker } from '../index.ts';

/** What is taken from so many stones. */
function taken(stones: number, seed: number): unknown {
  const match = start(nim, { options: { stones } });
  const [prompt] = match.prompts();
  const agent = search(seeded(seed), { iterations: 600 });
  return prompt!.options[agent(prompt!, match.as(0)) as number]; // somebody is asked
}

describe('Search', () => {
  test.each([
    [5, 1],
    [6, 2],
    [7, 3],
    [9, 1],
    [10, 2],
  ])('takes from %d stones %d, which leaves a multiple of four', (stones, best) => {
    expect([1, 2, 3].map((seed) => taken(stones, seed))).toEqual([best, best, best]);
  });

  test('tells what it considered, the most tried first', () => {
    const match = start(nim, { options: { stones: 5 } });
    const agent = search(seeded(1), { iterations: 300 });
    agent(match.prompts()[0]!, match.as(0)); // somebody is asked
    const thoughts = agent.thoughts();
    expect(thoughts.map(({ option }) => option).sort()).toEqual(['1', '2', '3']);
    expect(thoughts[0]).toMatchObject({ option: '1' });
    expect(thoughts.reduce((sum, { visits }) => sum + visits, 0)).toBe(300);
    expect(thoughts[0]!.value).toBeGreaterThan(thoughts[2]!.value);
  });

  test('stops in time', () => {
    const match = start(nim, { options: { stones: 21 } });
    const before = Date.now();
    search(seeded(1), { iterations: Number.POSITIVE_INFINITY, timeMs: 30 })(match.prompts()[0]!, match.as(0));
    expect(Date.now() - before).toBeLessThan(1_000);
  });
});

/** A purse holds coins; the seat picks some of them, and its points are their sum up to ten; more is worth nothing. */
const purse = defineGame<{ points: number | null }, { type: 'picked'; coins: readonly number[] }>({
  name: 'purse',
  version: 1,
  seats: { min: 1, max: 1 },
  aim: 'score',
  setup: () => ({ points: null }),
  *turn(): Flow<{ type: 'picked'; coins: readonly number[] }> {
    yield* emit({ type: 'picked', coins: yield* chooseSome(0, 'Which coins?', [7, 5, 6, 3, 1]) });
    yield* choose(0, 'Sure?', ['yes', 'of course']);
  },
  apply: {
    picked: (state, { coins }) => {
      const sum = coins.reduce((total, coin) => total + coin, 0);
      state.points = sum > 10 ? 0 : sum;
    },
  },
  outcome: ({ points }) => (points === null ? undefined : [{ rank: 1, score: points }]),
});

const judged: AnyGame = { ...purse, evaluate: ({ points }) => points ?? 0 };

test.each<[who: string, game: AnyGame, agent: Thinker]>([
  ['search that sees the end alone', purse, search(seeded(1), { iterations: 800 })],
  ['search that sees how seats stand', judged, search(seeded(1), { iterations: 800 })],
  ['greedy', purse, greedy(seeded(1), { worlds: 60 })],
])('%s picks a set one by one, and makes it worth the most', (_, game, agent) => {
  const match = start(game);
  const [prompt] = match.prompts() as [Prompt]; // somebody is asked
  const coins = (agent(prompt, match.as(0)) as number[]).map((at) => prompt.options[at] as number);
  expect(coins.reduce((total, coin) => total + coin)).toBe(10);
  expect(agent.thoughts()[0]).toMatchObject({ option: String(coins[0]) });
});

/** Only who takes nothing has a point; and one of the things is called as agents call the end of a set. */
const modesty = defineGame<{ points: number | null }, { type: 'took'; count: number }>({
  name: 'modesty',
  version: 1,
  seats: { min: 1, max: 1 },
  aim: 'score',
  setup: () => ({ points: null }),
  *turn(): Flow<{ type: 'took'; count: number }> {
    const things = yield* chooseSome(0, 'Which?', ['done', 'other']);
    yield* emit({ type: 'took', count: things.length });
  },
  apply: {
    took: (state, { count }) => {
      state.points = count === 0 ? 1 : 0;
    },
  },
  outcome: ({ points }) => (points === null ? undefined : [{ rank: 1, score: points }]),
});

test.each([
  ['search', search(seeded(1), { iterations: 100 })],
  ['greedy', greedy(seeded(1))],
])('%s can end a set, whatever its options are called', (_, agent) => {
  const match = start(modesty);
  expect(agent(match.prompts()[0]!, match.as(0))).toEqual([]); // somebody is asked
  expect(agent.thoughts()[0]).toMatchObject({ option: 'done', value: 1 });
});

/** Two answers that differ and read alike: the number wins, the text loses. */
const quotes = defineGame<{ won: boolean | null }, { type: 'said'; what: string | number }>({
  name: 'quotes',
  version: 1,
  seats: { min: 1, max: 1 },
  aim: 'score',
  setup: () => ({ won: null }),
  *turn(): Flow<{ type: 'said'; what: string | number }> {
    yield* emit({ type: 'said', what: yield* choose<string | number>(0, 'What?', ['1', 1]) });
  },
  apply: {
    said: (state, { what }) => {
      state.won = what === 1;
    },
  },
  outcome: ({ won }) => (won === null ? undefined : [{ rank: 1, score: won ? 1 : 0 }]),
});

test('search tells a number from the text that reads like it', () => {
  const match = start(quotes);
  expect(search(seeded(1), { iterations: 100 })(match.prompts()[0]!, match.as(0))).toBe(1); // as above
});
