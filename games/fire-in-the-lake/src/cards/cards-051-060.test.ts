import { expect, test } from 'vitest';
import { playCard, sidesOffered } from '../../test/play-card.ts';
import { optionText } from '../describe/options.ts';

test('51 301st Supply Bn: six troops and guerrillas outside the South go, and no base', () => {
  const spaces = {
    'north-vietnam': { pieces: { 'nva-troops': 4 } },
    'central-laos': { pieces: { 'nva-guerrillas': 1, 'vc-guerrillas!active': 3, 'nva-bases': 1 } },
    hue: { pieces: { 'nva-troops': 4 } },
  };
  const [nva, vc] = ['nva-guerrillas in central-laos', 'vc-guerrillas!active in central-laos'];
  const troops = 'nva-troops in north-vietnam';
  expect(playCard(51, 'unshaded', { given: { spaces } }).offer.options).toEqual([nva, vc, troops]);
  expect(playCard(51, 'unshaded', { given: { spaces }, choices: [troops, 4, vc, 2] }).events).toEqual([
    { type: 'moved', piece: 'nva-troops', n: 4, from: 'north-vietnam', to: 'AVAILABLE' },
    { type: 'moved', piece: 'vc-guerrillas!active', n: 2, from: 'central-laos', to: 'AVAILABLE' },
  ]);
  expect(sidesOffered(51)).toEqual(['shaded']);
});
test('51 301st Supply Bn, shaded: the Trail rises by two boxes, and the NVA have a die more', () => {
  const given = { tracks: { TRAIL: 1, RES_NVA: 10 } };
  expect(playCard(51, 'shaded', { by: 'NVA', given, chance: { event: [5] } }).events).toEqual([
    { type: 'adjusted', track: 'TRAIL', by: 2 },
    { type: 'rolled', die: 5, for: 'event' },
    { type: 'adjusted', track: 'RES_NVA', by: 5 },
  ]);
});

const CAPABILITIES = ['4:shaded', '10:shaded', '20:unshaded', '28:shaded', '33:shaded', '101:shaded'];
test('52 RAND: a shaded capability of the US turns over', () => {
  const given = { inForce: CAPABILITIES };
  expect(playCard(52, 'unshaded', { given }).offer.options).toEqual(['4:shaded', '28:shaded']); // 10 is no capability
  expect(playCard(52, 'unshaded', { given, choices: ['28:shaded'] }).events).toEqual([
    { type: 'wentOutOfForce', rule: '28:shaded' },
    { type: 'cameIntoForce', rule: '28:unshaded' },
  ]);
});
test('52 RAND: Top Gun that turns over ends the MiGs', () => {
  const { events, state } = playCard(52, 'unshaded', { given: { inForce: CAPABILITIES }, choices: ['4:shaded'] });
  expect(events).toEqual([
    { type: 'wentOutOfForce', rule: '4:shaded' },
    { type: 'wentOutOfForce', rule: '33:shaded' },
    { type: 'cameIntoForce', rule: '4:unshaded' },
  ]);
  expect(state.inForce.filter((rule) => !rule.startsWith('leader:'))).toEqual([
    '10:shaded',
    '20:unshaded',
    '28:shaded',
    '101:shaded',
    '4:unshaded',
  ]);
});
test('52 RAND, shaded: an unshaded capability of the US turns over', () => {
  expect(playCard(52, 'shaded', { by: 'NVA', given: { inForce: CAPABILITIES } }).events).toEqual([
    { type: 'wentOutOfForce', rule: '20:unshaded' },
    { type: 'cameIntoForce', rule: '20:shaded' },
  ]);
  expect(sidesOffered(52, { given: { inForce: ['101:shaded', '32:unshaded'] } })).toEqual([]);
});
test('52 RAND: a rule is offered by what it does', () => {
  expect(optionText('20:unshaded')).toBe('20 Laser Guided Bombs: an Air Strike on one piece shifts nothing');
});

