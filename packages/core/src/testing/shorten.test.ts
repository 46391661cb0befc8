import { expect, test } from 'vitest';
import { shorten } from './shorten.ts';

test('what does not matter is taken out, and what matters made small', () => {
  const [numbers] = shortest([9, 5, 8, 3, 7, 7, 2, 6], (list) => list.filter((number) => number >= 2).length >= 2);
  expect(numbers).toEqual([5, 8].map(() => expect.any(Number)));
});

test('an empty list, if that is enough', () => {
  expect(shortest([4, 4, 4], () => true)).toEqual([[], 1]);
});

test('numbers become zero or one where they can', () => {
  expect(shortest([7, 7, 7], (list) => list.length === 3 && (list[1] as number) > 0)[0]).toEqual([0, 1, 0]);
});

test('what needs all its numbers is left as it is', () => {
  expect(shortest([1, 0, 1], (list) => list.join('') === '101')[0]).toEqual([1, 0, 1]);
});

test('fewer numbers are worth more than smaller ones', () => {
  const sum = (list: readonly number[]) => list.reduce((total, number) => total + Math.min(number, 2), 0);
  expect(shortest([2, 1, 1, 2], (list) => sum(list) >= 6)[0]).toEqual([2, 2, 2].map(() => expect.any(Number)));
  expect(shortest([1, 1, 1, 1, 1, 1], (list) => sum(list) >= 6)[0]).toHaveLength(3);
});

test.each([
  [20, 4, 5],
  [90, 9, 10],
])('a sum of %d takes as few numbers of at most %d as it can', (sum, most, fewest) => {
  const added = (list: readonly number[]) => list.reduce((total, number) => total + (number % (most + 1)), 0);
  const numbers = Array.from({ length: 60 }, (_, at) => at * 7 + 1);
  expect(shortest(numbers, (list) => added(list) >= sum)[0]).toHaveLength(fewest);
});

test('lengths that are known to do are tried first', () => {
  const numbers = Array.from({ length: 1000 }, () => 5);
  expect(shortest(numbers, (list) => list.length >= 3, [2, 3])[0]).toEqual([0, 0, 0]);
  expect(shortest(numbers, (list) => list.length >= 900, [900])[0]).toHaveLength(900);
});

test('the search gives up in the end, with the best it has', () => {
  const numbers = Array.from({ length: 1000 }, () => 5);
  const [found, tries] = shortest(numbers, (list) => list.length >= 900);
  expect(tries).toBe(300);
  expect(found.length).toBeLessThan(1000);
});

/** The shortest list found, and how many were tried. */
function shortest(numbers: readonly number[], isFault: (numbers: readonly number[]) => boolean, lengths?: number[]) {
  let tries = 0;
  const fault = (list: readonly number[]) => ({ rehearsal: { numbers: list } });
  const { rehearsal } = shorten(
    fault(numbers),
    (list) => {
      tries++;
      return isFault(list) ? fault(list) : undefined;
    },
    lengths,
  );
  return [rehearsal.numbers, tries] as const;
}
