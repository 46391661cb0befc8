/** Operations of the NVA and VC, row by row as the rules have them. */
import { expect, test } from 'vitest';
import { adjusted, flipped, moved, offered, operate, rolled, shifted, terrorIn } from '../../test/operate.ts';

const hue = (pieces: object, more: object = {}) => ({ spaces: { hue: { pieces, ...more } } });
const vc = 'vc-guerrillas';
const nva = 'nva-guerrillas';

test.each([
  ['one guerrilla for 1', 'VC', hue({}), ['hue'], [adjusted('RES_VC', -1), moved(1, vc, 'AVAILABLE', 'hue')]],
  [
    'two guerrillas become a base',
    'VC',
    hue({ 'vc-guerrillas': 1, 'vc-guerrillas!active': 1 }),
    ['hue', 'base', 'vc-guerrillas in hue'],
    [
      adjusted('RES_VC', -1),
      moved(1, vc, 'hue', 'AVAILABLE'),
      moved(1, `${vc}!active`, 'hue', 'AVAILABLE'),
      moved(1, 'vc-bases', 'AVAILABLE', 'hue'),
    ],
  ],
  [
    'VC at a base: population and bases',
    'VC',
    hue({ 'vc-bases': 1 }),
    ['hue', 'guerrillas', 3],
    [adjusted('RES_VC', -1), moved(3, vc, 'AVAILABLE', 'hue')],
  ],
  [
    'VC at a base: all go underground',
    'VC',
    hue({ 'vc-bases': 1, 'vc-guerrillas!active': 2 }),
    ['hue', 'hide'],
    [adjusted('RES_VC', -1), flipped(2, `${vc}!active`, vc, 'hue')],
  ],
  [
    'NVA at a base: Trail and bases, and the Trail for 2',
    'NVA',
    { spaces: { 'central-laos': { pieces: { 'nva-bases': 1 } } }, tracks: { TRAIL: 2, RES_NVA: 5 } },
    ['central-laos', 'guerrillas', 3, 'done', 'yes'],
    [
      adjusted('RES_NVA', -1),
      moved(3, nva, 'AVAILABLE', 'central-laos'),
      adjusted('RES_NVA', -2),
      adjusted('TRAIL', 1),
    ],
  ],
] as const)('Rally: %s', (_, faction, given, choices, events) => {
  expect(operate(faction, 'rally', { given, choices }).events).toEqual(events);
});

test('nobody rallies where there is support', () => {
  const given = hue({ 'vc-bases': 1 }, { support: 'PASSIVE_SUPPORT' });
  expect(operate('VC', 'rally', { given, isOpen: true }).offer).not.toContain('hue');
});

const QUANG_NAM = 'quang-nam';
test.each([
  [
    'a small group is not seen',
    {
      spaces: {
        hue: { pieces: {} },
        'quang-tri-thua-thien': { pieces: { 'vc-guerrillas': 3 } },
        [QUANG_NAM]: { pieces: {}, support: 'PASSIVE_SUPPORT' },
      },
    },
    [QUANG_NAM, 3],
    [adjusted('RES_VC', -1), moved(3, vc, 'quang-tri-thua-thien', QUANG_NAM)],
  ],
  [
    'a group is seen where there is support, if it and those who watch are more than three',
    {
      spaces: {
        'quang-tri-thua-thien': { pieces: { 'vc-guerrillas': 3 } },
        [QUANG_NAM]: { pieces: { 'arvn-police': 1 }, support: 'PASSIVE_SUPPORT' },
      },
    },
    [QUANG_NAM, 3],
    [
      adjusted('RES_VC', -1),
      moved(3, vc, 'quang-tri-thua-thien', QUANG_NAM),
      flipped(3, vc, `${vc}!active`, QUANG_NAM),
    ],
  ],
  [
    'a line costs nothing, and groups are seen there',
    { spaces: { hue: { pieces: { 'vc-guerrillas': 4 } } } },
    ['loc-hue-da-nang', 4],
    [moved(4, vc, 'hue', 'loc-hue-da-nang'), flipped(4, vc, `${vc}!active`, 'loc-hue-da-nang')],
  ],
])('March: %s', (_, given, choices, events) => {
  expect(operate('VC', 'march', { given, choices }).events).toEqual(events);
});

test('March: in Laos and Cambodia the NVA go on, as long as there is a Trail; each destination is paid once', () => {
  const given = { spaces: { 'north-vietnam': { pieces: { 'nva-troops': 3 } } }, tracks: { TRAIL: 1 } };
  const choices = ['central-laos', 3, 'southern-laos', 3];
  expect(operate('NVA', 'march', { given, choices }).events).toEqual([
    adjusted('RES_NVA', -1),
    moved(3, 'nva-troops', 'north-vietnam', 'central-laos'),
    adjusted('RES_NVA', -1),
    moved(3, 'nva-troops', 'central-laos', 'southern-laos'),
  ]);
});