test('53 Sappers: two NVA troops go in each of up to three spaces of the South; one stays eligible', () => {
  const spaces = {
    hue: { pieces: { 'nva-troops': 3 } },
    'da-nang': { pieces: { 'nva-troops': 1 } },
    saigon: { pieces: { 'nva-troops': 2 } },
    'can-tho': { pieces: { 'nva-troops': 2 } },
    'central-laos': { pieces: { 'nva-troops': 4 } },
  };
  const row = { given: { spaces } };
  const stays = { type: 'eligibilitySet', faction: 'US', is: true, now: false };
  expect(playCard(53, 'unshaded', row).offer.options).toEqual(['done', 'hue', 'da-nang', 'saigon', 'can-tho']);
  expect(playCard(53, 'unshaded', { ...row, choices: ['hue', 'da-nang', 'saigon'] }).events).toEqual([
    { type: 'moved', piece: 'nva-troops', n: 2, from: 'hue', to: 'AVAILABLE' },
    { type: 'moved', piece: 'nva-troops', n: 1, from: 'da-nang', to: 'AVAILABLE' },
    { type: 'moved', piece: 'nva-troops', n: 2, from: 'saigon', to: 'AVAILABLE' },
    stays,
  ]);
  expect(playCard(53, 'unshaded', { ...row, choices: ['done'] }).events).toEqual([stays]);
});
test('53 Sappers, shaded: up to one US and two ARVN bases in provinces go', () => {
  const spaces = {
    'tay-ninh': { pieces: { 'us-bases': 1, 'arvn-bases': 1 } },
    'quang-nam': { pieces: { 'arvn-bases': 1 } },
    hue: { pieces: { 'us-bases': 1, 'arvn-bases': 1 } },
  };
  const row = { by: 'VC', given: { spaces } } as const;
  const us = 'us-bases in tay-ninh';
  const arvn = ['arvn-bases in quang-nam', 'arvn-bases in tay-ninh'];
  expect(playCard(53, 'shaded', row).offer.options).toEqual(['done', us]);
  expect(playCard(53, 'shaded', { ...row, choices: [us] }).offer.options).toEqual(['done', ...arvn]);
  expect(playCard(53, 'shaded', { ...row, choices: [us, ...arvn] }).events).toEqual([
    { type: 'moved', piece: 'us-bases', n: 1, from: 'tay-ninh', to: 'CASUALTIES' },
    { type: 'moved', piece: 'arvn-bases', n: 1, from: 'quang-nam', to: 'AVAILABLE' },
    { type: 'moved', piece: 'arvn-bases', n: 1, from: 'tay-ninh', to: 'AVAILABLE' },
  ]);
  expect(playCard(53, 'shaded', { ...row, choices: ['done', 'done'] }).events).toEqual([]);
});

test('54 Son Tay: the US is eligible now', () => {
  const given = { CASUALTIES: { 'us-troops': 3 } };
  expect(playCard(54, 'unshaded', { by: 'NVA', given }).events).toEqual([
    { type: 'moved', piece: 'us-troops', n: 2, from: 'CASUALTIES', to: 'AVAILABLE' },
    { type: 'eligibilitySet', faction: 'NVA', is: false, now: true },
    { type: 'eligibilitySet', faction: 'US', is: true, now: true },
  ]);
});
test('54 Son Tay, shaded: two casualties are out of play, and the US sits out', () => {
  const given = { CASUALTIES: { 'us-troops': 1, 'us-bases': 2 } };
  const row = { by: 'NVA', given } as const;
  const offered = ['us-troops in CASUALTIES', 'us-bases in CASUALTIES'];
  expect(playCard(54, 'shaded', row).offer.options).toEqual(offered);
  expect(playCard(54, 'shaded', { ...row, choices: ['us-troops in CASUALTIES'] }).events).toEqual([
    { type: 'moved', piece: 'us-troops', n: 1, from: 'CASUALTIES', to: 'OUT_OF_PLAY' },
    { type: 'moved', piece: 'us-bases', n: 1, from: 'CASUALTIES', to: 'OUT_OF_PLAY' },
    { type: 'eligibilitySet', faction: 'US', is: false, now: true },
  ]);
});

