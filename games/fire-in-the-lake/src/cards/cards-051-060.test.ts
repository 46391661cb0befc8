import { expect, test } from 'vitest';
import { playCard } from '../../test/play-card.ts';
import { MISSING } from './index.ts';

test('cards 51 to 60: what is not written yet', () => {
  const own = MISSING.filter((side) => Number.parseInt(side, 10) >= 51 && Number.parseInt(side, 10) <= 60);
  expect(own).toEqual([
    '51:unshaded',
    '51:shaded',
    '52:unshaded',
    '52:shaded',
    '53:unshaded',
    '53:shaded',
    '55:unshaded',
    '55:shaded',
    '56:unshaded',
    '56:shaded',
    '57:unshaded',
    '57:shaded',
    '58:unshaded',
    '58:shaded',
    '59:unshaded',
    '59:shaded',
    '60:unshaded',
    '60:shaded',
  ]);
});

test('54 Son Tay: the US is eligible now', () => {
  const given = { CASUALTIES: { 'us-troops': 3 } };
  expect(playCard(54, 'unshaded', { by: 'NVA', given }).events).toEqual([
    { type: 'moved', piece: 'us-troops', n: 2, from: 'CASUALTIES', to: 'AVAILABLE' },
    { type: 'eligibilitySet', faction: 'NVA', is: false, now: true },
    { type: 'eligibilitySet', faction: 'US', is: true, now: true },
  ]);
});
