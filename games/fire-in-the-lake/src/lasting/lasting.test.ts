/** Each lasting rule makes a difference: the same table, with it and without it. */
import { expect, test } from 'vitest';
import { AIR } from '../../test/lasting/air.ts';
import { COIN } from '../../test/lasting/coin.ts';
import { INSURGENT } from '../../test/lasting/insurgent.ts';
import { tableWith, tableWithout } from '../../test/lasting/row.ts';
import { MODIFIERS } from './modifiers.ts';

const ROWS = [...AIR, ...COIN, ...INSURGENT];

test.each(ROWS)('$rule: $words', (row) => {
  expect(row.see(tableWith(row.rule))).toEqual(row.with);
  expect(row.see(tableWithout())).toEqual(row.without);
  expect(row.with).not.toEqual(row.without);
});

test('every lasting rule has a row; Thieu alone changes nothing', () => {
  const covered = new Set(ROWS.map(({ rule }) => rule));
  expect(Object.keys(MODIFIERS).filter((rule) => !covered.has(rule))).toEqual(['leader:128']);
});