test('55 Trucks: the Trail falls by two boxes; the NVA lose four pieces in Laos, and four in Cambodia', () => {
  const spaces = {
    'central-laos': { pieces: { 'nva-troops': 3, 'nva-bases': 1 } },
    'southern-laos': { pieces: { 'nva-guerrillas': 1, 'nva-bases-tunneled': 1, 'vc-guerrillas': 1 } },
    'the-fishhook': { pieces: { 'nva-troops': 2 } },
  };
  const row = { given: { spaces, tracks: { TRAIL: 3 } } };
  const [troops, base] = ['nva-troops in central-laos', 'nva-bases in central-laos'];
  const { seat, options } = playCard(55, 'unshaded', row).offer;
  const others = ['nva-guerrillas in southern-laos', 'nva-bases-tunneled in southern-laos'];
  expect([seat, options]).toEqual([2, [troops, base, ...others]]); // a base with a tunnel, if its owner likes
  expect(playCard(55, 'unshaded', { ...row, choices: [troops, 3, base] }).events).toEqual([
    { type: 'adjusted', track: 'TRAIL', by: -2 },
    { type: 'moved', piece: 'nva-troops', n: 3, from: 'central-laos', to: 'AVAILABLE' },
    { type: 'moved', piece: 'nva-bases', n: 1, from: 'central-laos', to: 'AVAILABLE' },
    { type: 'moved', piece: 'nva-troops', n: 2, from: 'the-fishhook', to: 'AVAILABLE' },
  ]);
});
test('55 Trucks: nobody but its owner takes a base with a tunnel, and he need not', () => {
  const spaces = { 'central-laos': { pieces: { 'nva-troops': 1, 'nva-bases-tunneled': 1, 'vc-bases-tunneled': 1 } } };
  const row = { given: { spaces, tracks: { TRAIL: 0 } } };
  const [troops, base] = ['nva-troops in central-laos', 'nva-bases-tunneled in central-laos'];
  expect(playCard(55, 'unshaded', row).offer).toMatchObject({ seat: 2, options: [troops, base] });
  expect(playCard(55, 'unshaded', { ...row, choices: [troops] }).offer.options).toEqual(['done', base]);
  const gone = (piece: string) => ({ type: 'moved', piece, n: 1, from: 'central-laos', to: 'AVAILABLE' });
  expect(playCard(55, 'unshaded', { ...row, choices: [troops, 'done'] }).events).toEqual([gone('nva-troops')]);
  expect(playCard(55, 'unshaded', { ...row, choices: [base] }).events).toEqual([
    gone('nva-bases-tunneled'),
    gone('nva-troops'),
  ]);
  expect(playCard(2, 'unshaded', { ...row, chance: { event: [3] } }).events).toEqual([
    { type: 'rolled', die: 3, for: 'event' },
    gone('nva-troops'),
  ]);
});
test('55 Trucks, shaded: twice the Trail for both, and the NVA may put its bases down anew', () => {
  const spaces = {
    'central-laos': { pieces: { 'nva-bases': 2 } },
    'southern-laos': { pieces: { 'nva-bases-tunneled': 1, 'vc-bases': 1 } },
    hue: { pieces: { 'nva-bases': 1 } },
  };
  const row = { by: 'VC', given: { spaces, tracks: { TRAIL: 2, RES_NVA: 10, RES_VC: 10 } } } as const;
  const earned = [
    { type: 'adjusted', track: 'RES_NVA', by: 4 },
    { type: 'adjusted', track: 'RES_VC', by: 4 },
  ];
  const base = 'nva-bases in central-laos';
  expect(playCard(55, 'shaded', row).offer).toMatchObject({ seat: 2, options: ['done', base] });
  expect(playCard(55, 'shaded', { ...row, choices: ['done'] }).events).toEqual(earned);
  const to = ['central-laos', 'northeast-cambodia', 'the-fishhook', 'the-parrots-beak', 'sihanoukville'];
  expect(playCard(55, 'shaded', { ...row, choices: [base, 2] }).offer).toMatchObject({ seat: 2, options: to });
  const choices = [base, 2, 'the-fishhook', 'the-fishhook'];
  expect(playCard(55, 'shaded', { ...row, choices }).events).toEqual([
    ...earned,
    { type: 'moved', piece: 'nva-bases', n: 2, from: 'central-laos', to: 'AVAILABLE' },
    { type: 'moved', piece: 'nva-bases', n: 1, from: 'AVAILABLE', to: 'the-fishhook' },
    { type: 'moved', piece: 'nva-bases', n: 1, from: 'AVAILABLE', to: 'the-fishhook' },
  ]);
});

