import { expect, test } from 'vitest';
import { isAlike } from './alike.ts';

test.each<[one: unknown, other: unknown, isSame: boolean]>([
  [1, 1, true],
  ['a', 'b', false],
  [null, {}, false],
  [{ a: [1, { b: 2 }] }, { a: [1, { b: 2 }] }, true],
  [{ a: 1, b: 2 }, { b: 2, a: 1 }, true],
  [{ a: 1 }, { a: 1, b: 2 }, false],
  [{ a: 1 }, { a: 1, b: undefined }, true],
  [{ a: 1, b: 2 }, { a: 1 }, false],
  [[1, 2], [1, 3], false],
  [[1], [1, 2], false],
  [[], {}, false],
  [{}, [], false],
])('%j and %j are the same: %s', (one, other, isSame) => {
  expect(isAlike(one, other)).toBe(isSame);
});
