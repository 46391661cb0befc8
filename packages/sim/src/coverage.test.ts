import { expect, test } from 'vitest';
import { companyFor } from '../test/cast.ts';
import { market } from '../test/market.ts';
import { coverageTable, simulate } from './index.ts';

const how = { games: 10, seed: 1, coverage: true };
const duel = companyFor(market, 'gold', 'clay');

test('what was never exercised stands first, then what was least', async () => {
  const { coverage } = await simulate(duel, how);
  expect(coverage?.events.list).toEqual([
    { name: 'stolen', count: 0 },
    { name: 'praised', count: 20 },
    { name: 'picked', count: 40 },
  ]);
  expect(coverage?.tables.list).toEqual([
    { name: 'before stolen', count: 0 },
    { name: 'after picked', count: 20 },
  ]);
  expect(coverage?.listeners.list).toEqual([{ name: 'crier #', count: 20 }]);
  expect(coverage?.prompts.list).toEqual([{ name: 'Which ware?', count: 40 }]);
});

test('names are the texts in choices and events', async () => {
  const { coverage } = await simulate(duel, how);
  // Clay is chosen and picked 20 times; gold is praised as well.
  expect(coverage?.names.list).toEqual([
    { name: 'clay', count: 40 },
    { name: 'gold', count: 60 },
  ]);
});

test('of names that are given all are listed, and no others', async () => {
  const { coverage } = await simulate(duel, { ...how, names: ['silk', 'gold'] });
  expect(coverage?.names.list).toEqual([
    { name: 'silk', count: 0 },
    { name: 'gold', count: 60 },
  ]);
});

test('it is counted only if asked for', async () => {
  expect(await simulate(duel, { games: 1, seed: 1 })).not.toHaveProperty('coverage');
});

test('as lines of text', async () => {
  const { coverage } = await simulate(duel, { ...how, names: ['silk', 'gold'] });
  expect(coverageTable(coverage!)).toEqual([
    'Events: 3, of which 1 never',
    '  stolen   never',
    '  praised     20',
    '  picked      40',
    '',
    'Tables of listeners: 2, of which 1 never',
    '  before stolen  never',
    '  after picked      20',
    '',
    'Listeners: 1',
    '  crier #  20',
    '',
    'Prompts: 1',
    '  Which ware?  40',
    '',
    'Names: 2, of which 1 never',
    '  silk  never',
    '  gold     60',
  ]);
});
