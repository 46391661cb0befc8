import { expect, test } from 'vitest';
import { BOX, PRINTED } from '../../test/printed.ts';
import type { Bird } from './bird.ts';
import { BIRDS } from './birds.ts';

const LETTERS = ['i', 's', 'f', 'u', 'r']; // in the order of FOODS
const TAGS = { body: 'b', color: 'c', person: 'p', place: 'g' } as const;

test('every card of the box is as it is printed', () => {
  expect(BIRDS.filter(({ id }) => BOX.has(id)).map(lineOf)).toEqual(PRINTED.trim().split('\n').sort());
});

function lineOf({ id, habitats, cost, points, nest, eggLimit, wingspanCm, tags }: Bird): string {
  const homes = habitats.map((habitat) => habitat.charAt(0).toUpperCase()).join('');
  const foods = LETTERS.flatMap((letter, at) => Array<string>(cost.foods[at]!).fill(letter)); // one for each food
  const food = cost.isEither ? foods.join('/') : `${foods.join('')}${'*'.repeat(cost.any)}`;
  const named = tags.map((tag) => TAGS[tag]).sort();
  return [id, homes, food || '-', points, nest, eggLimit, wingspanCm, named.join('') || '-'].join(' ');
}
