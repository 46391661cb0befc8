import { expect, test } from 'vitest';
import { brief } from './brief.ts';

const TRAP = {
  enumerable: true,
  get: () => {
    throw new Error('a trap');
  },
};

test.each<[what: string, value: unknown, text: string]>([
  ['nothing is said to be nothing', undefined, 'nothing'],
  ['null was given', null, 'null'],
  ['within something nothing is null', [null, undefined], '[null,null]'],
  ['numbers are themselves, also those that JSON does not know', [1.5, Number.POSITIVE_INFINITY], '[1.5,Infinity]'],
  ['also those that look like another', [-0, 5n], '[-0,5n]'],
  ['texts are quoted', 'a "b"', '"a \\"b\\""'],
  ['objects are as JSON has them', { a: [1, true], b: {} }, '{"a":[1,true],"b":{}}'],
  ['what was never data is named', [() => 1, Symbol('x')], '[a function,Symbol(x)]'],
  ['what throws when it is read', [Object.defineProperty({}, 'x', TRAP)], '[an unreadable object]'],
  [
    'of many items the first are told',
    Array.from({ length: 20 }, (_, at) => at),
    '[0,1,2,3,4,5,6,7,8,9,10,11,… 8 more]',
  ],
  [
    'of many fields as well',
    Object.fromEntries(Array.from({ length: 14 }, (_, at) => [`k${at}`, 0])),
    `{${Array.from({ length: 12 }, (_, at) => `"k${at}":0`).join(',')},… 2 more}`,
  ],
  ['what is nested is told four deep', [[[[[1], { a: 1 }]]]], '[[[[[…],{…}]]]]'],
])('%s', (_, value, text) => {
  expect(brief(value)).toBe(text);
});

test('a text is cut, and not in the middle of a character', () => {
  expect(brief(`${'x'.repeat(78)}🂡🂡`)).toBe(`"${'x'.repeat(78)}…"`);
  expect(brief('y'.repeat(100))).toBe(`"${'y'.repeat(79)}…"`);
});

test.each<[what: string, value: unknown]>([
  ['a list of a million', Array(1e6).fill(7)],
  ['what nests ten thousand deep', JSON.parse('['.repeat(1e4) + ']'.repeat(1e4))],
  ['a text of ten megabytes', 'x'.repeat(1e7)],
  ['an object with a long key', { ['k'.repeat(1e6)]: Array(100).fill('text '.repeat(20)) }],
  ['a number of a thousand digits', 10n ** 1000n],
])('%s takes one short line', (_, value) => {
  expect(brief(value).length).toBeLessThanOrEqual(200);
});
