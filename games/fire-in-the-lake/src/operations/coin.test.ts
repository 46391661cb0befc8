/** Operations of the US and ARVN, row by row as the rules have them. */
import { expect, test } from 'vitest';
import { adjusted, flipped, moved, offered, operate, rolled, shifted, terrorIn } from '../../test/operate.ts';

const hue = (pieces: object, more: object = {}) => ({ spaces: { hue: { pieces, ...more } } });

test.each([
  [
    'US Train: irregulars cost nothing',
    'US',
    { given: hue({ 'us-troops': 1 }), choices: ['hue', 'us-irregulars', 2] },
    [moved(2, 'us-irregulars', 'AVAILABLE', 'hue')],
  ],
  [
    'US Train: up to six ARVN cubes at a US base, for 3',
    'US',
    {
      given: { ...hue({ 'us-bases': 1 }), tracks: { RES_ARVN: 18, ECON: 15 } },
      choices: ['hue', 'cubes', 4, 2],
    },
    [
      adjusted('RES_ARVN', -3),
      moved(4, 'arvn-troops', 'AVAILABLE', 'hue'),
      moved(2, 'arvn-police', 'AVAILABLE', 'hue'),
    ],
  ],
  [
    'ARVN Train: rangers in a city, for 3',
    'ARVN',
    { given: hue({ 'arvn-police': 1 }), choices: ['hue', 'arvn-rangers', 1] },
    [adjusted('RES_ARVN', -3), moved(1, 'arvn-rangers', 'AVAILABLE', 'hue')],
  ],
  [
    'ARVN Train: three cubes become a base, for 3',
    'ARVN',
    {
      given: hue({ 'arvn-police': 1, 'arvn-troops': 3 }),
      choices: ['hue', 'nothing', 'done', 'build', 'arvn-troops in hue', 'arvn-troops in hue', 'arvn-police in hue'],
    },
    [
      adjusted('RES_ARVN', -3),
      moved(1, 'arvn-troops', 'hue', 'AVAILABLE'),
      moved(1, 'arvn-troops', 'hue', 'AVAILABLE'),
      moved(1, 'arvn-police', 'hue', 'AVAILABLE'),
      moved(1, 'arvn-bases', 'AVAILABLE', 'hue'),
    ],
  ],
  [
    'ARVN Train: pacify removes terror first, then two levels at most, 3 each',
    'ARVN',
    {
      given: hue({ 'arvn-police': 1, 'arvn-troops': 1 }, { terror: 1, support: 'PASSIVE_OPPOSITION' }),
      choices: ['hue', 'nothing', 'done', 'pacify', 'on', 'on'],
    },
    [
      adjusted('RES_ARVN', -3),
      terrorIn('hue', -1),
      adjusted('RES_ARVN', -3),
      shifted('hue', 'NEUTRAL'),
      adjusted('RES_ARVN', -3),
      shifted('hue', 'PASSIVE_SUPPORT'),
    ],
  ],
  [
    'US Train in Saigon: patronage into resources',
    'US',
    {
      given: { spaces: { saigon: { pieces: { 'us-troops': 1 } } } },
      choices: ['saigon', 'nothing', 'done', 'transfer', 3],
    },
    [adjusted('PATRONAGE', -3), adjusted('RES_ARVN', 3)],
  ],
])('%s', (_, faction, row, events) => {
  expect(operate(faction, 'train', row).events).toEqual(events);
});

test('the US does not spend what ARVN needs for the economy', () => {
  const given = { ...hue({ 'us-bases': 1 }), tracks: { RES_ARVN: 17, ECON: 15 } };
  expect(operate('US', 'train', { given, choices: ['hue'], isOpen: true }).offer).toEqual(['nothing', 'us-irregulars']);
});

test.each([
  [
    'US Sweep: troops come from next door, and one is found for each cube',
    'US',
    {
      given: { spaces: { 'quang-nam': { pieces: { 'vc-guerrillas': 3 } }, 'da-nang': { pieces: { 'us-troops': 2 } } } },
      choices: ['quang-nam', 2],
    },
    [moved(2, 'us-troops', 'da-nang', 'quang-nam'), flipped(2, 'vc-guerrillas', 'vc-guerrillas!active', 'quang-nam')],
  ],
  [
    'Sweep in the jungle: one is found for two',
    'US',
    { given: { spaces: { 'tay-ninh': { pieces: { 'vc-guerrillas': 3, 'us-troops': 3 } } } }, choices: ['tay-ninh'] },
    [flipped(1, 'vc-guerrillas', 'vc-guerrillas!active', 'tay-ninh')],
  ],
  [
    'ARVN Sweep costs 3 a space; police and rangers search as well',
    'ARVN',
    { given: hue({ 'arvn-police': 1, 'arvn-rangers': 1, 'vc-guerrillas': 2 }), choices: ['hue'] },
    [adjusted('RES_ARVN', -3), flipped(2, 'vc-guerrillas', 'vc-guerrillas!active', 'hue')],
  ],
])('%s', (_, faction, { given, choices }, events) => {
  expect(operate(faction, 'sweep', { given, choices }).events).toEqual(events);
});

