/** Times the same simulation with one worker and with two, and prints the result. */
import { deepStrictEqual } from 'node:assert';
import { Crew, simulate } from '@fermata/sim';
import type { Result } from '../bench.ts';
import { cast } from './cast.ts';

const GAMES = 100_000;
const QUICK_GAMES = 10_000;
const ROUNDS = 5;
const WARM_UPS = 2;

console.log(JSON.stringify(await timed(process.argv.includes('--quick') ? QUICK_GAMES : GAMES)));

async function timed(games: number): Promise<Result> {
  const [one, two] = [new Crew(1), new Crew(2)];
  for (let count = 0; count < WARM_UPS; count++) await round(games, one, two);
  const rounds = [];
  for (let count = 0; count < ROUNDS; count++) rounds.push(await round(games, one, two));
  await Promise.all([one.close(), two.close()]);
  const ratios = rounds.map(({ oneMs, twoMs }) => oneMs / twoMs);
  const perSecond = (ms: readonly number[]) => ({ amount: (games / median(ms)) * 1000, unit: 'games/s' });
  return {
    value: median(ratios),
    spread: [Math.min(...ratios), Math.max(...ratios)],
    ours: perSecond(rounds.map(({ twoMs }) => twoMs)),
    peer: perSecond(rounds.map(({ oneMs }) => oneMs)),
  };
}

async function round(games: number, one: Crew, two: Crew): Promise<{ readonly oneMs: number; readonly twoMs: number }> {
  const play = async (workers: Crew) => {
    const start = performance.now();
    const statistics = await simulate(cast, { games, seed: 'two workers', workers });
    return { ms: performance.now() - start, statistics };
  };
  const [alone, shared] = [await play(one), await play(two)];
  deepStrictEqual(shared.statistics, alone.statistics);
  return { oneMs: alone.ms, twoMs: shared.ms };
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] as number; // there are five
}
