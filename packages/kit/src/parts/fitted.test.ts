import { expect, test } from 'vitest';
import { longestWord } from './fitted.tsx';

test.each([
  ['Osprey', 6],
  ["Anna's Hummingbird", 11],
  ['Chestnut-Collared Longspur', 9], // it may be broken after the hyphen, which stays
  ['', 1],
])('%s has a word of so many letters: %d', (name, letters) => {
  expect(longestWord(name)).toBe(letters);
});
