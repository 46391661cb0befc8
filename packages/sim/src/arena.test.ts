import { defineGame } from '@fermata/core';
import { expect, test } from 'vitest';
import { companyFor } from '../test/cast.ts';
import { flip } from '../test/flip.ts';
import { market } from '../test/market.ts';
import { arena, arenaTable, type Progress, report } from './index.ts';

/** The end of Wilson's interval of none out of so many: the part of all rounds in which a game may go the other way. */
const noneOf = (count: number) => 1.959964 ** 2 / (count + 1.959964 ** 2);

test('gold wins every game and 4 points more than clay; a sixth round may differ', async () => {
  const { rounds, ladder, duels, statistics } = await arena(companyFor(market, 'clay', 'gold'), { rounds: 5, seed: 1 });
  expect(rounds).toBe(5);
  expect(statistics.games).toBe(10);
  expect(ladder.map(({ name, wins }) => [name, wins])).toEqual([
    ['gold', 10],
    ['clay', 0],
  ]);
  const share = { value: 1, low: expect.closeTo(1 - noneOf(5)), high: 1 };
  const score = { value: 4, low: 4, high: 4 };
  expect(duels).toEqual([{ one: 'gold', other: 'clay', rounds: 5, share, score }]);
});

test('of one round nobody knows what others would be', async () => {
  const { duels } = await arena(companyFor(market, 'clay', 'gold'), { rounds: 1, seed: 1 });
  expect(duels).toEqual([{ one: 'gold', other: 'clay', rounds: 1, share: { value: 1 }, score: { value: 4 } }]);
});

test('where points are the aim, who has more of them is ahead, whoever wins', async () => {
  // The fewest points win, and nobody cares.
  const outcome: typeof market.outcome = (state) =>
    market.outcome(state)?.map(({ score }, _, all) => ({
      rank: 1 + all.filter((other) => other.score < score).length,
      score,
    }));
  const forPoints = defineGame({ ...market, aim: 'score', outcome });
  const { ladder, duels } = await arena(companyFor(forPoints, 'clay', 'gold'), { rounds: 2, seed: 1 });
  expect(ladder.map(({ name, wins }) => [name, wins])).toEqual([
    ['gold', 0],
    ['clay', 4],
  ]);
  expect(duels).toMatchObject([{ one: 'gold', other: 'clay', share: { value: -1 }, score: { value: 4 } }]);
});

test('twins with the same seeds from both seats are exactly equal, however lucky a seat is', async () => {
  const { duels, statistics } = await arena(companyFor(flip, 'one', 'twin'), { rounds: 50, seed: 2 });
  const share = { value: 0, low: expect.closeTo(-noneOf(50)), high: expect.closeTo(noneOf(50)) };
  expect(duels).toMatchObject([{ rounds: 50, share, score: { value: 0, low: 0, high: 0 } }]);
  expect(statistics.seats[0]!.wins).toBeGreaterThan(0);
  expect(statistics.seats[1]!.wins).toBeGreaterThan(0);
});

test('every two of three meet, from both seats in every round', async () => {
  const { duels, statistics } = await arena(companyFor(market, 'a', 'gold', 'clay'), { rounds: 4, seed: 3 });
  expect(statistics.games).toBe(3 * 2 * 4);
  expect(duels.map(({ rounds }) => rounds)).toEqual([4, 4, 4]);
  expect(statistics.agents.map(({ wins, draws, losses }) => wins + draws + losses)).toEqual([16, 16, 16]);
});

test('four entrants at tables of three: a round with two shared tables is one round, of one seed', async () => {
  const { duels, statistics } = await arena(companyFor(market, 'a', 'b', 'c', 'd'), { rounds: 2, seed: 3, seats: 3 });
  expect(statistics.games).toBe(4 * 3 * 2);
  expect(duels.map(({ rounds }) => rounds)).toEqual([2, 2, 2, 2, 2, 2]);
});

test('what one gets more is that of a game, however many tables both share', async () => {
  const entrants = companyFor(market, 'gold', 'clay', 'a', 'b');
  for (const seats of [2, 3, 4]) {
    const { duels } = await arena(entrants, { rounds: 2, seed: 3, seats });
    const duel = duels.find(({ one, other }) => one === 'gold' && other === 'clay');
    expect(duel?.score).toEqual({ value: 4, low: 4, high: 4 }); // two picks of 3 points against two of 1
  }
});

test.each([
  ['no rounds', ['a', 'b'], { rounds: 0 }, 'an arena is of 1 round or more; got 0'],
  ['two of one name', ['a', 'a'], { rounds: 1 }, 'entrants of an arena have names of their own'],
  ['fewer entrants than seats', ['a', 'b'], { rounds: 1, seats: 3 }, 'got 2 for 3'],
  ['too many line-ups', Array.from({ length: 40 }, (_, at) => `${at}`), { rounds: 1, seats: 4 }, 'let fewer enter'],
])('%s are refused', async (_, entrants, how, message) => {
  await expect(arena(companyFor(market, ...entrants), { seed: 1, ...how })).rejects.toThrow(message);
});

test.each([
  [1, 0, '0 of 1 round'],
  [4, 1, '1 of 4 rounds'],
  [1, 1, '1 round'],
  [2, 2, '2 rounds'],
])('of %d rounds, stopped after %d: %s', async (wanted, rounds, words) => {
  const abort = new AbortController();
  const onProgress = ({ done }: Progress) => done >= 2 * rounds && abort.abort(); // from two seats
  const entrants = companyFor(market, 'clay', 'gold');
  const met = await arena(entrants, { rounds: wanted, seed: 1, signal: abort.signal, onProgress });
  expect(met).toMatchObject({ rounds, wanted });
  expect(arenaTable(met)[0]).toBe(`${words} of market, seed 1: the same seeds from every seat`);
  expect(report(met.statistics, met)).toContain(`>${words}: the same seeds from every seat.`);
});

test('as lines of text', async () => {
  const lines = arenaTable(await arena(companyFor(market, 'clay', 'gold'), { rounds: 5, seed: 1 }));
  // Wilson's interval of 10 out of 10 begins at 10 / (10 + 1.96²) = 72.2 %.
  expect(lines).toEqual([
    '5 rounds of market, seed 1: the same seeds from every seat',
    '',
    '      wins  draws  losses            share of wins       score',
    'gold    10      0       0  100.0 % (72.2 to 100.0)  6 (6 to 6)',
    'clay     0      0      10      0.0 % (0.0 to 27.8)  2 (2 to 2)',
    '',
    '                   rounds  wins more, in points of percent             scores more',
    // It ends at 1.96² / (5 + 1.96²) = 43.4 % for 0 out of 5: so many rounds may bring nothing instead of 100 points.
    'gold against clay       5         +100.0 (+56.6 to +100.0)  +4.00 (+4.00 to +4.00)',
  ]);
});
