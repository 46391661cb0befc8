import { expect, test } from 'vitest';
import { playCard, sidesOffered } from '../../test/play-card.ts';
import { operate, strike } from '../../test/under-rules.ts';
import { US_TROOPS } from '../map/pieces.ts';
import { OUT_OF_PLAY } from '../map/places.ts';
import { position } from '../position/index.ts';
import { count } from '../state/counts.ts';
import { isReady } from './pivotal.ts';

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

test('2 Kissinger: a die of insurgent pieces in Laos and Cambodia go, none with a tunnel', () => {
  const spaces = {
    'central-laos': { pieces: { 'nva-troops': 2, 'vc-guerrillas': 1, 'nva-bases-tunneled': 1 } },
    'the-fishhook': { pieces: { 'nva-bases': 1 } },
    hue: { pieces: { 'vc-guerrillas': 1 } },
  };
  const row = { given: { spaces }, chance: { event: [2] } };
  const groups = ['nva-troops in central-laos', 'vc-guerrillas in central-laos', 'nva-bases in the-fishhook'];
  expect(playCard(2, 'unshaded', row).offer.options).toEqual(groups);
  const choices = ['nva-bases in the-fishhook', 'vc-guerrillas in central-laos'];
  expect(playCard(2, 'unshaded', { ...row, choices }).events).toEqual([
    { type: 'rolled', die: 2, for: 'event' },
    { type: 'moved', piece: 'nva-bases', n: 1, from: 'the-fishhook', to: 'AVAILABLE' },
    { type: 'moved', piece: 'vc-guerrillas', n: 1, from: 'central-laos', to: 'AVAILABLE' },
  ]);
  expect(sidesOffered(2, { given: { spaces: { hue: { pieces: { 'vc-guerrillas': 1 } } } } })).toEqual(['shaded']);
});
test('2 Kissinger, shaded: two NVA pieces into Cambodia, any two US troops out of play, less aid', () => {
  const given = { CASUALTIES: { 'us-troops': 1 }, spaces: { hue: { pieces: { 'us-troops': 1 } } } };
  const kinds = ['nva-troops in AVAILABLE', 'nva-guerrillas in AVAILABLE', 'nva-bases in AVAILABLE'];
  const { state, offer } = playCard(2, 'shaded', { given });
  expect(offer).toMatchObject({ seat: state.seats.NVA, options: kinds });
  const placed = ['nva-bases in AVAILABLE', 'the-fishhook', 'nva-troops in AVAILABLE', 'sihanoukville'];
  expect(playCard(2, 'shaded', { by: 'NVA', given, choices: placed.slice(0, 1) }).offer.options).toEqual([
    'northeast-cambodia',
    'the-fishhook',
    'the-parrots-beak',
    'sihanoukville',
  ]);
  expect(playCard(2, 'shaded', { by: 'NVA', given, choices: placed }).offer).toMatchObject({
    seat: state.seats.US,
    options: ['us-troops in CASUALTIES', 'us-troops in AVAILABLE', 'us-troops in hue'],
  });
  const choices = [...placed, 'us-troops in hue', 'us-troops in CASUALTIES'];
  expect(playCard(2, 'shaded', { by: 'NVA', given, choices }).events).toEqual([
    { type: 'moved', piece: 'nva-bases', n: 1, from: 'AVAILABLE', to: 'the-fishhook' },
    { type: 'moved', piece: 'nva-troops', n: 1, from: 'AVAILABLE', to: 'sihanoukville' },
    { type: 'moved', piece: 'us-troops', n: 1, from: 'hue', to: 'OUT_OF_PLAY' },
    { type: 'moved', piece: 'us-troops', n: 1, from: 'CASUALTIES', to: 'OUT_OF_PLAY' },
    { type: 'adjusted', track: 'AID', by: -6 },
  ]);
});

