import { expect, test } from 'vitest';
import { addToSpread, noSpread } from '../sums/spread.ts';
import { medianOf, medianText } from './median.ts';
import { spreadOf } from './spread.ts';

test.each<[values: number[], median: string]>([
  [[], '–'],
  [[7], '7'],
  [[1, 9, 2], '2'],
  [[1, 9, 2, 4], '3'],
  [[3, 4], '3.50'],
  [[5, 5, 5, 60], '5'],
  [[0, 200, 200], '200 to 203'], // more than 64 values are counted by fours
])('the median of %j is %s', (values, median) => {
  const spread = noSpread();
  for (const value of values) addToSpread(spread, value);
  expect(medianText(medianOf(spreadOf(spread).histogram))).toBe(median);
});
