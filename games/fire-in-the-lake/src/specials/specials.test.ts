/** Special activities, row by row as the rules have them. */
import { expect, test } from 'vitest';
import { adjusted, flipped, moved, operate, rolled, shifted } from '../../test/operate.ts';

const hue = (pieces: object, more: object = {}) => ({ spaces: { hue: { pieces, ...more } } });

test('Advise: not where it trained; a ranger comes out and hits two, and aid may be added', () => {
  const spaces = {
    saigon: { pieces: { 'us-troops': 1, 'vc-guerrillas!active': 1, 'arvn-rangers': 1 } },
    hue: { pieces: { 'arvn-rangers': 1, 'vc-guerrillas': 1, 'nva-troops': 1 } },
  };
  const choices = ['saigon', 'nothing', 'advise', 'strike', 'nva-troops in hue', 'yes'];
  const { events, deed } = operate('US', 'train', { given: { spaces }, choices });
  expect(events).toEqual([
    flipped(1, 'arvn-rangers', 'arvn-rangers!active', 'hue'),
    moved(1, 'nva-troops', 'hue', 'AVAILABLE'),
    moved(1, 'vc-guerrillas', 'hue', 'AVAILABLE'),
    adjusted('AID', 6),
  ]);
  expect(deed).toBe('operation with special');
});

test('Air Lift: a piece flies once, at most four that are not US troops', () => {
  const spaces = { hue: { pieces: { 'us-troops': 1, 'arvn-troops': 6 } }, saigon: { pieces: { 'nva-troops': 9 } } };
  const choices = ['air-lift', 'arvn-troops in hue', 'saigon', 4];
  const { events } = operate('US', 'train', { given: { spaces }, choices: [...choices, 'done'] });
  expect(events).toEqual([moved(4, 'arvn-troops', 'hue', 'saigon')]);
  expect(operate('US', 'train', { given: { spaces }, choices, isOpen: true }).offer).toEqual([
    'done',
    'us-troops in hue',
  ]);
});

test('Air Strike: the die says how many are hit; each space shifts once, the Trail costs two hits', () => {
  const spaces = {
    hue: { pieces: { 'us-troops': 1, 'vc-guerrillas!active': 2, 'nva-troops': 1 }, support: 'PASSIVE_SUPPORT' },
  };
  const row = {
    given: { spaces, tracks: { TRAIL: 2 } },
    chance: { 'air-strike': [4] },
    choices: ['air-strike', 'TRAIL', 'hue', 'vc-guerrillas!active in hue', 'nva-troops in hue'],
  };
  expect(operate('US', 'train', row).events).toEqual([
    rolled(4, 'air-strike'),
    adjusted('TRAIL', -1),
    moved(1, 'vc-guerrillas!active', 'hue', 'AVAILABLE'),
    moved(1, 'nva-troops', 'hue', 'AVAILABLE'),
    shifted('hue', 'NEUTRAL'),
  ]);
});

test('Air Strike, first edition: up to six pieces without a die, and the Trail for nothing', () => {
  const spaces = { hue: { pieces: { 'us-troops': 1, 'nva-troops': 2 } } };
  const choices = ['air-strike', 'hue', 'nva-troops in hue', 'TRAIL'];
  expect(operate('US', 'train', { given: { spaces, edition: 1, tracks: { TRAIL: 1 } }, choices }).events).toEqual([
    moved(1, 'nva-troops', 'hue', 'AVAILABLE'),
    moved(1, 'nva-troops', 'hue', 'AVAILABLE'),
    shifted('hue', 'PASSIVE_OPPOSITION'),
    adjusted('TRAIL', -1),
  ]);
});

test.each([
  ['AID', [adjusted('AID', 6)]],
  ['PATRONAGE', [adjusted('AID', -2), adjusted('PATRONAGE', 2), shifted('hue', 'NEUTRAL')]],
])('Govern for %s', (way, events) => {
  const given = hue({ 'arvn-police': 1 }, { support: 'PASSIVE_SUPPORT' });
  const row = { given, choices: ['govern', way, 'saigon'] };
  expect(operate('ARVN', 'train', row).events).toEqual(events);
});

