import { addToHistogram, type Histogram, mergeHistograms, noHistogram } from './histogram.ts';
import { addValue, type Moments, mergeMoments, noMoments } from './moments.ts';

/** How values are spread: in bounded room, however many there are. */
export interface Spread {
  readonly moments: Moments;
  min: number;
  max: number;
  readonly histogram: Histogram;
}

export function noSpread(): Spread {
  return {
    moments: noMoments(),
    min: Number.POSITIVE_INFINITY,
    max: Number.NEGATIVE_INFINITY,
    histogram: noHistogram(),
  };
}

export function addToSpread(spread: Spread, value: number): void {
  addValue(spread.moments, value);
  if (value < spread.min) spread.min = value;
  if (value > spread.max) spread.max = value;
  addToHistogram(spread.histogram, value);
}

export function mergeSpreads(into: Spread, from: Spread): void {
  mergeMoments(into.moments, from.moments);
  into.min = Math.min(into.min, from.min);
  into.max = Math.max(into.max, from.max);
  mergeHistograms(into.histogram, from.histogram);
}