test('56 Vo Nguyen Giap: in three spaces an NVA troop takes the place of two guerrillas', () => {
  const spaces = {
    hue: { pieces: { 'vc-guerrillas': 1, 'nva-guerrillas!active': 2 } },
    'da-nang': { pieces: { 'vc-guerrillas': 3 } },
    kontum: { pieces: { 'vc-guerrillas': 2 } },
    'an-loc': { pieces: { 'vc-guerrillas': 2 } },
    saigon: { pieces: { 'vc-guerrillas': 1 } },
  };
  const row = { given: { spaces } };
  const [nva, vc] = ['nva-guerrillas!active in hue', 'vc-guerrillas in hue'];
  expect(playCard(56, 'unshaded', row).offer.options).toEqual(['hue', 'da-nang', 'kontum', 'an-loc']);
  expect(playCard(56, 'unshaded', { ...row, choices: ['hue'] }).offer.options).toEqual([nva, vc]);
  const troop = (to: string) => ({ type: 'moved', piece: 'nva-troops', n: 1, from: 'AVAILABLE', to });
  expect(playCard(56, 'unshaded', { ...row, choices: ['hue', vc, 'an-loc', 'da-nang'] }).events).toEqual([
    { type: 'moved', piece: 'vc-guerrillas', n: 1, from: 'hue', to: 'AVAILABLE' },
    { type: 'moved', piece: 'nva-guerrillas!active', n: 1, from: 'hue', to: 'AVAILABLE' },
    troop('hue'),
    { type: 'moved', piece: 'vc-guerrillas', n: 2, from: 'an-loc', to: 'AVAILABLE' },
    troop('an-loc'),
    { type: 'moved', piece: 'vc-guerrillas', n: 2, from: 'da-nang', to: 'AVAILABLE' },
    troop('da-nang'),
  ]);
});
test('56 Vo Nguyen Giap: where no troop is left, the guerrillas simply go', () => {
  const spaces = { hue: { pieces: { 'vc-guerrillas': 2 } }, 'north-vietnam': { pieces: { 'nva-troops': 40 } } };
  expect(playCard(56, 'unshaded', { by: 'NVA', given: { spaces } }).events).toEqual([
    { type: 'moved', piece: 'vc-guerrillas', n: 2, from: 'hue', to: 'AVAILABLE' },
  ]);
});
const HOME = {
  'north-vietnam': { pieces: { 'nva-troops': 4 } },
  'quang-tri-thua-thien': { pieces: { 'arvn-police': 2 } },
};
test('56 Vo Nguyen Giap, shaded: the NVA march into up to three spaces, and may act in each', () => {
  const row = { by: 'VC', given: { spaces: HOME, tracks: { TRAIL: 0, RES_NVA: 0 } } } as const;
  const into = ['done', 'central-laos', 'quang-tri-thua-thien', 'loc-hue-khe-sanh'];
  expect(playCard(56, 'shaded', row).offer).toMatchObject({ seat: 2, options: into });
  const marches = ['quang-tri-thua-thien', 2, 'central-laos', 2];
  const { seat, options } = playCard(56, 'shaded', { ...row, choices: marches }).offer;
  expect([seat, options]).toEqual([2, ['done', 'rally', 'march', 'attack', 'terror']]);
  const choices = [...marches, 'attack', 'quang-tri-thua-thien', 'done'];
  expect(playCard(56, 'shaded', { ...row, choices }).events).toEqual([
    { type: 'moved', piece: 'nva-troops', n: 2, from: 'north-vietnam', to: 'quang-tri-thua-thien' },
    { type: 'marched', in: 'quang-tri-thua-thien', by: 'NVA', n: 2, isSeen: false },
    { type: 'moved', piece: 'nva-troops', n: 2, from: 'north-vietnam', to: 'central-laos' },
    { type: 'marched', in: 'central-laos', by: 'NVA', n: 2, isSeen: false },
    { type: 'operated', by: 'NVA', operation: 'march', special: null, spaces: [] },
    { type: 'moved', piece: 'arvn-police', n: 1, from: 'quang-tri-thua-thien', to: 'AVAILABLE' },
    { type: 'attacked', in: 'quang-tri-thua-thien', by: 'NVA', removed: 1 },
    { type: 'operated', by: 'NVA', operation: 'attack', special: null, spaces: [] },
  ]);
});
test('56 Vo Nguyen Giap, shaded: not into a fourth space', () => {
  const spaces = { 'north-vietnam': { pieces: { 'nva-troops': 4 } }, hue: { pieces: { 'nva-troops': 1 } } };
  const choices = ['central-laos', 1, 'loc-hue-khe-sanh', 'north-vietnam', 1, 'done', 'quang-tri-thua-thien'];
  const row = { by: 'NVA', given: { spaces, tracks: { TRAIL: 0, RES_NVA: 0 } } } as const;
  const after = [...choices, 'north-vietnam', 1, 'done'];
  expect(playCard(56, 'shaded', { ...row, choices: after }).offer.label).toBe('Do what?');
});
test('56 Vo Nguyen Giap, shaded: spaces on the Trail count among the three, and the NVA may act in each', () => {
  const spaces = { 'north-vietnam': { pieces: { 'nva-troops': 1 } } };
  const row = { by: 'NVA', given: { spaces, tracks: { TRAIL: 1, RES_NVA: 0 } } } as const;
  const choices: string[] = ['central-laos', 'southern-laos', 'northeast-cambodia'];
  for (const space of ['central-laos', 'southern-laos', 'northeast-cambodia']) {
    const { offer } = playCard(56, 'shaded', { ...row, choices });
    expect(offer).toMatchObject({ label: 'Do what?', about: { card: 56, step: 'free-which', faction: 'NVA', space } });
    choices.push('done');
  }
  expect(playCard(56, 'shaded', { ...row, choices }).state.card).not.toBe(56);
});
test('56 Vo Nguyen Giap, shaded: the March may come in the monsoon, another one may not', () => {
  const given = { spaces: HOME, tracks: { TRAIL: 0, RES_NVA: 0 }, deck: [125, 3] };
  const { offer } = playCard(56, 'shaded', { by: 'NVA', given, choices: ['quang-tri-thua-thien', 4] });
  expect(offer.options).toEqual(['done', 'rally', 'attack', 'terror']);
});
test('56 Vo Nguyen Giap, shaded: a special activity instead of an operation', () => {
  const spaces = { ...HOME, 'quang-tri-thua-thien': { pieces: { 'us-troops': 3 } } };
  const given = { spaces, tracks: { TRAIL: 0, RES_NVA: 0 } };
  const row = { by: 'NVA', given, choices: ['quang-tri-thua-thien', 4, 'bombard'] } as const;
  expect(playCard(56, 'shaded', row).events).toEqual([
    { type: 'moved', piece: 'nva-troops', n: 4, from: 'north-vietnam', to: 'quang-tri-thua-thien' },
    { type: 'marched', in: 'quang-tri-thua-thien', by: 'NVA', n: 4, isSeen: false },
    { type: 'operated', by: 'NVA', operation: 'march', special: null, spaces: [] },
    { type: 'moved', piece: 'us-troops', n: 1, from: 'quang-tri-thua-thien', to: 'CASUALTIES' },
  ]);
});

