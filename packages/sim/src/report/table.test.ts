import { expect, test } from 'vitest';
import { companyFor } from '../../test/cast.ts';
import { market } from '../../test/market.ts';
import { simulate, table } from '../index.ts';
import { cut } from '../show/columns.ts';
import { number, points } from '../show/numbers.ts';

test('statistics as lines of text', async () => {
  const lines = table(await simulate(companyFor(market, 'gold', 'clay'), { games: 10, seed: 1, rotate: false }));
  const told = [
    '10 games of market, seed 1; intervals hold the true figure with 95 % confidence',
    '                wins  draws  losses            share of wins       score',
    'seat 0            10      0       0  100.0 % (72.2 to 100.0)  6 (6 to 6)',
    'seat 1             0      0      10      0.0 % (0.0 to 27.8)  2 (2 to 2)',
    'gold              10      0       0  100.0 % (72.2 to 100.0)  6 (6 to 6)',
    'clay               0      0      10      0.0 % (0.0 to 27.8)  2 (2 to 2)',
    'gold in seat 0    10      0       0  100.0 % (72.2 to 100.0)  6 (6 to 6)',
    'clay in seat 1     0      0      10      0.0 % (0.0 to 27.8)  2 (2 to 2)',
    // At most half a win more; that 10 games were alike leaves 27.8 % of others, which are lost.
    'first seat against the mean of all seats: +50.0 (+22.2 to +50.0) points of percent',
    '                              mean  median  deviation  min  max',
    'turns of a game         4 (4 to 4)       4          0    4    4',
    'decisions in a game     4 (4 to 4)       4          0    4    4',
    'options of a decision   2 (2 to 2)       2          0    2    2',
    'lead changes in a game  0 (0 to 0)       0          0    0    0',
    'prompt       asked  options',
    'Which ware?     40      2.0',
    // Each agent takes always the same, so nothing is told of what they take.
    'no option goes clearly with winning or losing',
  ];
  // In this order; whatever other statistics there are may stand between them.
  expect(lines.filter((line) => told.includes(line))).toEqual(told);
});

test('a single game has no interval', async () => {
  const lines = table(await simulate(companyFor(market, 'gold', 'clay'), { games: 1, seed: 1, rotate: false }));
  expect(lines.join('\n')).toMatch(/turns of a game +4 \(–\)/);
  expect(lines).toContain('first seat against the mean of all seats: +50.0 (–) points of percent');
});

test('where nothing is clear it says so', async () => {
  const lines = table(await simulate(companyFor(market, 'random'), { games: 1, seed: 1 }));
  expect(lines.at(-1)).toBe('no option goes clearly with winning or losing');
});

test('a batch that was stopped says so', async () => {
  const how = { games: 10, seed: 1, signal: AbortSignal.abort() };
  const [first] = table(await simulate(companyFor(market, 'gold'), how));
  expect(first).toContain('0 of 10 games of market');
});

test.each([
  [1_234_567, '1 234 567'],
  [12, '12'],
  [0.5, '0.50'],
  [123.456, '123.5'],
  [-4321.9, '-4 322'],
])('%d is written %s', (value, text) => {
  expect(number(value)).toBe(text);
});

test('a difference too small to show has no sign', () => {
  expect(points({ value: 0, low: -0.0001, high: 0.0001 })).toBe('0.0 (0.0 to 0.0)');
});

test('a long text is cut, a text of several lines is one', () => {
  expect(cut('a long\n text', 7)).toBe('a long…');
  expect(cut('short', 5)).toBe('short');
});
