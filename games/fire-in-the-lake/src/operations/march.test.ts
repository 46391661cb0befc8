import { expect, test } from 'vitest';
import { NVA_TROOPS } from '../map/pieces.ts';
import { at, nameOf } from '../map/places.ts';
import { ALL } from '../map/spaces.ts';
import { position } from '../position/index.ts';
import { actionOf } from './action.ts';
import { march } from './march.ts';

test('where a card names the origins, the Trail carries on only those who came from there', () => {
  const spaces = { 'central-laos': { pieces: { 'nva-troops': 3 } }, sihanoukville: { pieces: { 'nva-troops': 1 } } };
  const state = position({ map: 'empty', spaces, tracks: { TRAIL: 2 } }, 4);
  const action = actionOf(state, 'NVA', 'march', { isFree: true, from: [at('sihanoukville')], kinds: [NVA_TROOPS] });
  expect(ALL.filter((space) => march.can(action, space)).map(nameOf)).toEqual([
    'the-parrots-beak',
    'kien-giang-an-xuyen',
  ]);
});