test('57 International Unrest: two casualties become available', () => {
  const given = { CASUALTIES: { 'us-troops': 1, 'us-bases': 1, 'us-irregulars': 1 } };
  const all = ['us-troops in CASUALTIES', 'us-bases in CASUALTIES', 'us-irregulars in CASUALTIES'];
  expect(playCard(57, 'unshaded', { given }).offer.options).toEqual(all);
  const choices = ['us-bases in CASUALTIES', 'us-troops in CASUALTIES'];
  expect(playCard(57, 'unshaded', { given, choices }).events).toEqual([
    { type: 'moved', piece: 'us-bases', n: 1, from: 'CASUALTIES', to: 'AVAILABLE' },
    { type: 'moved', piece: 'us-troops', n: 1, from: 'CASUALTIES', to: 'AVAILABLE' },
  ]);
  expect(sidesOffered(57)).toEqual(['shaded']);
});
test('57 International Unrest, shaded: two available US troops are out of play, the NVA have a die more', () => {
  const given = { tracks: { RES_NVA: 10 } };
  expect(playCard(57, 'shaded', { by: 'NVA', given, chance: { event: [4] } }).events).toEqual([
    { type: 'moved', piece: 'us-troops', n: 2, from: 'AVAILABLE', to: 'OUT_OF_PLAY' },
    { type: 'rolled', die: 4, for: 'event' },
    { type: 'adjusted', track: 'RES_NVA', by: 4 },
  ]);
});

