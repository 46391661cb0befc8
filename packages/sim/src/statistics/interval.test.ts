import { expect, test } from 'vitest';
import { addValue, noMoments } from '../tally/moments.ts';
import { difference, mean, reachForAll, wilson } from './interval.ts';

// R. G. Newcombe, Statistics in Medicine 17 (1998), 857-872, table I, method 3.
test.each([
  [81, 263, 0.2553, 0.3662],
  [15, 148, 0.0624, 0.1605],
  [0, 20, 0, 0.1611],
  [1, 29, 0.0061, 0.1718],
])('Wilson: %d of %d is %d to %d', (successes, count, low, high) => {
  const interval = wilson(successes, count);
  expect(interval.value).toBe(successes / count);
  expect(interval.low).toBeCloseTo(low, 4);
  expect(interval.high).toBeCloseTo(high, 4);
});

// R. G. Newcombe, Statistics in Medicine 17 (1998), 873-890, table II, method 10.
test.each([
  [56, 70, 48, 80, 0.0524, 0.3339],
  [9, 10, 3, 10, 0.1705, 0.809],
  [10, 10, 0, 20, 0.6791, 1],
])('Newcombe: %d of %d less %d of %d is %d to %d', (one, count, other, otherCount, low, high) => {
  const interval = difference(wilson(one, count), wilson(other, otherCount));
  expect(interval.low).toBeCloseTo(low, 4);
  expect(interval.high).toBeCloseTo(high, 4);
});

test('of nothing nothing is known', () => {
  expect(wilson(0, 0)).toEqual({ value: 0, low: 0, high: 1 });
  expect(mean(noMoments())).toEqual({ value: 0, low: 0, high: 0 });
});

test('the mean of 2, 4, 4, 4, 5, 5, 7, 9 is 5, give or take 1.96 times the root of 32 / 7 / 8', () => {
  const moments = noMoments();
  for (const value of [2, 4, 4, 4, 5, 5, 7, 9]) addValue(moments, value);
  const { value, low, high } = mean(moments);
  expect(value).toBe(5);
  expect(high - 5).toBeCloseTo(1.959964 * Math.sqrt(32 / 7 / 8), 6);
  expect(5 - low).toBeCloseTo(high - 5, 12);
});

// Points of the normal distribution for 0.05 / n, both tails, from tables: 1.9600, 2.8070, 4.0556.
test.each([
  [1, 1.96],
  [10, 2.807],
  [1000, 4.0556],
])('for %d figures the reach is beyond %d, and not by much', (figures, point) => {
  expect(reachForAll(figures)).toBeGreaterThan(point);
  expect(reachForAll(figures)).toBeLessThan(point * 1.3);
});
