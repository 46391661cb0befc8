import { expect, test } from 'vitest';
import { motions } from './index.ts';

/** A place that is not alike before and after has changed. */
test.each<[one: unknown, other: unknown, isAlike: boolean]>([
  [[['eggs', 2]], [['eggs', 2]], true],
  [[['eggs', 2]], [['eggs', 3]], false],
  [[['eggs', 2]], [['eggs', '2']], false],
  [[['eggs', 2]], [], false],
  [[], [['eggs', 2]], false],
  [undefined, [['eggs', 2]], false],
  [{ a: 1, b: [null] }, { b: [null], a: 1 }, true],
  [{ a: 1 }, { a: 1, b: 2 }, false],
  [{ a: null }, { a: {} }, false],
  [{ 0: 'a' }, ['a'], false],
])('%j and %j: %s', (one, other, isAlike) => {
  const scene = (face: unknown) => ({
    places: [{ id: 'tray', name: 'Tray' }],
    pieces: [{ id: 'card', in: 'tray', kind: 'card', name: 'Card', face }],
  });
  expect(motions(scene(one), scene(other))).toEqual(isAlike ? [] : [{ type: 'changed', id: 'card' }]);
});
