import { defineGame } from '@fermata/core';
import { expect, test } from 'vitest';
import { castOf, companyFor } from '../test/cast.ts';
import { collapsing } from '../test/collapsing.ts';
import { flip } from '../test/flip.ts';
import { market } from '../test/market.ts';
import { simulate } from './index.ts';
import { summarise } from './statistics/options/summary.ts';

const duel = companyFor(market, 'gold', 'clay');

test('gold beats clay in every game, and by changing seats both seats win as often', async () => {
  const { games, seats, agents, firstSeat } = await simulate(duel, { games: 10, seed: 1 });
  expect(games).toBe(10);
  expect(agents).toMatchObject([
    { name: 'gold', wins: 10, draws: 0, losses: 0, share: { value: 1, high: 1 }, score: { value: 6, low: 6, high: 6 } },
    { name: 'clay', wins: 0, draws: 0, losses: 10, share: { value: 0, low: 0 }, score: { value: 2 } },
  ]);
  expect(seats).toMatchObject([
    { wins: 5, losses: 5, score: { value: 4 } },
    { wins: 5, losses: 5 },
  ]);
  expect(firstSeat?.value).toBe(0);
});

test('agents keep their seats if they are told to', async () => {
  const { seats, firstSeat } = await simulate(duel, { games: 10, seed: 1, rotate: false });
  expect(seats).toMatchObject([{ wins: 10 }, { wins: 0 }]);
  expect(firstSeat).toMatchObject({ value: 0.5, high: 0.5 });
});

test('a shared first place is half a win, for as many as share it', async () => {
  const { seats, agents } = await simulate(companyFor(market, 'gold'), { games: 4, seed: 1, seats: 3 });
  expect(seats.map(({ draws, share }) => [draws, share.value])).toEqual([
    [4, 0.5],
    [4, 0.5],
    [4, 0.5],
  ]);
  expect(agents).toMatchObject([{ name: 'gold', draws: 12 }]);
});

test('a game of two is four picks: four turns, four decisions between two wares', async () => {
  const { turns, decisions, branching, prompts } = await simulate(duel, { games: 10, seed: 1 });
  const always = (value: number) => ({
    mean: { value, low: value, high: value },
    deviation: 0,
    min: value,
    max: value,
  });
  expect(turns).toMatchObject(always(4));
  expect(turns.histogram).toEqual({ from: 4, width: 1, counts: [10] });
  expect(decisions).toMatchObject(always(4));
  expect(branching).toMatchObject(always(2));
  expect(branching.histogram.counts).toEqual([40]);
  expect(prompts).toEqual([{ label: 'Which ware?', asked: 40, options: 2 }]);
});

test('if clay begins it leads until gold has picked; if gold begins the lead never changes', async () => {
  const { leadChanges } = await simulate(duel, { games: 10, seed: 1 });
  expect(leadChanges).toMatchObject({ mean: { value: 0.5 }, min: 0, max: 1, histogram: { counts: [5, 5] } });
});

test('who leads from the start has the lead in the first turn, too', async () => {
  // The first seat is ahead before anybody picks, and the second from then on.
  const overtaken = defineGame({
    ...market,
    evaluate: ({ picks }, seat) => (seat === (picks === 0 ? 0 : 1) ? 1 : 0),
  });
  const { leadChanges } = await simulate(companyFor(overtaken, 'gold', 'clay'), { games: 3, seed: 1 });
  expect(leadChanges).toMatchObject({ min: 1, max: 1 });
});

test('a game that does not evaluate has no lead', async () => {
  expect(await simulate(companyFor(flip, 'a'), { games: 2, seed: 1 })).not.toHaveProperty('leadChanges');
});

test('an option tells how often it was offered and taken, and how those did who took it or left it', async () => {
  const { options } = await simulate(duel, { games: 10, seed: 1 });
  expect(options).toMatchObject([
    {
      text: 'clay',
      label: 'Which ware?',
      offered: 40,
      taken: 20,
      rate: 0.5,
      whenTaken: { value: 0 },
      whenLeft: { value: 1 },
    },
    {
      text: 'gold',
      label: 'Which ware?',
      offered: 40,
      taken: 20,
      rate: 0.5,
      whenTaken: { value: 1 },
      whenLeft: { value: 0 },
    },
  ]);
  // Each agent takes always the same: that the one wins tells of the agents, and not of the wares.
  expect(options.map(({ lift, isClear }) => [lift, isClear])).toEqual([
    [undefined, false],
    [undefined, false],
  ]);
  expect(options[1]?.agents).toMatchObject([
    { agent: 'gold', takenBy: 10, leftBy: 0, whenTaken: { value: 1 } },
    { agent: 'clay', takenBy: 0, leftBy: 10, whenLeft: { value: 0 } },
  ]);
});

