import { expect, test } from 'vitest';
import { countOf, type Notice, waysOf } from '../../test/games/ways.ts';
import { seeded } from '../index.ts';
import { Ledger } from '../secrets/ledger.ts';
import { type Moment, OUTSIDE } from '../secrets/moment.ts';
import { anyWay } from './ways.ts';

const NOTHING: Moment = { told: [], untold: [], came: [], lacks: [] };
const moved = (from: string, to: string): Moment => ({ ...NOTHING, untold: [{ from, to }] });
const seen = (token: string, zone: string): Moment => ({ ...NOTHING, told: [{ token, from: zone, to: zone }] });
const denied = (...lacks: Moment['lacks']): Moment => ({ ...NOTHING, lacks });

/** So many in each zone, of which nothing is known. */
function laid(names: string, sizes: { readonly [zone: string]: number }): Moment {
  const untold = Object.entries(sizes).flatMap(([to, size]) =>
    Array.from({ length: size }, () => ({ from: OUTSIDE, to })),
  );
  return { ...NOTHING, came: names.split(' '), untold };
}

/** After some moments of earlier turns. */
function ways(...moments: Moment[]): Ledger {
  return new Ledger().after(moments).settled();
}

test('where two are denied, one goes where it leaves room for the other', () => {
  const lacks = [
    { token: 'x', zone: 'cellar' },
    { token: 'y', zone: 'cellar' },
    { token: 'y', zone: 'chest' },
  ];
  const all = ways(laid('v w x y z', { cellar: 3, hand: 1, chest: 1 }), denied(...lacks));
  const oracle = seeded('denied');
  for (let way = 0; way < 50; way++) {
    const { lie } = anyWay(all, oracle);
    expect([lie.get('hand'), lie.get('chest')]).toEqual([['y'], ['x']]);
  }
});

test('what could not have happened is said to be wrong', () => {
  expect(() => ways(laid('x', { hand: 1 }), denied({ token: 'x', zone: 'hand' }))).toThrow('no way was found');
  expect(() => ways(laid('x', { hand: 1 }), seen('y', 'hand'), moved('hand', 'bag'))).toThrow('no way was found');
});

test('what was known to lie there and came in sight at once lies there no more', () => {
  const shown: Moment = { ...NOTHING, told: [{ token: 'x', from: 'hand', to: undefined }] };
  const known = [seen('x', 'hand'), seen('y', 'hand')];
  const all = ways(laid('a b c x y', { hand: 3, bag: 2 }), ...known, shown, moved('hand', 'bag'));
  for (let seed = 0; seed < 50; seed++) {
    const { lie } = anyWay(all, seeded(seed));
    expect([...lie.values()].flat().sort()).toEqual(['a', 'b', 'c', 'y']);
    expect(lie.get('hand')).toHaveLength(1);
  }
});

// One of four in the hand goes to the bag, then one of two there to the chest: eight ways, of which x in the bag and y in
// the chest are ruled out. Of the six that are left one takes x to the chest, and one leaves y in the bag.
test.each([0, 40])('two that may have gone the same way are each where they may be, with %d zones more', (more) => {
  const others = Array.from({ length: more }, (_, at) => `other-${at}`);
  const sizes = { hand: 4, bag: 1, ...Object.fromEntries(others.map((zone) => [zone, 1])) };
  const all = ways(
    laid(['a', 'b', 'c', 'x', 'y', ...others].join(' '), sizes),
    seen('x', 'hand'),
    seen('y', 'hand'),
    moved('hand', 'bag'),
    moved('bag', 'chest'),
    denied({ token: 'x', zone: 'bag' }, { token: 'y', zone: 'chest' }),
  );
  const oracle = seeded('crowd');
  const found = { chest: 0, bag: 0 };
  for (let way = 0; way < 6_000; way++) {
    const { lie } = anyWay(all, oracle);
    if (lie.get('chest')?.includes('x')) found.chest++;
    if (lie.get('bag')?.includes('y')) found.bag++;
  }
  const sigma = Math.sqrt(6_000 * (1 / 6) * (5 / 6));
  expect(Math.abs(found.chest - 1_000)).toBeLessThan(3 * sigma);
  expect(Math.abs(found.bag - 1_000)).toBeLessThan(3 * sigma);
});

// Of fourteen that were seen one by one, and that no zone makes alike since, seven go: in 3 432 ways, of which a thousand
// are kept.
const MANY = [...'abcdefghijklmn'];
const SCATTERED = [
  laid(MANY.join(' '), { hand: 14 }),
  ...MANY.map((token) => seen(token, 'hand')),
  ...[...'abcdefg'].map(() => moved('hand', 'bag')),
];

