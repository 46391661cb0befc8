import { expect, test } from 'vitest';
import { type Direction, nearest } from './nearest.ts';

const at = (left: number, top: number) => ({ left, top, width: 10, height: 10 });
/** Three by two, as cards in rows. */
const CARDS = [at(0, 0), at(20, 0), at(40, 0), at(0, 30), at(20, 30), at(40, 30)];
const [LEFT, RIGHT, UP, DOWN]: readonly Direction[] = [
  [-1, 0],
  [1, 0],
  [0, -1],
  [0, 1],
] as const;

test.each<[rule: string, from: number, direction: Direction, to: number | undefined]>([
  ['the next in the row, not the last', 0, RIGHT!, 1],
  ['back again', 1, LEFT!, 0],
  ['the one below', 1, DOWN!, 4],
  ['the one above', 5, UP!, 2],
  ['nobody beyond the end', 2, RIGHT!, undefined],
  ['nobody above the first row', 0, UP!, undefined],
])('%s', (_, from, direction, to) => {
  expect(nearest(CARDS[from]!, CARDS, direction)).toBe(to); // one of them, and never itself
});

test('what is far aside is not ahead', () => {
  expect(nearest(at(0, 0), [at(10, 60)], [1, 0])).toBeUndefined();
});
