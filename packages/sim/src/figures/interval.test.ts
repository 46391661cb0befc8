import { expect, test } from 'vitest';
import { addValue, noMoments } from '../sums/moments.ts';
import { difference, mean, reachForAll, shareDifference, wilson } from './interval.ts';
import { student } from './student.ts';

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

function momentsOf(...values: readonly number[]) {
  const moments = noMoments();
  for (const value of values) addValue(moments, value);
  return moments;
}

test('of nothing nothing is known', () => {
  expect(wilson(0, 0)).toEqual({ value: 0, low: 0, high: 1 });
  expect(mean(noMoments())).toEqual({ value: 0 });
});

const shares = { unit: 2, least: -1, most: 1, turn: 1 };

test('one value tells nothing of how far others may be', () => {
  expect(mean(momentsOf(7))).toEqual({ value: 7 });
  expect(shareDifference(momentsOf(2), shares)).toEqual({ value: 1 });
});

// Student's distribution, 97.5 %, as tables have it.
test.each([
  [1, 12.706],
  [2, 4.303],
  [3, 3.182],
  [5, 2.571],
  [10, 2.228],
  [30, 2.042],
  [1e9, 1.96],
])('Student: with %d degrees of freedom %d', (freedom, point) => {
  expect(Math.abs(student(freedom) / point - 1)).toBeLessThan(0.002);
});

test('the mean of 2, 4, 4, 4, 5, 5, 7, 9 is 5, give or take 2.365 times the root of 32 / 7 / 8', () => {
  const { value, low = 0, high = 0 } = mean(momentsOf(2, 4, 4, 4, 5, 5, 7, 9));
  expect(value).toBe(5);
  expect(high - 5).toBeCloseTo(2.365 * Math.sqrt(32 / 7 / 8), 3);
  expect(5 - low).toBeCloseTo(high - 5, 12);
});

// Wilson's interval of 0 out of 4 ends at 1.96² / (4 + 1.96²).
const none = 1.959964 ** 2 / (4 + 1.959964 ** 2);

test.each([
  ['that differ little may be far from it all the same', [0, 0, 0, 0], 1, -none, none],
  ['that cannot be more are no less than the most', [2, 2, 2, 2], 1, 1 - none, 1],
  ['that cannot be less are no more than the least', [-2, -2, -2, -2], 1, -1, none - 1],
  ['that a game changes less are known better', [0, 0, 0, 0], 0.5, -none / 2, none / 2],
  // A variance of 4 / 3 half points squared, and 3.182 of Student.
  ['that differ much have the interval of a mean', [1, -1, 1, -1], 0.1, -0.9187, 0.9187],
])('differences of shares %s', (_, halves, turn, low, high) => {
  const interval = shareDifference(momentsOf(...halves), { ...shares, turn });
  expect(interval.low).toBeCloseTo(low, 2);
  expect(interval.high).toBeCloseTo(high, 2);
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
