import { expect, test } from 'vitest';
import { playCard } from '../../test/play-card.ts';
import { MISSING } from './index.ts';

test('cards 21 to 30: what is not written yet', () => {
  const own = MISSING.filter((side) => Number.parseInt(side, 10) >= 21 && Number.parseInt(side, 10) <= 30);
  expect(own).toEqual([
    '21:unshaded',
    '21:shaded',
    '22:unshaded',
    '22:shaded',
    '24:unshaded',
    '24:shaded',
    '26:unshaded',
    '26:shaded',
    '28:unshaded',
    '28:shaded',
    '29:unshaded',
    '29:shaded',
    '30:unshaded',
    '30:shaded',
  ]);
});

test('23 Operation Attleboro: air lift into a space with a tunnel, sweep and assault there', () => {
  const spaces = {
    'tay-ninh': { pieces: { 'vc-bases-tunneled': 1, 'vc-guerrillas': 1 } },
    saigon: { pieces: { 'us-troops': 4 } },
  };
  const choices = ['yes', 'us-troops in saigon', 4, 'tay-ninh', 'tay-ninh'];
  const { events } = playCard(23, 'unshaded', { given: { spaces }, choices });
  expect(events).toContainEqual({ type: 'moved', piece: 'vc-bases-tunneled', n: 1, from: 'tay-ninh', to: 'AVAILABLE' });
  expect(events.some(({ type }) => type === 'rolled')).toBe(false);
});
test('23 Operation Attleboro, shaded: a die of US troops near a tunnel are casualties', () => {
  const spaces = {
    'tay-ninh': { pieces: { 'vc-bases-tunneled': 1 } },
    saigon: { pieces: { 'us-troops': 4 } },
    hue: { pieces: { 'us-troops': 4 } },
  };
  expect(playCard(23, 'shaded', { by: 'VC', given: { spaces }, chance: { event: [3] } }).events).toEqual([
    { type: 'rolled', die: 3, for: 'event' },
    { type: 'moved', piece: 'us-troops', n: 3, from: 'saigon', to: 'CASUALTIES' },
  ]);
});

test('25 TF-116 Riverines, shaded: two VC guerrillas on each river, which is sabotaged where they are more', () => {
  const spaces = { 'loc-saigon-can-tho': { pieces: { 'arvn-police': 2 } } };
  const { events } = playCard(25, 'shaded', { by: 'VC', given: { spaces } });
  expect(events.filter(({ type }) => type === 'marked')).toEqual([
    { type: 'marked', in: 'loc-can-tho-chau-doc', marker: 'SABOTAGE', by: 1 },
    { type: 'marked', in: 'loc-can-tho-long-phu', marker: 'SABOTAGE', by: 1 },
  ]);
  expect(events.filter(({ type }) => type === 'moved')).toHaveLength(6);
});

test('27 Phoenix Program: three VC pieces go where COIN controls', () => {
  const spaces = { hue: { pieces: { 'arvn-police': 6, 'vc-guerrillas': 3, 'vc-bases': 1 } } };
  const choices = ['vc-bases in hue']; // of the guerrillas two must go
  expect(playCard(27, 'unshaded', { given: { spaces }, choices }).events).toEqual([
    { type: 'moved', piece: 'vc-bases', n: 1, from: 'hue', to: 'AVAILABLE' },
    { type: 'moved', piece: 'vc-guerrillas', n: 2, from: 'hue', to: 'AVAILABLE' },
  ]);
});
test('27 Phoenix Program, shaded: terror and active opposition in two spaces, not in Saigon', () => {
  const pieces = { 'arvn-police': 2, 'vc-guerrillas': 1 };
  const spaces = { hue: { pieces, terror: 1 }, 'da-nang': { pieces }, saigon: { pieces } };
  const { events } = playCard(27, 'shaded', { by: 'VC', given: { spaces }, choices: ['hue'] });
  expect(events).toEqual([
    { type: 'marked', in: 'hue', marker: 'TERROR', by: 1 },
    { type: 'shifted', in: 'hue', to: 'ACTIVE_OPPOSITION' },
    { type: 'marked', in: 'da-nang', marker: 'TERROR', by: 1 },
    { type: 'shifted', in: 'da-nang', to: 'ACTIVE_OPPOSITION' },
  ]);
});