test('58 Pathet Lao: the NVA remove six of their pieces in North Vietnam and Laos', () => {
  const spaces = {
    'north-vietnam': { pieces: { 'nva-troops': 4 } },
    'central-laos': { pieces: { 'nva-guerrillas': 3, 'vc-guerrillas': 1 } },
    'the-fishhook': { pieces: { 'nva-troops': 4 } },
  };
  const row = { given: { spaces } };
  const { seat, options } = playCard(58, 'unshaded', row).offer;
  expect([seat, options]).toEqual([2, ['nva-guerrillas in central-laos', 'nva-troops in north-vietnam']]);
  expect(playCard(58, 'unshaded', { ...row, choices: ['nva-guerrillas in central-laos', 3] }).events).toEqual([
    { type: 'moved', piece: 'nva-guerrillas', n: 3, from: 'central-laos', to: 'AVAILABLE' },
    { type: 'moved', piece: 'nva-troops', n: 3, from: 'north-vietnam', to: 'AVAILABLE' },
  ]);
});
test('58 Pathet Lao: a base with a tunnel goes only if the NVA like', () => {
  const spaces = { 'central-laos': { pieces: { 'nva-troops': 2, 'nva-bases-tunneled': 1 } } };
  const [troops, base] = ['nva-troops in central-laos', 'nva-bases-tunneled in central-laos'];
  const row = { given: { spaces } };
  expect(playCard(58, 'unshaded', row).offer.options).toEqual([troops, base]);
  expect(playCard(58, 'unshaded', { ...row, choices: [troops, 2, 'done'] }).events).toEqual([
    { type: 'moved', piece: 'nva-troops', n: 2, from: 'central-laos', to: 'AVAILABLE' },
  ]);
});
test('58 Pathet Lao, shaded: no US or ARVN cube in Laos, and the Trail rises by two boxes', () => {
  const spaces = { 'central-laos': { pieces: { 'us-irregulars': 1 } }, 'the-fishhook': { pieces: { 'us-troops': 1 } } };
  expect(playCard(58, 'shaded', { by: 'NVA', given: { spaces, tracks: { TRAIL: 1 } } }).events).toEqual([
    { type: 'adjusted', track: 'TRAIL', by: 2 },
  ]);
  expect(sidesOffered(58, { given: { spaces, tracks: { TRAIL: 4 } } })).toEqual([]);
});
test('58 Pathet Lao, shaded: else US troops go anywhere in the South, and ARVN redeploys', () => {
  const spaces = {
    'central-laos': { pieces: { 'us-troops': 2, 'arvn-troops': 1, 'arvn-police': 1, 'arvn-bases': 1 } },
    'tay-ninh': { pieces: { 'us-bases': 1, 'vc-guerrillas': 1 } },
    kontum: { pieces: { 'nva-troops': 1 } },
  };
  const row = { by: 'NVA', given: { spaces, tracks: { TRAIL: 1 } } } as const;
  const south = playCard(58, 'shaded', row).offer;
  expect([south.seat, south.options.length]).toEqual([0, 40]); // 8 cities, 15 provinces, 17 lines
  const home = playCard(58, 'shaded', { ...row, choices: ['hue', 2] }).offer;
  const cities = ['hue', 'da-nang', 'qui-nhon', 'cam-ranh', 'an-loc', 'saigon', 'can-tho'];
  expect([home.seat, home.options]).toEqual([1, [...cities, 'tay-ninh']]);
  const beat = playCard(58, 'shaded', { ...row, choices: ['hue', 2, 'saigon'] }).offer;
  expect([beat.seat, beat.options.slice(0, 3), beat.options.length]).toEqual([
    1,
    ['hue', 'loc-hue-khe-sanh', 'loc-hue-da-nang'],
    18,
  ]);
  expect(playCard(58, 'shaded', { ...row, choices: ['hue', 2, 'saigon', 'loc-hue-da-nang'] }).events).toEqual([
    { type: 'moved', piece: 'us-troops', n: 2, from: 'central-laos', to: 'hue' },
    { type: 'moved', piece: 'arvn-troops', n: 1, from: 'central-laos', to: 'saigon' },
    { type: 'moved', piece: 'arvn-police', n: 1, from: 'central-laos', to: 'loc-hue-da-nang' },
  ]);
});

