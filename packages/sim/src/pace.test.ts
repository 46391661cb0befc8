/** Agents that think long and keep the thread meanwhile: whoever wants to stop them must be heard all the same. */
import type { AnyAgent } from '@fermata/agents';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { castAgent, companyFor } from '../test/cast.ts';
import { flip } from '../test/flip.ts';
import { market } from '../test/market.ts';
import { type Company, simulate } from './index.ts';

/** A clock that only thinking moves on. */
let nowMs = 0;
beforeEach(() => {
  vi.spyOn(performance, 'now').mockImplementation(() => nowMs);
});
afterEach(() => {
  vi.restoreAllMocks();
});

/** The same agents, a second later. */
function slowly({ game, agents }: Company): Company {
  const slow = (agent: AnyAgent): AnyAgent => {
    return (prompt, side) => {
      nowMs += 1000;
      return agent(prompt, side);
    };
  };
  return { game, agents: agents.map(({ name, make }) => ({ name, make: (seed) => slow(make(seed)) })) };
}

const how = { games: 6, seed: 1, coverage: true };

test.each([
  ['agents that answer at once', companyFor(market, 'gold', 'random')],
  ['agents that meet chance', companyFor(flip, 'a', 'b')],
  ['one that answers later', companyFor(market, 'gold', 'later random')],
  ['both', companyFor(market, 'later gold', 'later random')],
])('the games do not depend on how long it takes: %s', async (_, company) => {
  expect(await simulate(slowly(company), how)).toEqual(await simulate(company, how));
});

test('progress is told game by game', async () => {
  const told: number[] = [];
  await simulate(slowly(companyFor(market, 'gold')), { ...how, games: 300, onProgress: ({ done }) => told.push(done) });
  expect([...new Set(told)]).toEqual(Array.from({ length: 301 }, (_, done) => done));
});

test.each<[what: string, fail: AnyAgent]>([
  ['answers what is not offered', () => 7],
  [
    'crashes',
    () => {
      throw new Error('out of ideas');
    },
  ],
])('one that thinks long and then %s is answered for', async (_, fail) => {
  let questions = 0;
  const make = (): AnyAgent => (prompt, side) => (++questions % 2 === 0 ? fail(prompt, side) : 0);
  const { games, troubles } = await simulate(slowly({ game: market, agents: [{ name: 'odd', make }] }), how);
  expect(games).toBe(6);
  expect(troubles).toMatchObject([{ agent: 'odd', count: 12 }]); // every other question of four in a game
});

/** Somebody stops it at the question of this number, by a key; games of two have four questions. */
async function stoppedAt(question: number, names: readonly string[]) {
  const abort = new AbortController();
  let questions = 0;
  const agents = names.map((name) => ({
    name,
    make: (seed: string): AnyAgent => {
      const agent = castAgent(name, seed);
      return (prompt, side) => {
        if (++questions === question) setImmediate(() => abort.abort());
        return agent(prompt, side);
      };
    },
  }));
  const statistics = await simulate(slowly({ game: market, agents }), { ...how, signal: abort.signal });
  return { statistics, questions };
}

test.each([[['gold', 'clay']], [['gold', 'later clay']]])(
  'a game is stopped between two questions, and nothing of it is told: %j',
  async (names) => {
    const { statistics, questions } = await stoppedAt(6, names);
    expect(questions).toBe(6);
    const whole = await simulate(companyFor(market, ...names), { ...how, games: 1 });
    expect(statistics).toEqual({ ...whole, wanted: 6 });
  },
);

test('nobody waits for an agent that never answers, once it is stopped', async () => {
  const abort = new AbortController();
  const never: AnyAgent = () => {
    setImmediate(() => abort.abort());
    return new Promise(() => {});
  };
  const company = { game: market, agents: [{ name: 'never', make: () => never }] };
  expect(await simulate(company, { ...how, signal: abort.signal })).toMatchObject({ games: 0, prompts: [] });
});
