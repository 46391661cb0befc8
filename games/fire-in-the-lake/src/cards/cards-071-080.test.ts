import { expect, test } from 'vitest';
import { playCard } from '../../test/play-card.ts';
import { NVA_TROOPS } from '../map/pieces.ts';
import { at } from '../map/places.ts';
import { count } from '../state/counts.ts';
import { MISSING } from './index.ts';

test('cards 71 to 80: what is not written yet', () => {
  const own = MISSING.filter((side) => Number.parseInt(side, 10) >= 71 && Number.parseInt(side, 10) <= 80);
  expect(own).toEqual([
    '71:unshaded',
    '71:shaded',
    '72:unshaded',
    '72:shaded',
    '73:unshaded',
    '73:shaded',
    '74:unshaded',
    '74:shaded',
    '75:unshaded',
    '75:shaded',
    '76:unshaded',
    '76:shaded',
    '77:unshaded',
    '77:shaded',
    '78:unshaded',
    '78:shaded',
    '79:unshaded',
    '79:shaded',
  ]);
});

test('80 Light at the End of the Tunnel: for each piece patronage, a shift and four NVA troops', () => {
  const spaces = { hue: { pieces: { 'us-troops': 2 }, support: 'PASSIVE_SUPPORT' } };
  const troops = Array(8).fill('central-laos');
  const choices = [2, ['hue'], ...troops.slice(4), ['saigon'], ...troops.slice(4)];
  const { events, state } = playCard(80, 'single', { given: { spaces }, choices });
  expect(events.filter(({ type }) => type === 'adjusted')).toEqual([
    { type: 'adjusted', track: 'PATRONAGE', by: 2 },
    { type: 'adjusted', track: 'PATRONAGE', by: 2 },
  ]);
  expect(events.filter(({ type }) => type === 'shifted')).toEqual([
    { type: 'shifted', in: 'hue', to: 'NEUTRAL' },
    { type: 'shifted', in: 'saigon', to: 'PASSIVE_OPPOSITION' },
  ]);
  expect(count(state, at('central-laos'), NVA_TROOPS)).toBe(8);
});
