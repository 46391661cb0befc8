import { Misuse } from '@fermata/core';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Patch, patched, patchOf } from './patch.ts';

const ROWS: readonly (readonly [rule: string, before: unknown, after: unknown, patch: unknown])[] = [
  ['what is the same needs no edit', { a: [1, 2] }, { a: [1, 2] }, []],
  ['a value that changed', { a: 1, b: 2 }, { a: 1, b: 3 }, [[['b'], 3]]],
  ['deep inside', { a: { b: [{ c: 1 }] } }, { a: { b: [{ c: 2 }] } }, [[['a', 'b', 0, 'c'], 2]]],
  ['something that is gone', { a: 1, b: 2 }, { a: 1 }, [[['b']]]],
  ['a card that left the middle of a hand', ['a', 'b', 'c', 'd'], ['a', 'c', 'd'], [[[], 1, 1, []]]],
  ['a card that came last', { hand: ['a'] }, { hand: ['a', 'b'] }, [[['hand'], 1, 0, ['b']]]],
  ['where there was nothing, the whole', undefined, { a: 1 }, [[[], { a: 1 }]]],
  ['a list that became an object', [1], { a: 1 }, [[[], { a: 1 }]]],
  ['null is a value', { a: null }, { a: 0 }, [[['a'], 0]]],
];

test.each(ROWS)('%s', (_, before, after, patch) => {
  expect(patchOf(before, after)).toEqual(patch);
  expect(patched(before, patchOf(before, after))).toEqual(after);
});

test('any JSON is patched into any other, by way of the wire, and what was there before stays as it was', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (one, other) => {
      const [before, after] = [plain(one), plain(other)];
      const kept = structuredClone(before);
      expect(patched(before, plain(patchOf(before, after)) as never)).toEqual(after);
      expect(before).toEqual(kept);
    }),
  );
});

test('what no edit names is shared', () => {
  const before = { mine: { hand: ['a'] }, yours: { hand: ['b'] } };
  const after = patched(before, patchOf(before, { mine: { hand: ['c'] }, yours: { hand: ['b'] } }));
  expect((after as typeof before).yours).toBe(before.yours);
});

const NO_PATCH = 'a patch is a list of edits, each a list that begins with a path; this is none';

test.each<readonly [patch: unknown, says: string]>([
  [undefined, NO_PATCH],
  [{ hand: ['a'] }, NO_PATCH],
  ['patch', NO_PATCH],
  [[3], NO_PATCH],
  [[['hand', 'b']], NO_PATCH],
  [[[['mine', 'hand'], 0, 1, []]], 'this patch is of other JSON: nothing has "hand" there'],
  [[[['score', 'of'], 3]], 'this patch is of other JSON: nothing has "of" there'],
  [[[['hand', 4], 'b']], 'this patch is of other JSON: nothing has "4" there'],
  [[[['score'], 0, 1, []]], 'this patch is of other JSON: it has a list where there is none'],
])('%j is refused as a patch of something else', (patch, says) => {
  const before = { hand: ['a'], score: 7 };
  const patching = () => patched(before, patch as Patch); // types would refuse it, or it is of other JSON
  expect(patching).toThrow(Misuse);
  expect(patching).toThrow(says);
  expect(before).toEqual({ hand: ['a'], score: 7 });
});

function plain(json: unknown): unknown {
  return JSON.parse(JSON.stringify(json));
}
