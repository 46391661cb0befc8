/**
 * Counts by size, in at most `BINS_MAX` bins of equal width. The width is a power of two and the least that fits, so it
 * follows from the smallest and the largest value alone: however a batch is split, the merged histogram is the same.
 */
export interface Histogram {
  width: number;
  /** The bin of the first count, in widths from zero. */
  first: number;
  counts: number[];
}

const BINS_MAX = 64;

export function noHistogram(): Histogram {
  return { width: 1, first: 0, counts: [] };
}

export function addToHistogram(histogram: Histogram, value: number): void {
  let bin = Math.floor(value / histogram.width);
  while (!reach(histogram, bin, bin)) bin = Math.floor(value / histogram.width);
  (histogram.counts[bin - histogram.first] as number)++; // within reach
}

export function mergeHistograms(into: Histogram, from: Histogram): void {
  if (from.counts.length === 0) return;
  const copy = { ...from, counts: from.counts.slice() };
  do {
    while (into.width < copy.width) widen(into);
    while (copy.width < into.width) widen(copy);
  } while (!reach(into, copy.first, copy.first + copy.counts.length - 1));
  for (const [at, count] of copy.counts.entries()) into.counts[copy.first + at - into.first]! += count; // within reach
}

/** Makes room for these bins. If there are too many it doubles the width instead, and answers false. */
function reach(histogram: Histogram, low: number, high: number): boolean {
  const { counts } = histogram;
  if (counts.length === 0) histogram.first = low;
  const first = Math.min(histogram.first, low);
  const last = Math.max(histogram.first + counts.length - 1, high);
  if (last - first >= BINS_MAX) {
    widen(histogram);
    return false;
  }
  while (histogram.first > first) {
    counts.unshift(0);
    histogram.first--;
  }
  while (histogram.first + counts.length <= last) counts.push(0);
  return true;
}

function widen(histogram: Histogram): void {
  const { first, counts } = histogram;
  const merged: number[] = [];
  const start = Math.floor(first / 2);
  for (const [at, count] of counts.entries()) {
    const bin = Math.floor((first + at) / 2) - start;
    merged[bin] = (merged[bin] ?? 0) + count;
  }
  histogram.width *= 2;
  histogram.first = start;
  histogram.counts = merged;
}