test('differences are those within agents, put together by how many seats tell of them', () => {
  const counts = (taken: readonly [number, number], left: readonly [number, number]) => ({
    ...{ offered: 1, taken: 1, takenSeats: taken[1], takenHalves: 2 * taken[0] },
    ...{ offeredSeats: taken[1] + left[1], offeredHalves: 2 * (taken[0] + left[0]) },
  });
  // The strong agent wins 80 of 100 with it and 9 of 10 without; the weak one 1 of 10 and 20 of 100. Taken together it would look good.
  const agents = [counts([80, 100], [9, 10]), counts([1, 10], [20, 100])];
  const sums = { prompts: new Map(), options: new Map([['', { label: '', text: '', agents }]]), unlisted: 0 };
  const [option] = summarise(sums, { agents: ['strong', 'weak'] }).options;
  expect(option?.whenTaken?.value).toBeGreaterThan(option?.whenLeft?.value ?? 1);
  expect(option?.lift?.value).toBeCloseTo(-0.1); // 80 % - 90 %, and 10 % - 20 %
});

test('what was only taken, or only left, has nothing to be compared with', async () => {
  const { options } = await simulate(companyFor(market, 'gold'), { games: 50, seed: 1 });
  expect(options.map(({ text, whenTaken, whenLeft, lift }) => [text, whenTaken?.value, whenLeft?.value, lift])).toEqual(
    [
      ['clay', undefined, 0.5, undefined],
      ['gold', 0.5, undefined, undefined],
    ],
  );
});

test('the same seed gives the same games, another one others, and every game has its own', async () => {
  const play = (seed: string) => simulate(companyFor(flip, 'a', 'b'), { games: 60, seed });
  expect(await play('x')).toEqual(await play('x'));
  expect((await play('x')).seats).not.toEqual((await play('y')).seats);
  // Of 60 scores out of 1000 thirds, up or down, a few may be alike; were seeds shared, there would be one.
  const { histogram } = (await play('x')).seats[0]!.scores;
  expect(histogram.counts.filter((count) => count > 0).length).toBeGreaterThan(10);
});

test('a cast and a company of the same are the same', async () => {
  const how = { games: 30, seed: 5 };
  expect(await simulate(castOf(flip, 'a', 'b'), how)).toEqual(await simulate(companyFor(flip, 'a', 'b'), how));
});

test('progress is told as it is made, with what is known by then', async () => {
  const told: [number, number][] = [];
  await simulate(duel, {
    games: 300,
    seed: 1,
    onProgress: ({ done, statistics }) => told.push([done, statistics().games]),
  });
  // The beginning and a hundred parts of three games; a machine that is slow tells more.
  const parts = Array.from({ length: 101 }, (_, part) => [part * 3, part * 3]);
  expect([...new Map(told)].filter(([done]) => done % 3 === 0)).toEqual(parts);
});

test('an abort gives what is done so far', async () => {
  const abort = new AbortController();
  const play = (games: number, signal?: AbortSignal) =>
    simulate(companyFor(flip, 'a', 'b'), {
      games,
      seed: 9,
      ...(signal && { signal }),
      onProgress: ({ done }) => done === 37 && signal !== undefined && abort.abort(),
    });
  const stopped = await play(100, abort.signal);
  expect(stopped).toMatchObject({ games: 37, wanted: 100 });
  expect(stopped).toEqual({ ...(await play(37)), wanted: 100 });
});

test('aborted before it begins, nothing is played', async () => {
  const statistics = await simulate(duel, { games: 10, seed: 1, signal: AbortSignal.abort() });
  expect(statistics).toMatchObject({ games: 0, turns: { min: 0, max: 0 }, options: [] });
});

test.each([
  ['no games', { games: 0 }, 'a simulation is of 1 game or more; got 0'],
  ['half a worker', { games: 1, workers: 0.5 }, '1 to 64 workers; got 0.5'],
  ['a crowd of workers', { games: 1, workers: 99_999 }, '1 to 64 workers; got 99999'],
  ['workers without a cast', { games: 1, workers: 2 }, '2 workers want a cast'],
  ['more agents than seats', { games: 1, seats: 1 }, '1 seats want 1 to 1 agents; got 2'],
  ['seats that the game does not have', { games: 1, seats: 9 }, 'market is for 2 to 4 seats; got 9'],
])('%s is refused', async (_, how, message) => {
  await expect(simulate(duel, { seed: 1, ...how })).rejects.toThrow(message);
});

test('rules that break stop the batch, with the seed and the record of the game', async () => {
  const error = await simulate(companyFor(collapsing, 'gold'), { games: 5, seed: 's' }).catch((thrown) => thrown);
  expect(error.message).toBe('collapsing with seed "s/0" broke: the stall collapsed');
  expect(error.record).toMatchObject({ game: 'collapsing', seed: 's/0' });
});
