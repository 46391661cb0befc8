import { expect, test } from 'vitest';
import { seeded } from '../index.ts';
import type { Lie, Moment } from '../secrets/ledger.ts';
import { Ways } from './ways.ts';

test('where two are denied, one goes where it leaves room for the other', () => {
  const sizes = new Map([
    ['cellar', 3],
    ['hand', 1],
    ['chest', 1],
  ]);
  const first: Lie = { sizes, known: new Map(), others: ['v', 'w', 'x', 'y', 'z'] };
  const lacks = [
    { token: 'x', zone: 'cellar' },
    { token: 'y', zone: 'cellar' },
    { token: 'y', zone: 'chest' },
  ];
  const denied: Moment = { told: [], untold: [], came: [], lacks };
  const ways = new Ways(first, [denied], []);
  const oracle = seeded('denied');
  for (let way = 0; way < 50; way++) {
    const { lie } = ways.deal(oracle);
    expect([lie.get('hand'), lie.get('chest')]).toEqual([['y'], ['x']]);
  }
});

test('what could not have happened is said to be wrong', () => {
  const first: Lie = { sizes: new Map([['hand', 1]]), known: new Map(), others: ['x'] };
  const denied: Moment = { told: [], untold: [], came: [], lacks: [{ token: 'x', zone: 'hand' }] };
  expect(() => new Ways(first, [denied], []).deal(seeded(1))).toThrow('no way was found');
});

test('what was known to lie there and came in sight at once lies there no more', () => {
  const sizes = new Map([
    ['hand', 3],
    ['bag', 2],
  ]);
  const known = new Map([
    ['x', 'hand'],
    ['y', 'hand'],
  ]);
  const first: Lie = { sizes, known, others: ['a', 'b', 'c'] };
  const shown: Moment = { told: [{ token: 'x', from: 'hand', to: undefined }], untold: [], came: [], lacks: [] };
  const put: Moment = { told: [], untold: [{ from: 'hand', to: 'bag' }], came: [], lacks: [] };
  const ways = new Ways(first, [shown, put], []);
  for (let seed = 0; seed < 50; seed++) {
    const { lie } = ways.deal(seeded(seed));
    expect([...lie.values()].flat().sort()).toEqual(['a', 'b', 'c', 'y']);
    expect(lie.get('hand')).toHaveLength(1);
  }
});

// One of four in the hand goes to the bag, then one of two there to the chest: eight ways, of which x in the bag and y in
// the chest are ruled out. Of the six that are left one takes x to the chest, and one leaves y in the bag.
test.each([0, 40])('two that may have gone the same way are each where they may be, with %d zones more', (more) => {
  const moved = (from: string, to: string): Moment => ({ told: [], untold: [{ from, to }], came: [], lacks: [] });
  const lacks = [
    { token: 'x', zone: 'bag' },
    { token: 'y', zone: 'chest' },
  ];
  const others = Array.from({ length: more }, (_, at) => `other ${at}`);
  const sizes = new Map([['hand', 4], ['bag', 1], ...others.map((zone) => [zone, 1] as const)]);
  const known = new Map([
    ['x', 'hand'],
    ['y', 'hand'],
  ]);
  const first: Lie = { sizes, known, others: ['a', 'b', 'c', ...others] };
  const denied: Moment = { told: [], untold: [], came: [], lacks };
  const ways = new Ways(first, [moved('hand', 'bag'), moved('bag', 'chest'), denied], []);
  const oracle = seeded('crowd');
  const found = { chest: 0, bag: 0 };
  for (let way = 0; way < 6_000; way++) {
    const { lie } = ways.deal(oracle);
    if (lie.get('chest')?.includes('x')) found.chest++;
    if (lie.get('bag')?.includes('y')) found.bag++;
  }
  const sigma = Math.sqrt(6_000 * (1 / 6) * (5 / 6));
  expect(Math.abs(found.chest - 1_000)).toBeLessThan(3 * sigma);
  expect(Math.abs(found.bag - 1_000)).toBeLessThan(3 * sigma);
});
