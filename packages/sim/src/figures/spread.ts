import { varianceOf } from '../sums/moments.ts';
import type { Spread } from '../sums/spread.ts';
import { type Estimate, mean } from './interval.ts';

export interface SpreadStatistics {
  readonly mean: Estimate;
  readonly deviation: number;
  readonly min: number;
  readonly max: number;
  /** How many values lay in each bin of this width; the first bin begins at `from`. */
  readonly histogram: { readonly from: number; readonly width: number; readonly counts: readonly number[] };
}

export function spreadOf({ moments, min, max, histogram: { width, first, counts } }: Spread): SpreadStatistics {
  const isEmpty = moments.count === 0;
  return {
    mean: mean(moments),
    deviation: Math.sqrt(varianceOf(moments)),
    min: isEmpty ? 0 : min, // infinity is no JSON
    max: isEmpty ? 0 : max,
    histogram: { from: first * width, width, counts },
  };
}
