import { expect, test } from 'vitest';
import { playCard, sidesOffered } from '../../test/play-card.ts';
import { US_TROOPS } from '../map/pieces.ts';
import { OUT_OF_PLAY } from '../map/places.ts';
import { count } from '../state/counts.ts';
import { MISSING } from './index.ts';

test('cards 1 to 10: what is not written yet', () => {
  const own = MISSING.filter((side) => Number.parseInt(side, 10) >= 1 && Number.parseInt(side, 10) <= 10);
  expect(own).toEqual([
    '2:unshaded',
    '2:shaded',
    '3:unshaded',
    '3:shaded',
    '4:unshaded',
    '4:shaded',
    '5:unshaded',
    '5:shaded',
    '6:unshaded',
    '6:shaded',
    '8:unshaded',
    '8:shaded',
    '9:unshaded',
    '9:shaded',
  ]);
});

test('1 Gulf of Tonkin: the US may strike, then brings 6 of its pieces into cities, each anywhere', () => {
  const given = { OUT_OF_PLAY: { 'us-troops': 8 }, tracks: { TRAIL: 0 } };
  const cities = ['hue', 'da-nang', 'kontum', 'qui-nhon', 'cam-ranh', 'an-loc', 'saigon', 'can-tho'];
  expect(playCard(1, 'unshaded', { given }).offer.options).toEqual(cities);
  const { events, state } = playCard(1, 'unshaded', {
    given,
    choices: ['hue', 'hue', 'saigon', 'an-loc', 'an-loc', 'kontum'],
  });
  expect(events).toEqual(
    ['hue', 'hue', 'saigon', 'an-loc', 'an-loc', 'kontum'].map((to) => {
      return { type: 'moved', piece: 'us-troops', n: 1, from: 'OUT_OF_PLAY', to };
    }),
  );
  expect(count(state, OUT_OF_PLAY, US_TROOPS)).toBe(2);
});
test('1 Gulf of Tonkin: where the Trail can be struck, the US is asked before the die', () => {
  const given = { OUT_OF_PLAY: { 'us-troops': 1 }, tracks: { TRAIL: 2 } };
  expect(playCard(1, 'unshaded', { given }).offer.options).toEqual(['no', 'yes']);
  const { events } = playCard(1, 'unshaded', {
    given,
    chance: { 'air-strike': [3] },
    choices: ['yes', 'TRAIL', 'hue'],
  });
  expect(events).toEqual([
    { type: 'rolled', die: 3, for: 'air-strike' },
    { type: 'adjusted', track: 'TRAIL', by: -1 },
    { type: 'struckTrail' },
    { type: 'moved', piece: 'us-troops', n: 1, from: 'OUT_OF_PLAY', to: 'hue' },
  ]);
});
test('1 Gulf of Tonkin: a base goes only where fewer than two are, and where nothing can be done it is not offered', () => {
  const spaces = { hue: { pieces: { 'vc-bases': 2 } } };
  const given = { OUT_OF_PLAY: { 'us-bases': 1 }, tracks: { TRAIL: 0 }, spaces };
  expect(playCard(1, 'unshaded', { given }).offer.options).not.toContain('hue');
  expect(sidesOffered(1, { given: { tracks: { TRAIL: 0 } } })).toEqual([]);
});
test('1 Gulf of Tonkin, shaded: aid falls by one a casualty, and all of them are out of play', () => {
  const given = { CASUALTIES: { 'us-troops': 3, 'us-bases': 1 } };
  expect(playCard(1, 'shaded', { given }).events).toEqual([
    { type: 'adjusted', track: 'AID', by: -4 },
    { type: 'moved', piece: 'us-troops', n: 3, from: 'CASUALTIES', to: 'OUT_OF_PLAY' },
    { type: 'moved', piece: 'us-bases', n: 1, from: 'CASUALTIES', to: 'OUT_OF_PLAY' },
  ]);
});

test('7 ADSID: from then on each change of the Trail costs the NVA 6', () => {
  expect(playCard(7, 'unshaded').events).toEqual([{ type: 'cameIntoForce', rule: '7:unshaded' }]);
  const given = { inForce: ['7:unshaded'], tracks: { RES_NVA: 10, TRAIL: 1 } };
  expect(playCard(43, 'shaded', { given, by: 'NVA', choices: ['RES_NVA'] }).events).toEqual([
    { type: 'adjusted', track: 'TRAIL', by: 1 },
    { type: 'adjusted', track: 'RES_NVA', by: -6 },
    { type: 'adjusted', track: 'RES_NVA', by: 10 },
  ]);
});
test('7 ADSID, shaded: the Trail rises by 1, and to 2 at least', () => {
  expect(playCard(7, 'shaded', { given: { tracks: { TRAIL: 0, RES_ARVN: 20 } } }).events).toEqual([
    { type: 'adjusted', track: 'TRAIL', by: 1 },
    { type: 'adjusted', track: 'TRAIL', by: 1 },
    { type: 'adjusted', track: 'RES_ARVN', by: -9 },
  ]);
});

test('10 Rolling Thunder: the NVA lose 2 boxes, 9 resources, and do not act through the next card', () => {
  const given = { tracks: { TRAIL: 3, RES_NVA: 12 } };
  expect(playCard(10, 'unshaded', { given }).events).toEqual([
    { type: 'adjusted', track: 'TRAIL', by: -2 },
    { type: 'adjusted', track: 'RES_NVA', by: -9 },
    { type: 'eligibilitySet', faction: 'NVA', is: false, now: true },
  ]);
});
test('10 Rolling Thunder, shaded: no Air Strike until the reset', () => {
  expect(playCard(10, 'shaded', { by: 'NVA' }).events).toEqual([
    { type: 'adjusted', track: 'RES_ARVN', by: -5 },
    { type: 'cameIntoForce', rule: '10:shaded' },
  ]);
});
