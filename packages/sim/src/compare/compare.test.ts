/** Two sides with the same seeds, the same agents and the same seats. */
import { type AnyGame, choose, defineGame, emit, type Flow } from '@fermata/core';
import { expect, test } from 'vitest';
import { castOf, companyFor } from '../../test/cast.ts';
import { flip } from '../../test/flip.ts';
import { market } from '../../test/market.ts';
import {
  BatchError,
  type Company,
  type Comparison,
  compare,
  comparisonReport,
  comparisonTable,
  type MatchRow,
} from '../index.ts';

/** The same market, where clay is worth 3 and gold 1. */
const upsideDown = defineGame({
  ...market,
  version: 8,
  apply: {
    ...market.apply,
    picked: (state, { seat, ware }) => {
      state.points[seat]! += ware === 'clay' ? 3 : 1; // one for each seat
      state.picks++;
    },
  },
});

const beside = (one: AnyGame, other: AnyGame, ...agents: readonly string[]) =>
  [
    { name: 'before', players: companyFor(one, ...agents) },
    { name: 'after', players: companyFor(other, ...agents) },
  ] as const;

const wares = beside(market, upsideDown, 'gold', 'clay');

/** By whose it is and what: on the one side, on the other, and the difference. */
function told({ differences }: Comparison) {
  return Object.fromEntries(
    differences.map(({ of, figure, one, other, more }) => [`${of}: ${figure}`, [one.value, other.value, more.value]]),
  );
}

test('two versions of the rules: where clay is worth more, whoever takes it wins', async () => {
  const compared = await compare(...wares, { games: 10, seed: 1, rotate: false });
  expect(compared).toMatchObject({ games: 10, wanted: 10, seed: '1' });
  expect(compared.sides.map(({ name, statistics }) => [name, statistics.version])).toEqual([
    ['before', 7],
    ['after', 8],
  ]);
  expect(told(compared)).toEqual({
    'seat 0: share of wins': [1, 0, -1],
    'seat 1: share of wins': [0, 1, 1],
    'clay: share of wins': [0, 1, 1],
    'gold: share of wins': [1, 0, -1],
    'seat 0: score': [6, 2, -4],
    'seat 1: score': [2, 6, 4],
    'clay: score': [2, 6, 4],
    'gold: score': [6, 2, -4],
    'a seat: score': [4, 4, 0],
    'a game: turns': [4, 4, 0],
    'a game: questions': [4, 4, 0],
  });
});

test('where agents change seats, seats are as before, and agents are not', async () => {
  const figures = told(await compare(...wares, { games: 10, seed: 1 }));
  expect(figures['seat 0: share of wins']).toEqual([0.5, 0.5, 0]);
  expect(figures['gold: share of wins']).toEqual([1, 0, -1]);
});

test('luck that both sides had cancels out: what is left is what the rules add', async () => {
  const handicapped = defineGame({
    ...flip,
    outcome: (state) =>
      flip.outcome(state)?.map((place, seat) => ({ ...place, score: place.score + (seat === 0 ? 10 : 0) })),
  });
  const { differences } = await compare(...beside(flip, handicapped, 'random'), { games: 50, seed: 1 });
  const score = differences.find(({ of, figure }) => of === 'seat 0' && figure === 'score');
  expect(score!.one.high! - score!.one.low!).toBeGreaterThan(50); // scores of 1/3 to 1000/3, won or lost
  expect(score!.more.value).toBeCloseTo(10);
  expect(score!.more.high! - score!.more.low!).toBeCloseTo(0);
});

test('ten games that all turned do not say that all will: no interval has no width', async () => {
  const { differences } = await compare(...wares, { games: 10, seed: 1, rotate: false });
  // Wilson of none in ten reaches to 27.8 %.
  expect(differences[0]!.more).toMatchObject({ value: -1, low: -1, high: expect.closeTo(-0.722, 3) });
});

test('two sets of options', async () => {
  const priced = defineGame({
    ...market,
    options: (given: unknown) => given as { readonly rounds: number },
    setup: ({ seats, options: { rounds } }: { seats: number; options: { readonly rounds: number } }) => ({
      points: Array<number>(seats).fill(0),
      picks: 2 * seats - rounds * seats, // the market is over after two rounds
    }),
  });
  const players = companyFor(priced as AnyGame, 'gold', 'clay');
  const sides = [1, 2].map((rounds) => ({ name: `${rounds}`, players, options: { rounds } }));
  const figures = told(await compare(sides[0]!, sides[1]!, { games: 4, seed: 1 }));
  expect(figures['a game: turns']).toEqual([2, 4, 2]);
  expect(figures['gold: score']).toEqual([3, 6, 3]);
});

test('a source of points that one side alone has is nothing on the other', async () => {
  const counted = (source: string) =>
    defineGame({ ...market, scoring: ({ points }, seat) => ({ [source]: points[seat]! }) }); // one for each seat
  const figures = told(await compare(...beside(counted('wares'), counted('goods'), 'gold'), { games: 2, seed: 1 }));
  expect(figures['a seat: points from wares']).toEqual([6, 0, -6]);
  expect(figures['a seat: points from goods']).toEqual([0, 6, 6]);
});

