import { number } from '../show/numbers.ts';
import type { SpreadStatistics } from './spread.ts';

/** Below and above which half of the values lie, as far as bins tell: two ends where they are wider than one value. */
export interface Median {
  readonly low: number;
  readonly high: number;
}

/** Of whole numbers; of an even number of them the middle between the two in the middle. */
export function medianOf({ counts, from, width }: SpreadStatistics['histogram']): Median | undefined {
  const count = counts.reduce((sum, it) => sum + it, 0);
  if (count === 0) return undefined;
  const below = (rank: number): number => {
    let sum = 0;
    return counts.findIndex((it) => {
      sum += it;
      return sum > rank;
    });
  };
  const middle = (below(Math.floor((count - 1) / 2)) + below(Math.floor(count / 2))) / 2;
  const low = from + middle * width;
  return { low, high: low + width - 1 };
}

/** `27`, `26.5`, or `128 to 131`; a dash where there is none. */
export function medianText(median: Median | undefined): string {
  if (median === undefined) return '–';
  const { low, high } = median;
  return low === high ? number(low) : `${number(low)} to ${number(high)}`;
}
