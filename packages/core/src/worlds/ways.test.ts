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
