import { expect, test } from 'vitest';
import { playCard } from '../../test/play-card.ts';
import { MISSING } from './index.ts';

test('cards 61 to 70: what is not written yet', () => {
  const own = MISSING.filter((side) => Number.parseInt(side, 10) >= 61 && Number.parseInt(side, 10) <= 70);
  expect(own).toEqual([
    '61:unshaded',
    '61:shaded',
    '62:unshaded',
    '62:shaded',
    '65:unshaded',
    '65:shaded',
    '66:unshaded',
    '66:shaded',
    '67:unshaded',
    '67:shaded',
    '68:unshaded',
    '68:shaded',
    '70:unshaded',
    '70:shaded',
  ]);
});

test('63 Fact Finding: no more patronage is moved than there is', () => {
  const given = { tracks: { PATRONAGE: 2 } };
  expect(playCard(63, 'unshaded', { given, chance: { event: [5] }, choices: ['PATRONAGE'] }).events).toEqual([
    { type: 'rolled', die: 5, for: 'event' },
    { type: 'adjusted', track: 'PATRONAGE', by: -2 },
    { type: 'adjusted', track: 'RES_ARVN', by: 2 },
    { type: 'adjusted', track: 'AID', by: 6 },
  ]);
});

test('64 Honolulu Conference: who is no friend of Saigon stays eligible instead of pacifying', () => {
  expect(playCard(64, 'single', { by: 'VC', choices: ['-10 AID', '-5 PATRONAGE'] }).events).toEqual([
    { type: 'adjusted', track: 'AID', by: -10 },
    { type: 'adjusted', track: 'PATRONAGE', by: -5 },
    { type: 'eligibilitySet', faction: 'VC', is: true, now: false },
  ]);
});