test('59 Plei Mei: three NVA pieces go in one space at or next to a US or ARVN base', () => {
  const spaces = {
    'da-nang': { pieces: { 'arvn-bases': 1, 'nva-guerrillas': 1 } },
    'quang-nam': { pieces: { 'nva-troops': 4, 'nva-bases': 1, 'vc-guerrillas': 1 } },
    hue: { pieces: { 'nva-troops': 2 } },
  };
  const row = { given: { spaces } };
  expect(playCard(59, 'unshaded', row).offer.options).toEqual(['da-nang', 'quang-nam']);
  const [troops, base] = ['nva-troops in quang-nam', 'nva-bases in quang-nam'];
  expect(playCard(59, 'unshaded', { ...row, choices: ['quang-nam'] }).offer.options).toEqual([troops, base]);
  expect(playCard(59, 'unshaded', { ...row, choices: ['quang-nam', base] }).events).toEqual([
    { type: 'moved', piece: 'nva-bases', n: 1, from: 'quang-nam', to: 'AVAILABLE' },
    { type: 'moved', piece: 'nva-troops', n: 2, from: 'quang-nam', to: 'AVAILABLE' },
  ]);
});
const BORDER = {
  'central-laos': { pieces: { 'nva-guerrillas': 2 } },
  'quang-tri-thua-thien': { pieces: { 'arvn-police': 1 } },
  saigon: { pieces: { 'arvn-police': 1, 'nva-guerrillas!active': 1 } },
};
const CAME = [
  { type: 'moved', piece: 'nva-guerrillas', n: 2, from: 'central-laos', to: 'quang-tri-thua-thien' },
  { type: 'marched', in: 'quang-tri-thua-thien', by: 'NVA', n: 2, isSeen: false },
  { type: 'operated', by: 'NVA', operation: 'march', special: null, spaces: [] },
];
test('59 Plei Mei, shaded: the NVA march from outside the South, then ambush in one space, hidden or not', () => {
  const row = { by: 'VC', given: { spaces: BORDER, tracks: { TRAIL: 0, RES_NVA: 0 } } } as const;
  const into = ['done', 'southern-laos', 'north-vietnam', 'quang-tri-thua-thien', 'quang-nam', 'loc-hue-khe-sanh'];
  expect(playCard(59, 'shaded', row).offer).toMatchObject({ seat: 2, options: into });
  const marched = ['quang-tri-thua-thien', 2];
  const ways = playCard(59, 'shaded', { ...row, choices: marched }).offer;
  expect(ways).toMatchObject({ seat: 2, options: ['attack', 'ambush'] });
  expect(playCard(59, 'shaded', { ...row, choices: [...marched, 'ambush', 'yes', 'saigon'] }).events).toEqual([
    ...CAME,
    { type: 'moved', piece: 'arvn-police', n: 1, from: 'saigon', to: 'AVAILABLE' },
  ]);
});
test('59 Plei Mei, shaded: or they attack in one space', () => {
  const given = { spaces: BORDER, tracks: { TRAIL: 0, RES_NVA: 0 }, deck: [125, 3] }; // also in the monsoon
  const choices = ['quang-tri-thua-thien', 2, 'attack', 'quang-tri-thua-thien', 'arvn-police in quang-tri-thua-thien'];
  expect(playCard(59, 'shaded', { by: 'NVA', given, chance: { attack: [2] }, choices }).events).toEqual([
    ...CAME,
    { type: 'flipped', piece: 'nva-guerrillas', to: 'nva-guerrillas!active', n: 2, in: 'quang-tri-thua-thien' },
    { type: 'rolled', die: 2, for: 'attack' },
    { type: 'moved', piece: 'arvn-police', n: 1, from: 'quang-tri-thua-thien', to: 'AVAILABLE' },
    { type: 'attacked', in: 'quang-tri-thua-thien', by: 'NVA', removed: 1 },
    { type: 'operated', by: 'NVA', operation: 'attack', special: null, spaces: [] },
  ]);
});

