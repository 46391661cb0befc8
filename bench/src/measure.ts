import type { Bench, Result } from './bench.ts';
import { playerApart } from './player-apart.ts';
import type { Contender, Sides } from './sides.ts';
import { playSlice, type Slice } from './slice.ts';

export const ROUNDS = 9;
const WARM_UPS = { large: 12, usual: 3 };
const ROUND_MS = 300;
const QUICK_MS = 100;

/** What a bench finds, measured in its own way, or by timing its two sides by turns. */
export async function measure({ name, measure: how }: Bench, quick: boolean): Promise<Result> {
  if (typeof how === 'function') return how(quick);
  const [ours, peer] = [playerOf(name, how, 'ours'), playerOf(name, how, 'peer')];
  try {
    for (let left = WARM_UPS[how.isLarge && !quick ? 'large' : 'usual']; left > 0; left--)
      await playRound(ours, peer, ROUND_MS);
    const rounds: Round[] = [];
    while (rounds.length < ROUNDS) rounds.push(await playRound(ours, peer, quick ? QUICK_MS : ROUND_MS));
    return how.ratio === 'speed' ? speedUp(rounds, how.unit) : cost(rounds, how.unit);
  } finally {
    ours.end();
    peer.end();
  }
}

function playerOf(bench: string, sides: Sides, side: Contender): Player {
  if (sides.apart) return playerApart(bench, side);
  const work = sides[side]();
  return { slice: async () => playSlice(work), end() {} };
}

/** One who plays a side. */
export interface Player {
  slice(): Promise<Slice>;
  end(): void;
}

/** Nanoseconds per unit, for both sides of a round. */
export interface Round {
  readonly ours: number;
  readonly peer: number;
}

/** At least `ms` milliseconds of either side, in slices by turns: a slow moment of the machine hits both. */
async function playRound(ours: Player, peer: Player, ms: number): Promise<Round> {
  const slices: { ours: Slice; peer: Slice }[] = [];
  const total = (side: Contender, what: keyof Slice) => slices.reduce((sum, slice) => sum + slice[side][what], 0);
  while (total('ours', 'ms') < ms || total('peer', 'ms') < ms)
    slices.push({ ours: await ours.slice(), peer: await peer.slice() });
  const perUnit = (side: Contender) => (total(side, 'ms') * 1e6) / total(side, 'units');
  return { ours: perUnit('ours'), peer: perUnit('peer') };
}

/** How many times faster ours is than the peer, in units of work per second. */
export function speedUp(rounds: readonly Round[], unit: string): Result {
  return {
    ...ratioOf(rounds.map((round) => round.peer / round.ours)),
    ours: { amount: 1e9 / median(rounds.map((round) => round.ours)), unit: `${unit}/s` },
    peer: { amount: 1e9 / median(rounds.map((round) => round.peer)), unit: `${unit}/s` },
  };
}

/** How many times longer ours takes than the peer, in nanoseconds per unit of work. */
export function cost(rounds: readonly Round[], unit: string): Result {
  return {
    ...ratioOf(rounds.map((round) => round.ours / round.peer)),
    ours: { amount: median(rounds.map((round) => round.ours)), unit: `ns/${unit}` },
    peer: { amount: median(rounds.map((round) => round.peer)), unit: `ns/${unit}` },
  };
}

function ratioOf(ratios: readonly number[]): Pick<Result, 'value' | 'spread'> {
  return { value: median(ratios), spread: [Math.min(...ratios), Math.max(...ratios)] };
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] as number; // there are nine
}
