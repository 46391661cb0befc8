import { addValue, type Moments, meanOf, noMoments, varianceOf } from '../sums/moments.ts';
import { student, Z } from './student.ts';

/** A figure, and the interval that holds the true one with 95 % confidence. One value alone has none: both ends lack. */
export interface Estimate {
  readonly value: number;
  readonly low?: number;
  readonly high?: number;
}

/** An estimate whose interval is known. */
export interface Bounded extends Estimate {
  readonly low: number;
  readonly high: number;
}

/**
 * A share of `count`, with Wilson's score interval. Halves may be counted as successes: then the interval is, if anything,
 * too wide. Of nothing nothing is known.
 */
export function wilson(successes: number, count: number, z = Z): Bounded {
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
export function difference(one: Bounded, other: Bounded): Bounded {
  const value = one.value - other.value;
  return {
    value,
    low: value - Math.hypot(one.value - one.low, other.high - other.value),
    high: value + Math.hypot(one.high - one.value, other.value - other.low),
  };
}

/** A mean with Student's interval, in units of `unit`. */
export function mean(moments: Moments, unit = 1): Estimate {
  const value = meanOf(moments) / unit;
  return moments.count < 2 ? { value } : around(value, reachOf(moments) / unit);
}

/** The same of values at hand. */
export function meanOfValues(values: readonly number[]): Estimate {
  const moments = noMoments();
  for (const value of values) addValue(moments, value);
  return mean(moments);
}

/** What is known of a difference of shares before a game is played. */
export interface Shares {
  /** How many units make a whole share. */
  readonly unit: number;
  /** The least and the most that it can be. */
  readonly least: number;
  readonly most: number;
  /** By how much one game that ends the other way changes one value. */
  readonly turn: number;
}

/**
 * The mean of differences of shares, which is never beyond what can be. Where all values are alike, or nearly so, they
 * show no spread, and yet the next may differ: an interval without width would be too sure. So it is at least as wide as
 * if one game had ended the other way in as many of the values as Wilson's interval allows where none was seen to.
 */
export function shareDifference(moments: Moments, { unit, least, most, turn }: Shares): Estimate {
  const value = meanOf(moments) / unit;
  if (moments.count < 2) return { value };
  const { low, high } = around(value, Math.max(reachOf(moments) / unit, turn * wilson(0, moments.count).high));
  return { value, low: Math.max(low, least), high: Math.min(high, most) };
}

/** How far the interval of a mean reaches to either side, for two values or more. */
function reachOf(moments: Moments): number {
  return student(moments.count - 1) * Math.sqrt(varianceOf(moments) / moments.count);
}

function around(value: number, reach: number): Bounded {
  return { value, low: value - reach, high: value + reach };
}