test('Young Turks: two patronage for each Govern, however many spaces', () => {
  const spaces = {
    hue: { pieces: { 'arvn-police': 1 }, support: 'PASSIVE_SUPPORT' },
    'da-nang': { pieces: { 'arvn-police': 1 }, support: 'PASSIVE_SUPPORT' },
  };
  const row = { given: { spaces, leaders: [126] }, choices: ['govern', 'hue', 'AID', 'da-nang', 'AID', 'saigon'] };
  expect(operate('ARVN', 'train', row).events).toEqual([
    adjusted('AID', 6),
    adjusted('AID', 3),
    adjusted('PATRONAGE', 2),
  ]);
});

test('Transport: six at most, along lines and cities and one step aside; then rangers hide', () => {
  const spaces = { hue: { pieces: { 'arvn-troops': 8 } }, saigon: { pieces: { 'arvn-rangers!active': 1 } } };
  const choices = ['transport', 'hue', 'quang-nam', 6, 'kontum'];
  expect(operate('ARVN', 'train', { given: { spaces }, choices }).events).toEqual([
    moved(6, 'arvn-troops', 'hue', 'quang-nam'),
    flipped(1, 'arvn-rangers!active', 'arvn-rangers', 'saigon'),
  ]);
});

test('Transport under Khanh uses one line at most', () => {
  const given = { ...hue({ 'arvn-troops': 1 }), leaders: [125] };
  const { offer } = operate('ARVN', 'train', { given, choices: ['transport'], isOpen: true });
  expect(offer).toEqual([
    'da-nang',
    'central-laos',
    'quang-tri-thua-thien',
    'quang-nam',
    'quang-tin-quang-ngai', // beside Da Nang, which it goes through
    'loc-hue-khe-sanh',
    'loc-hue-da-nang',
  ]);
});

test('Infiltrate: where the NVA outnumber the VC a piece is taken over, its tunnel stays', () => {
  const given = hue({ 'nva-troops': 3, 'vc-bases-tunneled': 1 }, { support: 'PASSIVE_OPPOSITION' });
  const row = { given, choices: ['infiltrate', 'vc-bases-tunneled in hue', 'saigon'] };
  expect(operate('NVA', 'rally', row).events.slice(0, 3)).toEqual([
    shifted('hue', 'NEUTRAL'),
    moved(1, 'vc-bases-tunneled', 'hue', 'AVAILABLE'),
    { ...moved(1, 'nva-bases', 'AVAILABLE', 'hue'), as: 'nva-bases-tunneled' },
  ]);
});

test('Bombard: three troops next door hit one of three', () => {
  const spaces = {
    hue: { pieces: { 'us-troops': 2, 'arvn-troops': 1 } },
    'quang-tri-thua-thien': { pieces: { 'nva-troops': 3 } },
  };
  const row = { given: { spaces }, choices: ['bombard', 'us-troops in hue', 'saigon'] };
  expect(operate('NVA', 'rally', row).events[0]).toEqual(moved(1, 'us-troops', 'hue', 'CASUALTIES'));
});

test('Subvert: patronage falls by one for every two over both spaces', () => {
  const pieces = { 'vc-guerrillas': 1, 'arvn-police': 1 };
  const spaces = { hue: { pieces }, saigon: { pieces } };
  const choices = ['hue', 'subvert', 'hue', 'remove', 'saigon', 'remove'];
  const { events } = operate('VC', 'rally', { given: { spaces }, choices });
  expect(events.slice(2)).toEqual([
    moved(1, 'arvn-police', 'hue', 'AVAILABLE'),
    moved(1, 'arvn-police', 'saigon', 'AVAILABLE'),
    adjusted('PATRONAGE', -1),
  ]);
});

test('what goes with which operation', () => {
  const given = hue({ 'arvn-police': 1, 'arvn-rangers': 1, 'vc-guerrillas': 1 }, { support: 'PASSIVE_SUPPORT' });
  expect(operate('ARVN', 'train', { given, isOpen: true }).offer.slice(-2)).toEqual(['govern', 'transport']);
  expect(operate('ARVN', 'sweep', { given, isOpen: true }).offer.slice(-2)).toEqual(['transport', 'raid']);
});