test('60 War Photographer: three US pieces out of play become available', () => {
  const given = { OUT_OF_PLAY: { 'us-troops': 2, 'us-bases': 2 } };
  const [troops, bases] = ['us-troops in OUT_OF_PLAY', 'us-bases in OUT_OF_PLAY'];
  expect(playCard(60, 'unshaded', { given }).offer.options).toEqual([troops, bases]);
  expect(playCard(60, 'unshaded', { given, choices: [bases, 2] }).events).toEqual([
    { type: 'moved', piece: 'us-bases', n: 2, from: 'OUT_OF_PLAY', to: 'AVAILABLE' },
    { type: 'moved', piece: 'us-troops', n: 1, from: 'OUT_OF_PLAY', to: 'AVAILABLE' },
  ]);
  expect(sidesOffered(60)).toEqual(['shaded']);
});
test.each(['NVA', 'VC'] as const)(
  '60 War Photographer, shaded, by the %s: six troops, 6 resources, and NVA may go on',
  (by) => {
    const given = { tracks: { RES_NVA: 10 } };
    const outside = [
      'central-laos',
      'southern-laos',
      'northeast-cambodia',
      'the-fishhook',
      'the-parrots-beak',
      'sihanoukville',
      'north-vietnam',
    ] as const;
    expect(playCard(60, 'shaded', { by, given }).offer).toMatchObject({ seat: 2, options: outside });
    const choices = outside.slice(0, 6);
    expect(playCard(60, 'shaded', { by, given, choices }).events).toEqual([
      ...choices.map((to) => ({ type: 'moved', piece: 'nva-troops', n: 1, from: 'AVAILABLE', to })),
      { type: 'adjusted', track: 'RES_NVA', by: 6 },
      ...(by === 'NVA' ? [{ type: 'eligibilitySet', faction: 'NVA', is: true, now: false }] : []),
    ]);
  },
);
