import { expect, test } from 'vitest';
import { difference } from './difference.ts';

test.each([
  [{ a: 1 }, { a: 2 }, 'a is 1 or 2'],
  [{ a: { b: ['x'] } }, { a: { b: ['x', 'y'] } }, 'a.b.1 is nothing or "y"'],
  [{ a: [] }, { a: {} }, 'a is [] or {}'],
  [{ a: null }, { a: {} }, 'a is null or {}'],
  [{ a: 1, b: 2 }, { b: 2 }, 'a is 1 or nothing'],
  [{ a: 1, b: [2] }, { b: [2], a: 1 }, undefined],
])('%j and %j', (one, other, words) => {
  expect(difference(one, other)).toBe(words);
});
