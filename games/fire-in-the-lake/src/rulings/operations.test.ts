/** Operations and special activities, where the rules are silent or easily misread. */
import { expect, test } from 'vitest';
import { adjusted, flipped, moved, operate, rolled } from '../../test/operate.ts';
import { playCard } from '../../test/play-card.ts';

const hue = (pieces: object, more: object = {}) => ({ spaces: { hue: { pieces, ...more } } });
const line = 'loc-hue-da-nang';
const open = (faction: string, operation: string, given: object, ...choices: unknown[]) =>
  operate(faction, operation, { given, choices, isOpen: true }).offer;

test('a space is selected once an operation, and once a special activity', () => {
  const pieces = { 'vc-guerrillas': 3 };
  const spaces = { hue: { pieces }, saigon: { pieces } };
  expect(open('VC', 'terror', { spaces }, 'hue')).toEqual(['done', 'saigon', 'tax']);
  expect(open('VC', 'terror', { spaces }, 'tax', 'hue')).toEqual(['done', 'saigon']);
});

test('Patrol: without moving, where there is something to find; not where there is nothing', () => {
  const there = (pieces: object) => ({ spaces: { [line]: { pieces: { 'us-troops': 1, ...pieces } } } });
  expect(open('US', 'patrol', there({ 'vc-guerrillas': 1 }))[0]).toBe('done');
  expect(open('US', 'patrol', there({}))).not.toContain('done');
});

test('Patrol: cubes go through lines and cities, stop at the first insurgent, and stay', () => {
  const spaces = { saigon: { pieces: { 'arvn-police': 1 } }, 'can-tho': { pieces: { 'vc-guerrillas': 1 } } };
  const offer = open('ARVN', 'patrol', { spaces });
  expect(offer).toContain('can-tho');
  expect(offer).not.toContain('loc-can-tho-long-phu'); // behind Can Tho
  const moves = operate('ARVN', 'patrol', { given: { spaces }, choices: ['loc-saigon-can-tho'] });
  expect(moves.events).toEqual([adjusted('RES_ARVN', -3), moved(1, 'arvn-police', 'saigon', 'loc-saigon-can-tho')]);
});

test('Sweep: who has not moved may leave a selected space for another; all moves first, then all searching', () => {
  const spaces = {
    'da-nang': { pieces: { 'us-troops': 1, 'vc-guerrillas': 1 } },
    'quang-nam': { pieces: { 'vc-guerrillas': 1 } },
  };
  const choices = ['da-nang', 'quang-nam'];
  expect(operate('US', 'sweep', { given: { spaces }, choices }).events).toEqual([
    moved(1, 'us-troops', 'da-nang', 'quang-nam'),
    flipped(1, 'vc-guerrillas', 'vc-guerrillas!active', 'quang-nam'),
  ]);
});

test('Assault: by the US also where its own troops hit nothing, if ARVN is added; once, for 3', () => {
  const pieces = { 'us-troops': 1, 'arvn-troops': 3, 'nva-troops': 1 };
  const spaces = { 'quang-nam': { pieces }, 'pleiku-darlac': { pieces } };
  expect(operate('US', 'assault', { given: { spaces }, choices: ['quang-nam'] }).events).toEqual([
    adjusted('RES_ARVN', -3),
    moved(1, 'nva-troops', 'quang-nam', 'AVAILABLE'),
  ]);
  expect(open('US', 'assault', { spaces }, 'quang-nam')).not.toContain('pleiku-darlac');
});

test('a tunnel is the next piece only after troops and guerrillas; Advise, Raid and Air Strike never touch it', () => {
  const tunnel = { 'vc-bases-tunneled': 1 };
  const row = { given: hue({ 'us-troops': 3, 'nva-troops': 1, ...tunnel }), chance: { tunnel: [4] }, choices: ['hue'] };
  expect(operate('US', 'assault', row).events).toEqual([
    moved(1, 'nva-troops', 'hue', 'AVAILABLE'),
    rolled(4, 'tunnel'),
    flipped(1, 'vc-bases-tunneled', 'vc-bases', 'hue'),
  ]);
  const spaces = { hue: { pieces: { 'arvn-rangers': 1, ...tunnel } }, saigon: { pieces: { 'us-troops': 1 } } };
  expect(open('US', 'train', { spaces, tracks: { TRAIL: 0 } }, 'saigon', 'nothing')).toEqual(['done', 'air-lift']);
});

test('March at Trail 4: free into Laos, and if all that enters comes from there; else it is paid once', () => {
  const spaces = {
    'north-vietnam': { pieces: { 'nva-troops': 1 } },
    'central-laos': { pieces: { 'nva-troops': 1 } },
    'quang-tin-quang-ngai': { pieces: { 'nva-troops': 1 } },
  };
  const given = { spaces, tracks: { TRAIL: 4, RES_NVA: 1 } };
  const into = (...choices: unknown[]) => operate('NVA', 'march', { given, choices }).events;
  expect(into('central-laos', 'north-vietnam')).toEqual([moved(1, 'nva-troops', 'north-vietnam', 'central-laos')]);
  expect(into('quang-nam', 'central-laos', 'quang-tin-quang-ngai')).toEqual([
    moved(1, 'nva-troops', 'central-laos', 'quang-nam'),
    adjusted('RES_NVA', -1),
    moved(1, 'nva-troops', 'quang-tin-quang-ngai', 'quang-nam'),
  ]);
});

