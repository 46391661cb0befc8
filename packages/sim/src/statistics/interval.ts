import { type Moments, meanOf, varianceOf } from '../tally/moments.ts';

/** A figure, and the interval that holds the true one with 95 % confidence. */
export interface Estimate {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

/** The 97.5 % point of the normal distribution. */
const Z = 1.959963984540054;

/**
 * A share of `count`, with Wilson's score interval. Halves may be counted as successes: then the interval is, if anything,
 * too wide. Of nothing nothing is known.
 */
export function wilson(successes: number, count: number, z = Z): Estimate {
  if (count === 0) return { value: 0, low: 0, high: 1 };
  const share = successes / count;
  const square = (z * z) / count;
  const centre = (share + square / 2) / (1 + square);
  const reach = (z * Math.sqrt((share * (1 - share)) / count + square / (4 * count))) / (1 + square);
  // At the very ends the exact bounds are the ends; rounding would miss them by a hair.
  return {
    value: share,
    low: successes === 0 ? 0 : centre - reach,
    high: successes === count ? 1 : centre + reach,
  };
}

/**
 * How far to reach where many figures are looked at and none may be out of its interval by chance, with 95 % confidence.
 * The tails of the normal distribution beyond z hold less than exp(-z² / 2), so this is a little further than need be.
 */
export function reachForAll(figures: number): number {
  return Math.sqrt(2 * Math.log(figures / 0.05));
}

/** How much larger one share is than another, with Newcombe's interval, which is made of Wilson's of both. */
export function difference(one: Estimate, other: Estimate): Estimate {
  const value = one.value - other.value;
  return {
    value,
    low: value - Math.hypot(one.value - one.low, other.high - other.value),
    high: value + Math.hypot(one.high - one.value, other.value - other.low),
  };
}

/** A mean with its normal interval, in units of `unit`. */
export function mean(moments: Moments, unit = 1): Estimate {
  const value = meanOf(moments) / unit;
  const reach = moments.count === 0 ? 0 : (Z * Math.sqrt(varianceOf(moments) / moments.count)) / unit;
  return { value, low: value - reach, high: value + reach };
}