test('March: at Trail 4 it costs nothing to come from Laos', () => {
  const given = { spaces: { 'central-laos': { pieces: { 'nva-troops': 3 } } }, tracks: { TRAIL: 4, RES_NVA: 0 } };
  expect(operate('NVA', 'march', { given, choices: [QUANG_NAM, 2] }).events).toEqual([
    moved(2, 'nva-troops', 'central-laos', QUANG_NAM),
  ]);
});

test.each([
  ['a die above their number does nothing', 3, [], []],
  [
    'a die of at most their number removes up to two, and costs one for each US troop',
    2,
    ['us-troops in hue', 'arvn-police in hue'],
    [
      moved(1, 'us-troops', 'hue', 'CASUALTIES'),
      moved(1, 'arvn-police', 'hue', 'AVAILABLE'),
      moved(1, `${vc}!active`, 'hue', 'AVAILABLE'),
    ],
  ],
])('Attack by guerrillas: %s', (_, die, picks, events) => {
  const given = hue({ 'us-troops': 1, 'arvn-police': 1, 'vc-guerrillas': 2 });
  const row = { given, chance: { attack: [die] }, choices: ['hue', 'guerrillas', ...picks] };
  expect(operate('VC', 'attack', row).events).toEqual([
    adjusted('RES_VC', -1),
    flipped(2, vc, `${vc}!active`, 'hue'),
    rolled(die, 'attack'),
    ...events,
  ]);
});

test('Attack by NVA troops: one for two, bases last', () => {
  const given = hue({ 'nva-troops': 5, 'arvn-police': 1, 'us-bases': 1 });
  expect(operate('NVA', 'attack', { given }).events).toEqual([
    adjusted('RES_NVA', -1),
    moved(1, 'arvn-police', 'hue', 'AVAILABLE'),
    moved(1, 'us-bases', 'hue', 'CASUALTIES'),
    moved(1, 'nva-troops', 'hue', 'AVAILABLE'),
  ]);
});

test('Attack with Ambush: no die, no loss; it was an operation with a special activity', () => {
  const given = hue({ 'vc-guerrillas': 1, 'us-troops': 2 });
  const { events, deed } = operate('VC', 'attack', { given, choices: ['ambush'] });
  expect(events).toEqual([
    adjusted('RES_VC', -1),
    flipped(1, vc, `${vc}!active`, 'hue'),
    moved(1, 'us-troops', 'hue', 'CASUALTIES'),
  ]);
  expect(deed).toBe('operation with special');
});

test.each([
  ['VC', vc, 'NEUTRAL', ['hue'], [shifted('hue', 'PASSIVE_OPPOSITION')]],
  ['NVA', nva, 'PASSIVE_SUPPORT', [], [shifted('hue', 'NEUTRAL')]],
  ['NVA', nva, 'NEUTRAL', [], []],
])('Terror of the %s (%s) where people are %s', (faction, piece, support, choices, events) => {
  expect(operate(faction, 'terror', { given: hue({ [piece]: 1 }, { support }), choices }).events).toEqual([
    adjusted(`RES_${faction}`, -1),
    flipped(1, piece, `${piece}!active`, 'hue'),
    terrorIn('hue'),
    ...events,
  ]);
});

test('Terror where a marker lies only exposes a guerrilla', () => {
  const given = hue({ 'vc-guerrillas': 1 }, { terror: 1 });
  expect(operate('VC', 'terror', { given, choices: ['hue'] }).events).toEqual([
    adjusted('RES_VC', -1),
    flipped(1, vc, `${vc}!active`, 'hue'),
  ]);
});

test('the VC without resources may tax first, and pay with that', () => {
  const given = { ...hue({ 'vc-guerrillas': 2 }), tracks: { RES_VC: 0 } };
  expect(operate('VC', 'terror', { given }).events).toEqual([
    flipped(1, vc, `${vc}!active`, 'hue'),
    adjusted('RES_VC', 4),
    shifted('hue', 'PASSIVE_SUPPORT'),
    adjusted('RES_VC', -1),
    flipped(1, vc, `${vc}!active`, 'hue'),
    terrorIn('hue'),
    shifted('hue', 'NEUTRAL'),
  ]);
});

test('in monsoon nobody marches', () => {
  expect(offered('VC', { given: { ...hue({ 'vc-guerrillas': 2 }), next: 128 } })).not.toContain('march');
});
