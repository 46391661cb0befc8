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
