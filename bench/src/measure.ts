import type { Result } from './bench.ts';

/** One side of a comparison: does some work and returns how many units that was. */
export type Work = () => number;

/** Work that goes round a list, one item a time; `play` returns its units. */
export function inTurn<T>(items: readonly T[], play: (item: T) => number): Work {
  let next = 0;
  return () => {
    const item = items[next] as T; // next stays within the list
    next = (next + 1) % items.length;
    return play(item);
  };
}

/** How many times faster ours is than the peer, in units of work per second. */
export function speedUp(ours: Work, peer: Work, unit: string, quick: boolean, warmUps = WARM_UPS): Result {
  const rounds = interleaved(ours, peer, quick, warmUps);
  return {
    ...ratioOf(rounds.map((round) => round.peer / round.ours)),
    ours: { amount: 1e9 / median(rounds.map((round) => round.ours)), unit: `${unit}/s` },
    peer: { amount: 1e9 / median(rounds.map((round) => round.peer)), unit: `${unit}/s` },
  };
}

/** How many times longer ours takes than the peer, in nanoseconds per unit of work. */
export function cost(ours: Work, peer: Work, unit: string, quick: boolean): Result {
  const rounds = interleaved(ours, peer, quick, WARM_UPS);
  return {
    ...ratioOf(rounds.map((round) => round.ours / round.peer)),
    ours: { amount: median(rounds.map((round) => round.ours)), unit: `ns/${unit}` },
    peer: { amount: median(rounds.map((round) => round.peer)), unit: `ns/${unit}` },
  };
}

const ROUNDS = 5;
const WARM_UPS = 3;
const ROUND_MS = 300;
const QUICK_MS = 100;
const SLICE_MS = 100;

/** Nanoseconds per unit, for both sides of a round. */
interface Round {
  readonly ours: number;
  readonly peer: number;
}

/** A few rounds to warm up, then those that count. */
function interleaved(ours: Work, peer: Work, quick: boolean, warmUps: number): Round[] {
  for (let count = 0; count < warmUps; count++) playRound(ours, peer, ROUND_MS);
  return Array.from({ length: ROUNDS }, () => playRound(ours, peer, quick ? QUICK_MS : ROUND_MS));
}

/** At least `ms` milliseconds of either side, in slices by turns: a slow moment of the machine hits both. */
function playRound(ours: Work, peer: Work, ms: number): Round {
  const sides = { ours: { work: ours, ms: 0, units: 0 }, peer: { work: peer, ms: 0, units: 0 } };
  while (sides.ours.ms < ms || sides.peer.ms < ms) {
    playSlice(sides.ours);
    playSlice(sides.peer);
  }
  return { ours: (sides.ours.ms * 1e6) / sides.ours.units, peer: (sides.peer.ms * 1e6) / sides.peer.units };
}

function playSlice(side: { readonly work: Work; ms: number; units: number }): void {
  clearNursery();
  const start = processorMs();
  let ms = 0;
  for (let calls = 1; ms < SLICE_MS; ) {
    for (let call = 0; call < calls; call++) side.units += side.work();
    const before = ms;
    ms = processorMs() - start;
    if (ms - before < 1) calls *= 2; // reading the clock takes time, too
  }
  side.ms += ms;
}

/** Time the process has had, the threads that collect its garbage included. The wall clock would time the neighbours, too. */
function processorMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/**
 * Whoever went before leaves young objects, which would be copied at the cost of whoever comes next. Only they are
 * cleared: a full collection also throws away what the compiler has learnt.
 */
function clearNursery(): void {
  for (let pass = 0; pass < 2; pass++) globalThis.gc?.({ type: 'minor' }); // main.ts sees to it that it is there
}

/** Heap in use, in bytes, once everything that can be collected has been. */
export function heapUsed(): number {
  for (let pass = 0; pass < 4; pass++) globalThis.gc?.(); // as above
  return process.memoryUsage().heapUsed;
}

function ratioOf(ratios: readonly number[]): Pick<Result, 'value' | 'spread'> {
  return { value: median(ratios), spread: [Math.min(...ratios), Math.max(...ratios)] };
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] as number; // there are five
}
