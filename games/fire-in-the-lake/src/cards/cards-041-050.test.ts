import { expect, test } from 'vitest';
import { playCard } from '../../test/play-card.ts';
import { MISSING } from './index.ts';

test('cards 41 to 50: what is not written yet', () => {
  const own = MISSING.filter((side) => Number.parseInt(side, 10) >= 41 && Number.parseInt(side, 10) <= 50);
  expect(own).toEqual([
    '41:single',
    '42:unshaded',
    '42:shaded',
    '44:unshaded',
    '44:shaded',
    '45:unshaded',
    '45:shaded',
    '47:unshaded',
    '47:shaded',
    '48:unshaded',
    '48:shaded',
    '49:unshaded',
    '49:shaded',
  ]);
});

test('43 Economic Aid: bases of one of the two, and resources or aid', () => {
  const given = { OUT_OF_PLAY: { 'arvn-bases': 2 } };
  expect(playCard(43, 'unshaded', { given }).offer.options).toEqual(['ARVN', 'US']);
  expect(playCard(43, 'unshaded', { given, choices: ['ARVN', 'AID'] }).events).toEqual([
    { type: 'moved', piece: 'arvn-bases', n: 2, from: 'OUT_OF_PLAY', to: 'AVAILABLE' },
    { type: 'adjusted', track: 'AID', by: 12 },
  ]);
  expect(playCard(43, 'unshaded', { given, choices: ['US', 'RES_ARVN'] }).events).toEqual([
    { type: 'adjusted', track: 'RES_ARVN', by: 6 },
  ]);
});

test('50 Uncle Ho: ARVN may carry out two limited operations, also the same twice', () => {
  const spaces = { hue: { pieces: { 'arvn-troops': 2, 'vc-guerrillas!active': 2 } } };
  const choices = ['RES_ARVN', 'assault', 'hue', 'assault', 'hue'];
  const { events } = playCard(50, 'unshaded', { by: 'NVA', given: { spaces }, choices });
  expect(events.filter(({ type }) => type === 'assaulted')).toHaveLength(2);
  expect(events.filter(({ type }) => type === 'adjusted')).toEqual([{ type: 'adjusted', track: 'RES_ARVN', by: 9 }]);
});
