import { expect, test } from 'vitest';
import type { Oracle } from '../index.ts';
import { Told } from './told.ts';

const rolls = (oracle: Oracle, count: number) => Array.from({ length: count }, () => oracle.int(100, 'die'));

test('chance that is told falls as it fell', () => {
  const oracle = new Told([3, 1, 4]);
  expect(rolls(oracle, 2)).toEqual([3, 1]);
  expect(oracle.position).toBe(2);
  expect(rolls(oracle.at(1), 2)).toEqual([1, 4]);
  expect(oracle.position).toBe(2);
});
