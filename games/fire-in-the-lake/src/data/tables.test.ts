import { expect, test } from 'vitest';
import { KINDS, PIECES } from '../map/pieces.ts';
import { ALL, econ, IS_CITY, IS_LOC, IS_PROVINCE, IS_SOUTH, near, population, TERRAIN } from '../map/spaces.ts';
import { optionsOf } from '../options.ts';
import { setup } from '../state/setup.ts';
import { control, victory } from '../state/victory.ts';
import { factsOf } from './cards.ts';
import { EVENTS } from './deck.ts';
import { FORCES } from './forces.ts';
import { SCENARIO_NAMES, SCENARIOS } from './scenarios.ts';

test('47 spaces: 8 cities, 22 provinces of which 7 are outside the South, 17 lines', () => {
  expect(ALL).toHaveLength(47);
  expect(ALL.filter((space) => IS_CITY[space])).toHaveLength(8);
  expect(ALL.filter((space) => IS_PROVINCE[space])).toHaveLength(22);
  expect(ALL.filter((space) => !IS_SOUTH[space])).toHaveLength(7);
  expect(ALL.filter((space) => IS_LOC[space])).toHaveLength(17);
});

test('econ is 15 in all, population 35, and six spaces are highland', () => {
  expect(ALL.reduce((sum, space) => sum + econ(space), 0)).toBe(15);
  expect(ALL.reduce((sum, space) => sum + population(space), 0)).toBe(35);
  expect(ALL.filter((space) => TERRAIN[space] === 'highland')).toHaveLength(6);
});

test('143 pairs of spaces touch, each from both sides', () => {
  const edges = ALL.flatMap((space) => near(space).map((other) => [space, other] as const));
  expect(edges).toHaveLength(2 * 143);
  for (const [space, other] of edges) expect(near(other)).toContain(space);
  for (const space of ALL) expect(near(space)).not.toContain(space);
});

test('there are 229 pieces of 12 types, 18 kinds by side', () => {
  expect(Object.values(FORCES).reduce<number>((sum, n) => sum + n, 0)).toBe(229);
  expect(Object.keys(FORCES)).toHaveLength(12);
  expect(KINDS).toBe(18);
});

test.each(SCENARIO_NAMES)('%s: the set-up has all pieces, and the published victory markers', (scenario) => {
  const state = setup({ seats: 4, options: optionsOf({ scenario }) });
  expect(victory(state)).toEqual(SCENARIOS[scenario].markers);
  const sums: Record<string, number> = {};
  for (const [index, n] of state.pieces.entries()) {
    const type = (PIECES[index % KINDS] as string).replace('!active', '').replace('-tunneled', '');
    sums[type] = (sums[type] ?? 0) + n;
  }
  expect(sums).toEqual(FORCES);
});

test.each([
  ['short', { US: 38, ARVN: 41, VC: 23, NVA: 10 }],
  ['medium', { US: 37, ARVN: 44, VC: 23, NVA: 8 }],
  ['full', { US: 38, ARVN: 35, VC: 27, NVA: 4 }],
] as const)('%s opens at %j', (scenario, markers) => {
  expect(SCENARIOS[scenario].markers).toEqual(markers);
});

test('short opens with the control that is printed for it', () => {
  const state = setup({ seats: 4, options: optionsOf({ scenario: 'short' }) });
  const held = (who: 'COIN' | 'NVA') => ALL.filter((space) => control(state, space) === who).length;
  expect([held('COIN'), held('NVA')]).toEqual([14, 6]);
});

test('120 events: 24 of 1964, 48 of 1965, 48 of 1968; 19 capabilities, 14 cards with momentum', () => {
  expect(EVENTS.map(([, , period]) => period).filter((period) => period === 1964)).toHaveLength(24);
  expect(EVENTS.map(([, , period]) => period).filter((period) => period === 1965)).toHaveLength(48);
  expect(EVENTS.filter(([, , , mark]) => mark?.includes('capability'))).toHaveLength(19);
  expect(EVENTS.filter(([, , , mark]) => mark?.includes('momentum'))).toHaveLength(14);
  expect(new Set(EVENTS.map(([, order]) => [...order.split(' ')].sort().join(' '))).size).toBe(1);
  expect(factsOf(124)).toMatchObject({ title: 'Tet Offensive', order: ['VC', 'NVA', 'US', 'ARVN'] });
  expect(factsOf(130)).toMatchObject({ title: 'Failed Attempt', sides: [] });
});
