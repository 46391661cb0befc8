/** Agents that answer with a promise: a server, a thread, a person. */
import type { AnyAgent } from '@fermata/agents';
import { expect, test } from 'vitest';
import { companyFor, inTime } from '../test/cast.ts';
import { collapsing, collapsingWith } from '../test/collapsing.ts';
import { flip } from '../test/flip.ts';
import { market } from '../test/market.ts';
import { arena, type Company, report, simulate, table } from './index.ts';
import { rotations } from './job.ts';
import { Chunk } from './run/chunk.ts';

const how = { games: 10, seed: 1 };

/** An agent against gold, which answers at once. */
function against(agent: AnyAgent): Company {
  const gold = companyFor(market, 'gold').agents;
  return { game: market, agents: [...gold, { name: 'odd', make: () => agent }] };
}

test.each([
  ['both', ['later gold', 'later clay']],
  ['one of them', ['gold', 'later clay']],
])('if %s answer later, the games are those of agents that answer at once', async (_, names) => {
  const coverage = true;
  const atOnce = await simulate(companyFor(market, 'gold', 'clay'), { ...how, coverage });
  const late = await simulate(companyFor(market, ...names), { ...how, coverage });
  expect(inTime(late)).toEqual(inTime(atOnce));
  expect(late).not.toHaveProperty('troubles');
});

test('in an arena, too, twins are exactly equal', async () => {
  const { duels } = await arena(companyFor(flip, 'one', 'later twin'), { rounds: 20, seed: 2 });
  expect(duels).toMatchObject([{ rounds: 20, share: { value: 0 }, score: { value: 0, low: 0, high: 0 } }]);
});

test('nobody is asked the same question twice', async () => {
  const asked: string[] = [];
  const noting: AnyAgent = async ({ id }, side) => {
    asked.push(`${id} after ${side.events().length}`);
    return 0;
  };
  await simulate(against(noting), { games: 1, seed: 1 });
  expect(asked).toHaveLength(2); // two picks each
  expect(new Set(asked).size).toBe(2);
});

test.each<[what: string, agent: AnyAgent, why: string | RegExp]>([
  ['crashes', () => Promise.reject(new Error('out of ideas')), 'out of ideas'],
  ['is too slow', () => new Promise(() => {}), 'no answer in 2 ms'],
  ['answers what is not offered', async () => 7, /there is no option 7/],
  [
    'crashes at once',
    () => {
      throw new Error('out of ideas');
    },
    'out of ideas',
  ],
  [
    'throws what is no error',
    () => {
      throw null;
    },
    'null',
  ],
  ['is refused with what is no error', () => Promise.reject(undefined), 'undefined'],
  [
    'meets broken rules in its thoughts',
    () => {
      throw Object.assign(new Error('the dream collapsed'), { record: {} });
    },
    'the dream collapsed',
  ],
  ['answers at once what is not offered', () => 7, /there is no option 7/],
  ['answers nothing', () => undefined as never, /got nothing/],
])('an agent that %s is given random answers, and the statistics tell', async (_, agent, why) => {
  const { games, prompts, troubles, branching } = await simulate(against(agent), { games: 3, seed: 1, timeMs: 2 });
  expect(games).toBe(3);
  // Two picks of two seats in three games; half of them are those of the agent.
  expect(prompts).toEqual([{ label: 'Which ware?', asked: 12, options: 2 }]);
  expect(branching.histogram.counts).toEqual([12]);
  expect(troubles).toEqual([
    { agent: 'odd', label: 'Which ware?', why: typeof why === 'string' ? why : expect.stringMatching(why), count: 6 },
  ]);
});

test('troubles as lines of text', async () => {
  const lines = table(
    await simulate(
      against(async () => 7),
      { games: 3, seed: 1 },
    ),
  );
  expect(lines.slice(-2)).toEqual([
    'answers that agents failed to give; defaults or random answers stood in',
    'odd · Which ware? · "Which ware?" has options 0 to 1; there is no option 7  6',
  ]);
});

test('a page tells of troubles, and only then', async () => {
  const page = async (agent: AnyAgent) => report(await simulate(against(agent), { games: 3, seed: 1 }));
  expect(await page(async () => 7)).toMatch(/<h2>Troubles<.*odd.*there is no option 7.*6</s);
  expect(await page(async () => 0)).not.toContain('Troubles');
});

test('rules that break name the seed, whoever was waited for', async () => {
  await expect(simulate(companyFor(collapsing, 'later gold'), { games: 5, seed: 's' })).rejects.toThrow(
    'collapsing with seed "s/0" broke: the stall collapsed',
  );
});

test.each([[undefined], [null], ['a stall'], [{ a: 'stall' }]])(
  'rules may throw %o: it stops the batch',
  async (thrown) => {
    const played = simulate(companyFor(collapsingWith(thrown), 'gold'), { games: 5, seed: 's' });
    await expect(played).rejects.toThrow('collapsing with seed "s/0" broke: ');
  },
);

test('agents that answer at once cost no promise', () => {
  const lineUps = rotations([0, 1]);
  const job = { ...how, seed: '1', seats: 2, options: undefined, lineUps, paired: false, coverage: false };
  const chunk = new Chunk(companyFor(market, 'gold', 'clay'), job);
  expect(chunk.play(0)).toBeUndefined();
  expect(chunk.tally.games).toBe(1);
});