test.each([
  [
    'one for each US troop',
    'US',
    hue({ 'us-troops': 2, 'nva-troops': 3 }),
    [moved(2, 'nva-troops', 'hue', 'AVAILABLE')],
  ],
  [
    'two for each at a US base',
    'US',
    hue({ 'us-troops': 1, 'us-bases': 1, 'nva-troops': 3 }),
    [moved(2, 'nva-troops', 'hue', 'AVAILABLE')],
  ],
  [
    'one for two in the highland',
    'US',
    { spaces: { 'quang-nam': { pieces: { 'us-troops': 3, 'nva-troops': 3 } } } },
    [moved(1, 'nva-troops', 'quang-nam', 'AVAILABLE')],
  ],
  [
    'ARVN: one for two cubes, police too in a city, for 3',
    'ARVN',
    hue({ 'arvn-troops': 1, 'arvn-police': 1, 'nva-troops': 3 }),
    [adjusted('RES_ARVN', -3), moved(1, 'nva-troops', 'hue', 'AVAILABLE')],
  ],
  [
    'ARVN: one for three in the highland, and no police in a province',
    'ARVN',
    { spaces: { 'quang-nam': { pieces: { 'arvn-troops': 3, 'arvn-police': 3, 'nva-troops': 3 } } } },
    [adjusted('RES_ARVN', -3), moved(1, 'nva-troops', 'quang-nam', 'AVAILABLE')],
  ],
  [
    'ARVN: a base that nobody guards brings 6 aid',
    'ARVN',
    hue({ 'arvn-troops': 2, 'vc-bases': 1 }),
    [adjusted('RES_ARVN', -3), moved(1, 'vc-bases', 'hue', 'AVAILABLE'), adjusted('AID', 6)],
  ],
])('Assault: %s', (_, faction, given, events) => {
  const choices = Object.keys(given.spaces);
  expect(operate(faction, 'assault', { given, choices }).events).toEqual(events);
});

test('an underground guerrilla of either insurgent guards all bases', () => {
  expect(offered('ARVN', { given: hue({ 'arvn-troops': 4, 'vc-bases': 1, 'nva-guerrillas': 1 }) })).not.toContain(
    'assault',
  );
});

test.each([
  [3, []],
  [4, [flipped(1, 'vc-bases-tunneled', 'vc-bases', 'hue')]],
])('a tunnel ends the Assault: a die of %i', (die, events) => {
  const row = { given: hue({ 'us-troops': 3, 'vc-bases-tunneled': 1 }), chance: { tunnel: [die] }, choices: ['hue'] };
  expect(operate('US', 'assault', row).events).toEqual([rolled(die, 'tunnel'), ...events]);
});

test('Patrol: cubes run along lines, find one each there, and may fight on one line', () => {
  const spaces = { hue: { pieces: { 'arvn-police': 2 } }, 'loc-hue-da-nang': { pieces: { 'vc-guerrillas': 1 } } };
  const choices = ['loc-hue-da-nang', 2, 'loc-hue-da-nang'];
  expect(operate('ARVN', 'patrol', { given: { spaces }, choices }).events).toEqual([
    adjusted('RES_ARVN', -3),
    moved(2, 'arvn-police', 'hue', 'loc-hue-da-nang'),
    flipped(1, 'vc-guerrillas', 'vc-guerrillas!active', 'loc-hue-da-nang'),
    moved(1, 'vc-guerrillas!active', 'loc-hue-da-nang', 'AVAILABLE'),
  ]);
});

test('in monsoon nobody sweeps', () => {
  const given = { ...hue({ 'us-troops': 2, 'vc-guerrillas': 1 }), next: 128 };
  expect(offered('US', { given })).not.toContain('sweep');
});

test('a limited operation has one space and no special activity', () => {
  const spaces = {
    hue: { pieces: { 'us-troops': 2, 'nva-troops': 1 } },
    saigon: { pieces: { 'us-troops': 2, 'nva-troops': 1 } },
  };
  expect(operate('US', 'assault', { given: { spaces }, isLimited: true, isOpen: true }).offer).toEqual([
    'hue',
    'saigon',
  ]);
  const { deed, events } = operate('US', 'assault', { given: { spaces }, isLimited: true, choices: ['saigon'] });
  expect([deed, events]).toEqual(['limited operation', [moved(1, 'nva-troops', 'saigon', 'AVAILABLE')]]);
});