test('3 Peace Talks: the NVA lose 9, and Linebacker II needs more than 25 only', () => {
  expect(playCard(3, 'unshaded').events).toEqual([
    { type: 'adjusted', track: 'RES_NVA', by: -9 },
    { type: 'cameIntoForce', rule: '3:unshaded' },
  ]);
  const atHome = (troops: number, inForce: readonly string[]) => {
    const OUT_OF_PLAY = { 'us-bases': 6, 'us-troops': 40 - troops };
    return isReady(position({ map: 'empty', leaders: [125, 126], OUT_OF_PLAY, inForce }, 4), 121);
  };
  expect(atHome(26, ['3:unshaded'])).toBe(true);
  expect(atHome(25, ['3:unshaded'])).toBe(false);
  expect(atHome(40, [])).toBe(false);
});
test('3 Peace Talks, shaded: the NVA gain 9, and the Trail is at 3 at least', () => {
  expect(playCard(3, 'shaded', { by: 'NVA', given: { tracks: { TRAIL: 1 } } }).events).toEqual([
    { type: 'adjusted', track: 'RES_NVA', by: 9 },
    { type: 'adjusted', track: 'TRAIL', by: 2 },
  ]);
  expect(playCard(3, 'shaded', { by: 'NVA', given: { tracks: { TRAIL: 3 } } }).events).toEqual([
    { type: 'adjusted', track: 'RES_NVA', by: 9 },
  ]);
});

test('4 Top Gun: an Air Strike lowers the Trail by 2, and there are no MiGs', () => {
  expect(playCard(4, 'unshaded', { given: { inForce: ['33:shaded'] } }).events).toEqual([
    { type: 'wentOutOfForce', rule: '33:shaded' },
    { type: 'cameIntoForce', rule: '4:unshaded' },
  ]);
  const lowered = (inForce: readonly string[], by: number) =>
    expect(strike(inForce, { 'air-strike': [2] }, ['TRAIL'], { tracks: { TRAIL: 3 } }).events).toEqual([
      { type: 'rolled', die: 2, for: 'air-strike' },
      { type: 'adjusted', track: 'TRAIL', by },
      { type: 'struckTrail' },
    ]);
  lowered(['4:unshaded'], -2);
  lowered([], -1);
});
test('4 Top Gun, shaded: two hits and a die of 4 to 6 lower the Trail', () => {
  expect(playCard(4, 'shaded', { by: 'NVA' }).events).toEqual([{ type: 'cameIntoForce', rule: '4:shaded' }]);
  const given = { tracks: { TRAIL: 3 } };
  expect(strike(['4:shaded'], { 'air-strike': [2], trail: [3] }, ['TRAIL'], given).events).toEqual([
    { type: 'rolled', die: 2, for: 'air-strike' },
    { type: 'rolled', die: 3, for: 'trail' },
  ]);
  expect(strike(['4:shaded'], { 'air-strike': [2], trail: [4] }, ['TRAIL'], given).events).toEqual([
    { type: 'rolled', die: 2, for: 'air-strike' },
    { type: 'rolled', die: 4, for: 'trail' },
    { type: 'adjusted', track: 'TRAIL', by: -1 },
    { type: 'struckTrail' },
  ]);
});

test('5 Wild Weasels: SA-2s are gone; where there are none, the NVA lose 2 boxes and 9 resources', () => {
  expect(playCard(5, 'unshaded', { given: { inForce: ['34:shaded'] } }).events).toEqual([
    { type: 'wentOutOfForce', rule: '34:shaded' },
  ]);
  const given = { inForce: ['34:unshaded'], tracks: { TRAIL: 3, RES_NVA: 12 } };
  expect(playCard(5, 'unshaded', { given }).events).toEqual([
    { type: 'adjusted', track: 'TRAIL', by: -2 },
    { type: 'adjusted', track: 'RES_NVA', by: -9 },
  ]);
  expect(sidesOffered(5, { given: { tracks: { TRAIL: 0, RES_NVA: 0 } } })).toEqual(['shaded']);
});
test('5 Wild Weasels, shaded: an Air Strike hits the Trail or one piece', () => {
  expect(playCard(5, 'shaded', { by: 'NVA' }).events).toEqual([{ type: 'cameIntoForce', rule: '5:shaded' }]);
  const given = { tracks: { TRAIL: 3 }, spaces: { hue: { pieces: { 'us-troops': 1, 'nva-troops': 3 } } } };
  const dice = { 'air-strike': [6] };
  expect(strike(['5:shaded'], dice, [], given).offer.options).toEqual(['done', 'TRAIL', 'hue']);
  expect(strike(['5:shaded'], dice, ['hue'], given).events).toEqual([
    { type: 'rolled', die: 6, for: 'air-strike' },
    { type: 'moved', piece: 'nva-troops', n: 1, from: 'hue', to: 'AVAILABLE' },
    { type: 'shifted', in: 'hue', to: 'PASSIVE_OPPOSITION' },
  ]);
  expect(strike(['5:shaded'], dice, ['TRAIL'], given).events).toEqual([
    { type: 'rolled', die: 6, for: 'air-strike' },
    { type: 'adjusted', track: 'TRAIL', by: -1 },
    { type: 'struckTrail' },
  ]);
  expect(strike([], dice, ['hue'], given).offer.options).toEqual(['done', 'nva-troops in hue']);
  expect(strike([], dice, ['TRAIL'], given).offer.options).toEqual(['done', 'hue']);
});