test('March: a group is seen as a whole, and each group of two origins by itself', () => {
  const spaces = {
    'quang-tri-thua-thien': { pieces: { 'vc-guerrillas': 2 } },
    'quang-tin-quang-ngai': { pieces: { 'vc-guerrillas': 3 } },
    'quang-nam': { pieces: { 'arvn-police': 1 }, support: 'PASSIVE_SUPPORT' },
  };
  const choices = ['quang-nam', 'quang-tri-thua-thien', 2, 'quang-tin-quang-ngai', 3];
  const { events } = operate('VC', 'march', { given: { spaces }, choices });
  expect(events.filter(({ type }) => type === 'flipped')).toEqual([
    flipped(3, 'vc-guerrillas', 'vc-guerrillas!active', 'quang-nam'),
  ]);
});

test('Attack: attrition counts US troops and bases alone', () => {
  const given = hue({ 'us-irregulars': 1, 'arvn-troops': 1, 'vc-guerrillas!active': 2 });
  const choices = ['us-irregulars in hue', 'arvn-troops in hue'];
  const { events } = operate('VC', 'attack', { given, chance: { attack: [2] }, choices });
  expect(events).toEqual([
    adjusted('RES_VC', -1),
    rolled(2, 'attack'),
    moved(1, 'us-irregulars', 'hue', 'CASUALTIES'),
    moved(1, 'arvn-troops', 'hue', 'AVAILABLE'),
  ]);
});

test('PT-76: a troop is lost where guerrillas attack, if one is there', () => {
  const given = { ...hue({ 'nva-troops': 1, 'nva-guerrillas!active': 1, 'arvn-police': 1 }), inForce: ['45:unshaded'] };
  const { events } = operate('NVA', 'attack', { given, chance: { attack: [6] } });
  expect(events).toEqual([adjusted('RES_NVA', -1), moved(1, 'nva-troops', 'hue', 'AVAILABLE'), rolled(6, 'attack')]);
});

test('Ambush with March: only where a guerrilla came in underground; from a line the victim may be next door', () => {
  const spaces = {
    hue: { pieces: { 'vc-guerrillas': 1, 'us-troops': 1 } },
    'quang-nam': { pieces: { 'vc-guerrillas': 1 } },
    'da-nang': { pieces: { 'vc-guerrillas': 1, 'us-troops': 1 } },
  };
  const row = { given: { spaces }, choices: [line, 'hue', 'done', 'ambush', 'us-troops in da-nang'] };
  expect(operate('VC', 'march', row).events).toEqual([
    moved(1, 'vc-guerrillas', 'hue', line),
    flipped(1, 'vc-guerrillas', 'vc-guerrillas!active', line),
    moved(1, 'us-troops', 'da-nang', 'CASUALTIES'),
  ]);
  expect(open('VC', 'march', { spaces })).not.toContain('ambush'); // nobody has come anywhere yet
});

test('Train: pieces come from the map only where the box has none; the US takes no troops or bases of its own', () => {
  const spaces = { hue: { pieces: { 'us-bases': 1 } }, saigon: { pieces: { 'arvn-rangers': 6, 'us-irregulars': 6 } } };
  expect(open('US', 'train', { spaces }, 'hue')).toEqual(['nothing', 'us-irregulars', 'arvn-rangers', 'cubes']);
  const row = { given: { spaces }, choices: ['hue', 'arvn-rangers', 1] };
  expect(operate('US', 'train', row).events).toEqual([
    adjusted('RES_ARVN', -3),
    moved(1, 'arvn-rangers', 'saigon', 'hue'),
  ]);
});

test('Govern for patronage moves what aid there is', () => {
  const given = { ...hue({ 'arvn-police': 1 }, { support: 'PASSIVE_SUPPORT' }), tracks: { AID: 1 } };
  const { events } = operate('ARVN', 'train', { given, choices: ['govern', 'PATRONAGE', 'saigon'] });
  expect(events.slice(0, 2)).toEqual([adjusted('AID', -1), adjusted('PATRONAGE', 1)]);
});

test('Infiltrate may place nobody', () => {
  const given = { spaces: { 'central-laos': { pieces: { 'nva-bases': 1, 'nva-guerrillas!active': 1 } } } };
  const choices = ['infiltrate', 0, 'nva-guerrillas!active in central-laos'];
  const { events } = operate('NVA', 'rally', {
    given: { ...given, tracks: { TRAIL: 0, RES_NVA: 2 } },
    choices,
    isOpen: true,
  });
  expect(events).toEqual([
    moved(1, 'nva-guerrillas!active', 'central-laos', 'AVAILABLE'),
    moved(1, 'nva-troops', 'AVAILABLE', 'central-laos'),
  ]);
});

test('a free Rally is free, and the Trail costs 2 even then', () => {
  // Uncle Ho, shaded: limited operations of the VC, then of the NVA.
  const given = { tracks: { TRAIL: 1, RES_NVA: 5 } };
  const played = playCard(50, 'shaded', { by: 'NVA', given, choices: ['done', 'rally', 'hue', 'yes'] });
  expect(played.events.filter(({ type }) => type === 'adjusted' || type === 'moved')).toEqual([
    moved(1, 'nva-guerrillas', 'AVAILABLE', 'hue'),
    adjusted('RES_NVA', -2),
    adjusted('TRAIL', 1),
  ]);
});
