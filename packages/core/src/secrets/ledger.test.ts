/** A ledger begins anew where nothing that has happened matters any more: so it does not grow with the match. */
import { expect, test } from 'vitest';
import { Ledger, type Moment } from './ledger.ts';

const NOTHING: Moment = { told: [], untold: [], came: [], lacks: [] };
const told = (token: string, from?: string, to?: string): Moment => ({ ...NOTHING, told: [{ token, from, to }] });
const untold = (from: string, to: string): Moment => ({ ...NOTHING, untold: [{ from, to }] });

function ledger(...moments: Moment[]): Ledger {
  const sizes = new Map([
    ['pile', 4],
    ['hand', 1],
  ]);
  return new Ledger({ sizes, known: new Map(), others: ['a', 'b', 'c', 'd', 'e'] }, moments);
}

function settled(...moments: Moment[]) {
  const own = ledger(...moments);
  own.settle();
  const { first, moments: kept } = own.page();
  return { kept: kept.length, known: Object.fromEntries(first.known), others: first.others.join('') };
}

test.each<[rule: string, moments: Moment[], expected: ReturnType<typeof settled>]>([
  ['what nobody was told of may lie anywhere', [untold('pile', 'hand')], { kept: 0, known: {}, others: 'abcde' }],
  [
    'what was seen where it lay is known',
    [told('a', 'pile', 'pile')],
    { kept: 0, known: { a: 'pile' }, others: 'bcde' },
  ],
  [
    'what was seen, and may have moved since, is why all is kept',
    [told('a', 'pile', 'pile'), untold('pile', 'hand')],
    { kept: 2, known: {}, others: 'abcde' },
  ],
  [
    'until it comes in sight',
    [told('a', 'pile', 'pile'), untold('pile', 'hand'), told('a', 'hand')],
    { kept: 0, known: {}, others: 'bcde' },
  ],
  [
    'a whole zone that moves takes along what is known to lie there',
    [told('a', 'hand', 'hand'), untold('hand', 'pile'), untold('pile', 'hand')],
    { kept: 3, known: {}, others: 'abcde' },
  ],
  [
    'where all lie in one zone nothing else matters',
    [told('a', 'pile', 'pile'), untold('pile', 'hand'), untold('hand', 'pile'), untold('hand', 'pile')],
    { kept: 0, known: {}, others: 'abcde' },
  ],
  [
    'what a zone is said to lack is why all is kept',
    [{ ...NOTHING, lacks: [{ token: 'b', zone: 'hand' }] }],
    { kept: 1, known: {}, others: 'abcde' },
  ],
])('%s', (_, moments, expected) => {
  expect(settled(...moments)).toEqual(expected);
});

test('after a thousand moments what was told long ago is forgotten', () => {
  const back = Array.from({ length: 998 }, (_, at) => (at % 2 ? untold('pile', 'hand') : untold('hand', 'pile')));
  const long = [told('a', 'pile', 'pile'), untold('pile', 'hand'), ...back];
  expect(settled(...long.slice(0, -1))).toMatchObject({ kept: 999 });
  expect(settled(...long)).toEqual({ kept: 0, known: {}, others: 'abcde' });
});
