import { expect, test } from 'vitest';
import { type Deed, deedsOf } from './actions.ts';
import { numbersOf } from './numbers.ts';

function numbered(coins: number[], seat: number): Record<string, number> {
  const hands = coins.map(() => ['duke-1' as const]);
  const deeds = deedsOf({ deck: [], lost: coins.map(() => []), hands, coins, seat }, seat);
  const numbers = numbersOf(deeds);
  const textOf = ({ action, target }: Deed) => (target === undefined ? action : `${action} ${target}`);
  return Object.fromEntries(deeds.map((deed, at) => [textOf(deed), numbers[at] as number])); // one for each
}

const ALWAYS = { income: 1, 'foreign aid': 2, tax: 3, exchange: 4 };

test('for two, whoever can pay for more has the same keys, and what nobody pays for leaves a gap', () => {
  expect(numbered([2, 2], 1)).toEqual({ ...ALWAYS, 'steal 0': 7 });
  expect(numbered([2, 3], 1)).toEqual({ ...ALWAYS, 'assassinate 0': 6, 'steal 0': 7 });
  expect(numbered([0, 7], 1)).toEqual({ ...ALWAYS, 'coup 0': 5, 'assassinate 0': 6 });
  expect(numbered([2, 10], 1)).toEqual({ 'coup 0': 5 });
});

test('for more, each seat has numbers of its own', () => {
  expect(numbered([3, 1, 1], 0)).toEqual({
    ...ALWAYS,
    ...{ 'assassinate 1': 9, 'steal 1': 10 },
    ...{ 'assassinate 2': 12, 'steal 2': 13 },
  });
});
