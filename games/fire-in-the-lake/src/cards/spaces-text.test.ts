/** Spaces as texts of cards say them. */
import { expect, test } from 'vitest';
import { oneText, someText } from './spaces-text.ts';
import * as what from './what.ts';
import * as where from './where.ts';

const { both, has } = where;
const KHE_SANH = both(has(what.US_BASES), has(what.US_TROOP), where.withOrNextTo(what.NVA_TROOP));

test.each([
  [KHE_SANH, 'one space with US bases and US troops, and with or next to NVA troops'],
  [
    both(where.SOUTH, where.terrain('highland'), has(what.US_TROOP)),
    'one highland province in the South with US troops',
  ],
  [where.PROVINCES, 'one province'],
  [where.LINES, 'one line of communication'],
  [where.SOUTH, 'one space in the South'],
  [where.COASTAL, 'one coastal space'],
  [both(where.CITIES, where.controlled('COIN'), where.SUPPORTING), 'one city under COIN control with support'],
  [where.levelFrom(-2, 1), 'one space without ACTIVE_SUPPORT'],
  [where.levelFrom(0, 0), 'one space at NEUTRAL'],
  [where.named('hue', 'saigon'), 'one of hue, saigon'],
  [where.named('saigon'), 'saigon'],
  [where.ANYWHERE, 'any space'],
])('one of $text', ({ text }, one) => {
  expect(oneText(text)).toBe(one);
});

test.each([
  [1, where.CITIES, true, 'up to one city'],
  [3, where.CITIES, true, 'up to 3 cities'],
  [2, where.PEOPLED, false, '2 spaces with people'],
  ['all', where.LAOS_CAMBODIA, false, 'all spaces in Laos and Cambodia'],
  [3, where.ANYWHERE, false, '3 spaces'],
  [2, where.named('hue', 'saigon', 'kontum'), false, '2 of hue, saigon, kontum'],
  ['all', where.named('saigon'), false, 'saigon'],
] as const)('%s of $text', (n, { text }, upTo, some) => {
  expect(someText(n, text, upTo)).toBe(some);
});

test('each space of some is said in the singular', () => {
  expect([where.PROVINCES, where.SOUTH, where.ANYWHERE].map(({ text }) => oneText(text, 'each'))).toEqual([
    'each province',
    'each space in the South',
    'each space',
  ]);
});
