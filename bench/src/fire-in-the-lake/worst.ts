import type { Bench } from '../bench.ts';
import { decisionTimes, quantile } from './timed.ts';

export const bench: Bench = {
  name: 'fitl_worst_ms',
  about: 'fire in the lake, full: milliseconds of the slowest decision, the best of six passes (no ratio)',
  bar: { atMost: 1 },
  measure(quick) {
    const times = decisionTimes(quick);
    const worst = quantile(times, 1);
    return {
      value: worst,
      spread: [quantile(times, 0.999), worst],
      ours: { amount: worst, unit: 'ms' },
      peer: { amount: quantile(times, 0.5), unit: 'ms' },
    };
  },
};
