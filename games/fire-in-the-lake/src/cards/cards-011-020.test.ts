import { scripted } from '@fermata/core/testing';
import { expect, test } from 'vitest';
import { playCard } from '../../test/play-card.ts';
import { fireInTheLake } from '../game.ts';
import { MISSING } from './index.ts';

test('cards 11 to 20: what is not written yet', () => {
  const own = MISSING.filter((side) => Number.parseInt(side, 10) >= 11 && Number.parseInt(side, 10) <= 20);
  expect(own).toEqual([
    '11:unshaded',
    '11:shaded',
    '14:unshaded',
    '14:shaded',
    '16:unshaded',
    '16:shaded',
    '17:unshaded',
    '17:shaded',
    '18:unshaded',
    '18:shaded',
    '19:unshaded',
    '19:shaded',
    '20:unshaded',
    '20:shaded',
  ]);
});

test('12 Capt Buck Adams: guerrillas outside the South are exposed, and a base goes', () => {
  const spaces = {
    'central-laos': { pieces: { 'nva-guerrillas': 2, 'nva-bases': 1 } },
    hue: { pieces: { 'vc-guerrillas': 1 } },
  };
  expect(playCard(12, 'unshaded', { given: { spaces } }).events).toEqual([
    { type: 'flipped', piece: 'nva-guerrillas', to: 'nva-guerrillas!active', n: 2, in: 'central-laos' },
    { type: 'moved', piece: 'nva-bases', n: 1, from: 'central-laos', to: 'AVAILABLE' },
  ]);
});
test('12 Capt Buck Adams, shaded: a base where the NVA control, and three guerrillas hide', () => {
  const spaces = { 'southern-laos': { pieces: { 'nva-guerrillas!active': 4 } }, 'central-laos': { pieces: {} } };
  expect(playCard(12, 'shaded', { by: 'NVA', given: { spaces } }).events).toEqual([
    { type: 'moved', piece: 'nva-bases', n: 1, from: 'AVAILABLE', to: 'southern-laos' },
    { type: 'flipped', piece: 'nva-guerrillas!active', to: 'nva-guerrillas', n: 3, in: 'southern-laos' },
  ]);
});

test('13 Cobras: a Sweep removes an exposed piece in two spaces', () => {
  const spaces = { hue: { pieces: { 'us-troops': 1, 'vc-guerrillas': 1 } } };
  const sweep = { do: 'operation', operation: 'sweep' };
  const position = {
    scenario: 'full',
    map: 'empty',
    card: 2,
    deck: [3, 5],
    eligible: ['US'],
    spaces,
    inForce: ['13:unshaded'],
  };
  const choices = [sweep, 'hue', 'done', 'vc-guerrillas!active in hue'];
  expect(scripted(fireInTheLake, { position, choices }).events).toContainEqual({
    type: 'moved',
    piece: 'vc-guerrillas!active',
    n: 1,
    from: 'hue',
    to: 'AVAILABLE',
  });
});