/** A market that offers these, in this order; all are worth the same. */
const offering = (...offer: readonly string[]) =>
  defineGame({
    ...market,
    *turn({ picks, points }): Flow<{ type: 'picked'; seat: number; ware: string }> {
      const seat = picks % points.length;
      yield* emit({ type: 'picked', seat, ware: yield* choose(seat, 'Which ware?', offer) });
    },
    apply: {
      ...market.apply,
      picked: (state) => {
        state.picks++;
      },
    },
  });

test('options: how many of those who could took them, on both sides', async () => {
  const first = (game: AnyGame): Company => ({ game, agents: [{ name: 'first', make: () => () => 0 }] });
  const { options } = await compare(
    { name: 'one', players: first(offering('gold', 'clay', 'tin')) },
    { name: 'other', players: first(offering('clay', 'gold')) },
    { games: 10, seed: 1 },
  );
  // All 20 seats take what is offered first.
  expect(options.alone).toEqual([1, 0]);
  expect(
    options.list
      .map(({ text, one, other, more, isClear }) => [text, one.took.value, other.took.value, more.value, isClear])
      .sort(),
  ).toEqual([
    ['clay', 0, 1, 1, true],
    ['gold', 1, 0, -1, true],
  ]);
  expect(options.list[0]?.one.seats).toBe(20);
});

test('rows say which side they are of, match by match', async () => {
  const rows: MatchRow[] = [];
  await compare(...wares, { games: 150, seed: 'rain', onRows: (some) => void rows.push(...some) }); // in parts of two
  expect(rows).toHaveLength(300);
  expect(rows.slice(0, 4).map(({ side, match, seed, version }) => [side, match, seed, version])).toEqual([
    ['before', 0, 'rain/0', 7],
    ['after', 0, 'rain/0', 8],
    ['before', 1, 'rain/1', 7],
    ['after', 1, 'rain/1', 8],
  ]);
});

test('stopped before the first game there is nothing to compare, and that can be shown', async () => {
  const compared = await compare(...wares, { games: 10, seed: 1, signal: AbortSignal.abort() });
  expect(compared).toMatchObject({ games: 0, wanted: 10, differences: [] });
  expect(comparisonTable(compared)[0]).toContain('0 of 10 games of market on each side');
  expect(comparisonReport(compared)).toContain('market, side by side');
});

test('stopped on the way it tells of the games that both sides have played', async () => {
  const abort = new AbortController();
  const compared = await compare(...beside(market, upsideDown, 'later random', 'gold'), {
    games: 1000,
    seed: 1,
    signal: abort.signal,
    onProgress: ({ done }) => done >= 100 && abort.abort(),
  });
  expect(compared.games).toBeLessThan(1000);
  expect(compared.sides.map(({ statistics }) => statistics.games)).toEqual([compared.games, compared.games]);
});

test('as lines of text, and as a page on which nothing of a game is run', async () => {
  const compared = await compare({ ...wares[0], name: '<b>before</b>' }, wares[1], {
    games: 10,
    seed: 1,
    rotate: false,
  });
  const lines = comparisonTable(compared);
  expect(lines[0]).toBe('10 games of market on each side, seed 1: the same seeds, the same seats');
  expect(lines).toContain('one:   <b>before</b>');
  expect(lines.find((line) => line.startsWith('share of wins, gold'))).toMatch(
    / 100\.0 % \(72\.2 to 100\.0\) +0\.0 % \(0\.0 to 27\.8\) +-100\.0 \(-100\.0 to -72\.2\)$/,
  );
  const page = comparisonReport(compared);
  expect(page).toContain('&lt;b&gt;before');
  expect(page).not.toContain('<b>before');
  expect(page).toContain('versions 7 and 8');
});

test.each<[string, () => Promise<unknown>, string]>([
  [
    'other agents on each side',
    () => compare(wares[0], { name: 'after', players: companyFor(market, 'gold') }, { games: 1 }),
    'the same agents play on both sides; got gold, clay on one and gold on the other',
  ],
  ['no games', () => compare(...wares, { games: 0 }), 'a simulation is of 1 game or more; got 0'],
  ['no way to play', () => compare(...wares, undefined as never), 'how it is played is an object'],
  ['no players', () => compare(wares[0], { name: 'after', players: {} as never }, { games: 1 }), 'a cast { module,'],
  ['functions for threads', () => compare(...wares, { games: 1, workers: 2 }), '2 workers want a cast'],
])('%s: refused', async (_, body, message) => {
  await expect(body()).rejects.toThrow(BatchError);
  await expect(body()).rejects.toThrow(message);
});

test('a cast in this thread is compared as a company is', async () => {
  const players = castOf(market, 'gold', 'clay');
  const how = { games: 3, seed: 1 };
  const [one, other] = [
    { name: 'before', players },
    { name: 'again', players },
  ];
  expect((await compare(one, other, how)).sides[0]).toEqual((await compare(...wares, how)).sides[0]);
});
