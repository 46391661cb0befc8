import { expect, test } from 'vitest';
import { viewText } from './view-text.ts';

const HAND = ['seven of hearts', 'queen of spades', 'two of diamonds'];

test('what fits into a line of the terminal stands in one', () => {
  expect(viewText({ heap: 18, seat: 0 })).toBe('{"heap": 18, "seat": 0}');
  expect(viewText({ deck: Array(8).fill(null), hands: [HAND, [null, null, null]], aside: [], seat: 0 })).toBe(
    [
      '{',
      '  "deck": [null, null, null, null, null, null, null, null],',
      '  "hands": [',
      '    ["seven of hearts", "queen of spades", "two of diamonds"],',
      '    [null, null, null]',
      '  ],',
      '  "aside": [],',
      '  "seat": 0',
      '}',
    ].join('\n'),
  );
});

test.each([
  ['texts with line breaks and brackets', { note: 'a\n  b [\n', names: Array(20).fill('{ "x" }\n') }],
  ['a text that is longer than a line', 'so '.repeat(60)],
  ['lists within lists', [[[HAND, HAND], [HAND]], [], [[]]]],
  ['nothing', null],
])('is JSON, and means what it meant: %s', (_, view) => {
  expect(JSON.parse(viewText(view))).toEqual(view);
});

test('only what cannot be broken is longer than a line', () => {
  const lines = viewText({ piles: { north: HAND, south: [...HAND, ...HAND] }, edges: Array(40).fill(7) }).split('\n');
  expect(lines.filter((line) => line.length > 78)).toEqual([]);
});
