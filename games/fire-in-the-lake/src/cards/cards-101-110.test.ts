import { scripted } from '@fermata/core/testing';
import { expect, test } from 'vitest';
import { playCard } from '../../test/play-card.ts';
import { fireInTheLake } from '../game.ts';
import { MISSING } from './index.ts';

test('cards 101 to 110: what is not written yet', () => {
  const own = MISSING.filter((side) => Number.parseInt(side, 10) >= 101 && Number.parseInt(side, 10) <= 110);
  expect(own).toEqual([
    '102:unshaded',
    '102:shaded',
    '103:unshaded',
    '103:shaded',
    '104:unshaded',
    '104:shaded',
    '105:unshaded',
    '105:shaded',
    '107:unshaded',
    '107:shaded',
    '108:unshaded',
    '108:shaded',
    '109:unshaded',
    '109:shaded',
    '110:unshaded',
    '110:shaded',
  ]);
});

test('101 Booby Traps, shaded: each space swept loses a troop on 1 to 3', () => {
  expect(playCard(101, 'shaded', { by: 'VC' }).events).toEqual([{ type: 'cameIntoForce', rule: '101:shaded' }]);
  const spaces = { hue: { pieces: { 'us-troops': 1, 'vc-guerrillas': 1 } } };
  const choices = [{ do: 'operation', operation: 'sweep' }, 'hue', 'done'];
  const position = {
    scenario: 'full',
    map: 'empty',
    card: 2,
    deck: [3, 5],
    eligible: ['US'],
    spaces,
    inForce: ['101:shaded'],
  };
  const lost = { type: 'moved', piece: 'us-troops', n: 1, from: 'hue', to: 'CASUALTIES' };
  expect(scripted(fireInTheLake, { position, choices, chance: { 'booby-traps': [3] } }).events).toContainEqual(lost);
  expect(scripted(fireInTheLake, { position, choices, chance: { 'booby-traps': [4] } }).events).not.toContainEqual(
    lost,
  );
});

test('106 Binh Duong: two provinces next to Saigon, each shifted either way, with a piece of either side', () => {
  const provinces = ['quang-duc-long-khanh', 'binh-tuy-binh-thuan', 'tay-ninh', 'kien-phong', 'kien-hoa-vinh-binh'];
  expect(playCard(106, 'single', { by: 'VC' }).offer.options).toEqual(provinces);
  const choices = [
    'tay-ninh',
    'ACTIVE_SUPPORT',
    'vc-guerrillas in AVAILABLE',
    'kien-phong',
    'ACTIVE_OPPOSITION',
    'arvn-police in AVAILABLE',
  ];
  expect(playCard(106, 'single', { by: 'VC', choices }).events).toEqual([
    { type: 'shifted', in: 'tay-ninh', to: 'PASSIVE_SUPPORT' },
    { type: 'moved', piece: 'vc-guerrillas', n: 1, from: 'AVAILABLE', to: 'tay-ninh' },
    { type: 'shifted', in: 'kien-phong', to: 'PASSIVE_OPPOSITION' },
    { type: 'moved', piece: 'arvn-police', n: 1, from: 'AVAILABLE', to: 'kien-phong' },
  ]);
});