test('of more than can be kept, each goes there about as often as it ought to', () => {
  const all = ways(...SCATTERED);
  const oracle = seeded('many');
  const found = new Map(MANY.map((token) => [token, 0]));
  for (let way = 0; way < 4_000; way++)
    for (const token of anyWay(all, oracle).lie.get('bag') ?? []) found.set(token, (found.get(token) ?? 0) + 1);
  for (const times of found.values()) expect(Math.abs(times / 4_000 - 1 / 2)).toBeLessThan(0.08);
});

test.each(['in one turn', 'in a later one'])('what was not kept may be told of nevertheless, %s', (when) => {
  const page = new Ledger().after(SCATTERED).settled();
  for (const bag of ['abcdefg', 'hijklmn', 'acegikm']) {
    const told = [...bag].map((token) => seen(token, 'bag'));
    const all = when === 'in one turn' ? ways(...SCATTERED, ...told) : page.after(told);
    const { lie } = anyWay(all, seeded(1));
    expect(lie.get('bag')?.sort().join('')).toBe(bag);
    expect(lie.get('hand')).toHaveLength(7);
  }
});

/** Shown as it lies: on the table, and back. */
const show = (card: string, zone: string): Notice[] => [
  ['told', card, zone, 'table'],
  ['told', card, 'table', zone],
];

// Names come late, and those that were seen or denied are in each other's way, again and again: such ways differ in weight
// by a hundred times.
test('in long wanderings everything is found as often as a count of all the ways says', () => {
  const given = { 'hand 0': 'a b c g', pile: 'd e f' };
  const isSeen = (zone: string) => ['hand 2', 'table'].includes(zone);
  const steps: Notice[] = [
    ['untold', 'pile', 'hand 0'],
    ...show('b', 'hand 0'),
    ['untold', 'pile', 'hand 1'],
    ['lacks', 'b c', 'hand 1'],
    ...show('f', 'hand 1'),
    ['untold', 'hand 1', 'pile'],
    ['lacks', 'e', 'hand 0'],
    ['untold', 'hand 0', 'discard'],
    ['untold', 'hand 0', 'pile'],
    ['untold', 'pile', 'hand 0'],
    ['told', 'f', 'pile', 'hand 2'],
    ['told', 'f', 'hand 2', 'hand 1'],
    ['untold', 'hand 0', 'pile'],
    ...show('g', 'hand 0'),
    ['untold', 'pile', 'hand 1'],
    ...show('f', 'hand 1'),
    ...show('d', 'hand 0'),
    ['untold', 'hand 0', 'pile'],
    ['swap', 'hand 0', 'hand 1'],
    ['told', 'c', 'pile', 'hand 2'],
  ];
  const counted = waysOf(given, isSeen, steps);
  const hidden = (zone: string) => (isSeen(zone) ? undefined : zone);
  const all = ways(
    laid('a b c d e f g', { 'hand 0': 4, pile: 3 }),
    ...steps.map((step): Moment => {
      const [type, one, two, three = ''] = step;
      if (type === 'told') return { ...NOTHING, told: [{ token: one, from: hidden(two), to: hidden(three) }] };
      if (type === 'lacks') return denied(...one.split(' ').map((token) => ({ token, zone: two })));
      const untold = [{ from: one, to: two }, ...(type === 'swap' ? [{ from: two, to: one }] : [])];
      return { ...NOTHING, untold };
    }),
  );
  const deals = 20_000;
  const found = new Map<string, number>();
  const oracle = seeded('long');
  for (let deal = 0; deal < deals; deal++)
    for (const [zone, tokens] of anyWay(all, oracle).lie)
      for (const token of tokens) found.set(`${token} in ${zone}`, (found.get(`${token} in ${zone}`) ?? 0) + 1);
  const off = ['a', 'b', 'd', 'e', 'f', 'g'].flatMap((token) =>
    ['hand 0', 'hand 1', 'pile', 'discard'].filter((zone) => {
      const { fit, all: count } = countOf(counted, `${token} in ${zone}`);
      const share = fit / count;
      const deviation = Math.sqrt(deals * share * (1 - share));
      return Math.abs((found.get(`${token} in ${zone}`) ?? 0) - deals * share) > 3.5 * deviation;
    }),
  );
  expect(off).toEqual([]);
});
