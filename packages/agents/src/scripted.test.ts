import { start } from '@fermata/core';
import { expect, test } from 'vitest';
import { nim } from '../test/nim.ts';
import { first, scripted } from './index.ts';

const six = () => start(nim, { options: { stones: 6 } });

test('a script is followed', () => {
  const match = six();
  match.run([scripted([2, 3]), scripted([1])]);
  expect(match.events.map(({ stones }) => stones)).toEqual([2, 1, 3]);
});

test.each([
  ['what is not offered', [4], '"Take how many?" does not offer 4, but [1,2,3]'],
  ['nothing more', [], 'the script has no answer left for "Take how many?"'],
])('a script with %s is refused', (_, options, message) => {
  expect(() => six().run([scripted(options), first])).toThrow(message);
});

test('the first option is the first option', () => {
  const match = six();
  match.run([first, first]);
  expect(match.events.map(({ stones }) => stones)).toEqual([1, 1, 1, 1, 1, 1]);
});
