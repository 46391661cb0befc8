/** A ledger keeps what may still matter, and no more: so it does not grow with the match. */
import { expect, test } from 'vitest';
import { Ledger } from './ledger.ts';
import { type Moment, OUTSIDE } from './moment.ts';

const NOTHING: Moment = { told: [], untold: [], came: [], lacks: [] };
const told = (token: string, from?: string, to?: string): Moment => ({ ...NOTHING, told: [{ token, from, to }] });
const untold = (from: string, to: string): Moment => ({ ...NOTHING, untold: [{ from, to }] });

/** Four in the pile and one in the hand, of which nothing is known. */
const FIRST: Moment = {
  ...NOTHING,
  came: ['a', 'b', 'c', 'd', 'e'],
  untold: ['hand', 'pile', 'pile', 'pile', 'pile'].map((to) => ({ from: OUTSIDE, to })),
};

function settled(...moments: Moment[]): { lots: string[]; layouts: number } {
  const { lots, layouts } = new Ledger().after([FIRST, ...moments]).settled();
  return { lots: lots.map((lot) => lot.join('')), layouts: layouts.length };
}

test.each<[rule: string, moments: Moment[], expected: ReturnType<typeof settled>]>([
  ['what nobody was told of may lie anywhere', [untold('pile', 'hand')], { lots: ['abcde'], layouts: 1 }],
  ['what was seen where it lay is known', [told('a', 'pile', 'pile')], { lots: ['bcde', 'a'], layouts: 1 }],
  [
    'those that are known to lie in one zone are alike, whenever they were seen',
    [told('a', 'pile', 'pile'), told('b', 'pile', 'pile')],
    { lots: ['cde', 'ab'], layouts: 1 },
  ],
  [
    'what was seen, and may have moved since, lies here or there',
    [told('a', 'pile', 'pile'), untold('pile', 'hand')],
    { lots: ['bcde', 'a'], layouts: 2 },
  ],
  [
    'until it comes in sight',
    [told('a', 'pile', 'pile'), untold('pile', 'hand'), told('a', 'hand')],
    { lots: ['bcde', ''], layouts: 1 },
  ],
  [
    'where all lie in one zone nothing else matters',
    [told('a', 'pile', 'pile'), untold('pile', 'hand'), untold('hand', 'pile'), untold('hand', 'pile')],
    { lots: ['abcde'], layouts: 1 },
  ],
  [
    'what a zone is said to lack lies elsewhere',
    [{ ...NOTHING, lacks: [{ token: 'b', zone: 'hand' }] }],
    { lots: ['acde', 'b'], layouts: 1 },
  ],
])('%s', (_, moments, expected) => {
  expect(settled(...moments)).toEqual(expected);
});

test('a token that goes to and fro for long does not make it longer', () => {
  const back = Array.from({ length: 998 }, (_, at) => (at % 2 ? untold('pile', 'hand') : untold('hand', 'pile')));
  expect(settled(told('a', 'pile', 'pile'), untold('pile', 'hand'), ...back)).toEqual({
    lots: ['bcde', 'a'],
    layouts: 2,
  });
});