test('6 Aces: who executes it strikes one space outside the South with six hits, and the Trail falls by 2', () => {
  const spaces = {
    'central-laos': { pieces: { 'nva-troops': 2, 'nva-bases': 1 } },
    'the-fishhook': { pieces: { 'vc-guerrillas!active': 1 } },
    'north-vietnam': { pieces: { 'nva-guerrillas': 1 } },
    hue: { pieces: { 'vc-guerrillas!active': 1, 'us-troops': 1 } },
  };
  const row = { by: 'ARVN', given: { spaces, tracks: { TRAIL: 3 } } } as const;
  const { state, offer } = playCard(6, 'unshaded', { ...row, choices: ['yes'] });
  expect(offer).toMatchObject({ seat: state.seats.ARVN, options: ['done', 'central-laos', 'the-fishhook'] });
  const choices = ['yes', 'central-laos', 'nva-troops in central-laos', 'nva-bases in central-laos'];
  expect(playCard(6, 'unshaded', { ...row, choices }).events).toEqual([
    { type: 'moved', piece: 'nva-troops', n: 1, from: 'central-laos', to: 'AVAILABLE' },
    { type: 'moved', piece: 'nva-troops', n: 1, from: 'central-laos', to: 'AVAILABLE' },
    { type: 'moved', piece: 'nva-bases', n: 1, from: 'central-laos', to: 'AVAILABLE' },
    { type: 'adjusted', track: 'TRAIL', by: -2 },
  ]);
  expect(playCard(6, 'unshaded', { ...row, choices: ['no'] }).events).toEqual([
    { type: 'adjusted', track: 'TRAIL', by: -2 },
  ]);
  expect(sidesOffered(6, { given: { tracks: { TRAIL: 0 } } })).toEqual(['shaded']);
});
test('6 Aces, shaded: two available US troops are casualties, and the Trail rises by 2', () => {
  expect(playCard(6, 'shaded', { by: 'NVA', given: { tracks: { TRAIL: 1 } } }).events).toEqual([
    { type: 'moved', piece: 'us-troops', n: 2, from: 'AVAILABLE', to: 'CASUALTIES' },
    { type: 'adjusted', track: 'TRAIL', by: 2 },
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

test('8 Arc Light: an Air Strike may hit one province without US or ARVN pieces', () => {
  expect(playCard(8, 'unshaded').events).toEqual([{ type: 'cameIntoForce', rule: '8:unshaded' }]);
  const pieces = { 'nva-troops': 1 };
  const given = {
    tracks: { TRAIL: 0 },
    spaces: { hue: { pieces }, 'quang-tri-thua-thien': { pieces }, 'quang-nam': { pieces } },
  };
  const dice = { 'air-strike': [6] };
  const provinces = ['quang-tri-thua-thien', 'quang-nam'];
  expect(strike(['8:unshaded'], dice, [], given).offer.options).toEqual(['done', ...provinces]);
  expect(strike(['8:unshaded'], dice, ['quang-nam'], given).events).toEqual([
    { type: 'rolled', die: 6, for: 'air-strike' },
    { type: 'moved', piece: 'nva-troops', n: 1, from: 'quang-nam', to: 'AVAILABLE' },
    { type: 'shifted', in: 'quang-nam', to: 'PASSIVE_OPPOSITION' },
  ]);
  expect(sidesOffered(1, { given })).toEqual([]);
});
test('8 Arc Light, shaded: an Air Strike on more than one piece shifts two levels', () => {
  expect(playCard(8, 'shaded', { by: 'NVA' }).events).toEqual([{ type: 'cameIntoForce', rule: '8:shaded' }]);
  const spaces = { hue: { pieces: { 'us-troops': 1, 'vc-guerrillas!active': 2 } } };
  const shifted = (inForce: readonly string[], next: string) => {
    const given = { tracks: { TRAIL: 0 }, spaces };
    return strike(inForce, { 'air-strike': [2] }, ['hue', next], given).events.filter(({ type }) => type === 'shifted');
  };
  const more = 'vc-guerrillas!active in hue';
  expect(shifted(['8:shaded'], more)).toEqual([{ type: 'shifted', in: 'hue', to: 'ACTIVE_OPPOSITION' }]);
  expect(shifted(['8:shaded'], 'done')).toEqual([{ type: 'shifted', in: 'hue', to: 'PASSIVE_OPPOSITION' }]);
  expect(shifted([], more)).toEqual([{ type: 'shifted', in: 'hue', to: 'PASSIVE_OPPOSITION' }]);
});

test('9 Psychedelic Cookie: up to three US troops, each by a way of its own', () => {
  const given = { OUT_OF_PLAY: { 'us-troops': 2 }, spaces: { hue: { pieces: { 'us-troops': 1 } } } };
  const { state, offer } = playCard(9, 'unshaded', { by: 'VC', given });
  expect(offer).toMatchObject({
    seat: state.seats.US,
    options: ['done', 'us-troops in OUT_OF_PLAY', 'us-troops in hue'],
  });
  const abroad = 'us-troops in OUT_OF_PLAY';
  const where = playCard(9, 'unshaded', { given, choices: [abroad] }).offer.options;
  expect(where).toHaveLength(1 + 40); // the box and the South
  expect(where).not.toContain('central-laos');
  expect(playCard(9, 'unshaded', { given, choices: [abroad, 'saigon'] }).offer.options).not.toContain(
    'us-troops in saigon',
  );
  const choices = [abroad, 'saigon', 'us-troops in hue', abroad, 'AVAILABLE'];
  expect(playCard(9, 'unshaded', { given, choices }).events).toEqual([
    { type: 'moved', piece: 'us-troops', n: 1, from: 'OUT_OF_PLAY', to: 'saigon' },
    { type: 'moved', piece: 'us-troops', n: 1, from: 'hue', to: 'AVAILABLE' },
    { type: 'moved', piece: 'us-troops', n: 1, from: 'OUT_OF_PLAY', to: 'AVAILABLE' },
  ]);
  expect(playCard(9, 'unshaded', { given, choices: ['done'] }).events).toEqual([]);
  expect(sidesOffered(9)).toEqual([]);
});
test('9 Psychedelic Cookie, shaded: the US sends three troops of the map out of play', () => {
  const pieces = { 'us-troops': 2 };
  const row = { by: 'NVA', given: { spaces: { hue: { pieces }, saigon: { pieces } } } } as const;
  const { state, offer } = playCard(9, 'shaded', row);
  expect(offer).toMatchObject({ seat: state.seats.US, options: ['us-troops in hue', 'us-troops in saigon'] });
  expect(playCard(9, 'shaded', { ...row, choices: ['us-troops in saigon', 2] }).events).toEqual([
    { type: 'moved', piece: 'us-troops', n: 2, from: 'saigon', to: 'OUT_OF_PLAY' },
    { type: 'moved', piece: 'us-troops', n: 1, from: 'hue', to: 'OUT_OF_PLAY' },
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
  const given = { tracks: { TRAIL: 2 }, spaces: { hue: { pieces: { 'us-troops': 1, 'nva-troops': 1 } } } };
  const flies = (inForce: readonly string[]) =>
    operate('train', { given: { ...given, inForce } }).offer.options.includes('air-strike');
  expect(flies(['10:shaded'])).toBe(false);
  expect(flies([])).toBe(true);
});
