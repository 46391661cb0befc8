import type { Bench } from '../bench.ts';
import { decisionTimes, quantile } from './timed.ts';

const RARE = 0.999;
const US_PER_MS = 1000;

export const bench: Bench = {
  name: 'fitl_tail',
  about: 'fire in the lake, full: the slowest decision of a thousand, over the median; each the best of six passes',
  bar: { atMost: 40 },
  measure(quick) {
    const times = decisionTimes(quick);
    const [median, rare, worst] = [quantile(times, 0.5), quantile(times, RARE), quantile(times, 1)];
    return {
      value: rare / median,
      spread: [quantile(times, 0.99) / median, worst / median],
      ours: { amount: rare * US_PER_MS, unit: 'us' },
      peer: { amount: median * US_PER_MS, unit: 'us' },
    };
  },
};
