import { expect, test } from 'vitest';
import { Time } from './time.ts';

test('where there is no time, the first of a list is looked at, and the others are left out', () => {
  const time = new Time(0);
  expect([...time.part(2).among(['well', 'mill', 'inn'], 'places')]).toEqual(['well']);
  expect(time.leftOut).toEqual([{ what: 'places', count: 2 }]);
});

test('where there is time, all of them are', () => {
  const time = new Time(600);
  expect([...time.among(['well', 'mill', 'inn'], 'places')]).toEqual(['well', 'mill', 'inn']);
  expect(time.leftOut).toEqual([]);
});
