import { scripted } from '@fermata/core/testing';
import { expect, test } from 'vitest';
import { Played, playCard, sidesOffered } from '../../test/play-card.ts';
import { fireInTheLake } from '../game.ts';

/** An operation, with what is given, as far as it is chosen. */
function operation(by: string, name: string, given: object, choices: readonly unknown[] = []): Played {
  const position = { scenario: 'full', map: 'empty', card: 2, deck: [3, 5], eligible: [by], ...given };
  return new Played(
    scripted(fireInTheLake, { position, choices: [{ do: 'operation', operation: name }, ...choices], seats: 4 }),
  );
}

test('41 Bombing Pause: passive support in two spaces, patronage, and no Air Strike', () => {
  const spaces = { hue: { support: 'PASSIVE_SUPPORT' }, saigon: { support: 'ACTIVE_OPPOSITION' } };
  const { options } = playCard(41, 'single', { given: { spaces } }).offer;
  expect(options).toHaveLength(21); // 22 have people, and Hue is there already
  expect(options).not.toContain('hue');
  expect(playCard(41, 'single', { given: { spaces }, choices: [['saigon', 'tay-ninh']] }).events).toEqual([
    { type: 'shifted', in: 'saigon', to: 'PASSIVE_SUPPORT' },
    { type: 'shifted', in: 'tay-ninh', to: 'PASSIVE_SUPPORT' },
    { type: 'adjusted', track: 'PATRONAGE', by: 2 },
    { type: 'cameIntoForce', rule: '41:single' },
  ]);
  const given = { spaces: { hue: { pieces: { 'us-troops': 1, 'vc-guerrillas': 1 } } }, tracks: { TRAIL: 2 } };
  expect(operation('US', 'sweep', given).offer.options).toContain('air-strike');
  expect(operation('US', 'sweep', { ...given, inForce: ['41:single'] }).offer.options).not.toContain('air-strike');
});

test('42 Chou En Lai: the NVA lose 10, and a die of troops, where they say', () => {
  const spaces = { hue: { pieces: { 'nva-troops': 2 } }, saigon: { pieces: { 'nva-troops': 2 } } };
  const row = { given: { spaces, tracks: { RES_NVA: 12 } }, chance: { event: [3] } };
  const { seat, options } = playCard(42, 'unshaded', row).offer;
  expect([seat, options]).toEqual([2, ['nva-troops in hue', 'nva-troops in saigon']]);
  expect(playCard(42, 'unshaded', { ...row, choices: ['nva-troops in saigon', 2] }).events).toEqual([
    { type: 'adjusted', track: 'RES_NVA', by: -10 },
    { type: 'rolled', die: 3, for: 'event' },
    { type: 'moved', piece: 'nva-troops', n: 2, from: 'saigon', to: 'AVAILABLE' },
    { type: 'moved', piece: 'nva-troops', n: 1, from: 'hue', to: 'AVAILABLE' },
  ]);
});
test('42 Chou En Lai: nothing to take, no offer', () => {
  expect(sidesOffered(42, { given: { tracks: { RES_NVA: 0 } } })).toEqual(['shaded']);
});
test('42 Chou En Lai, shaded: the NVA have 10 more, the VC as much as the Trail', () => {
  const given = { tracks: { RES_NVA: 10, RES_VC: 5, TRAIL: 3 } };
  expect(playCard(42, 'shaded', { by: 'NVA', given }).events).toEqual([
    { type: 'adjusted', track: 'RES_NVA', by: 10 },
    { type: 'adjusted', track: 'RES_VC', by: 3 },
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

test('43 Economic Aid, shaded: the Trail rises by a box, and by another one, or the NVA have 10 more', () => {
  const given = { tracks: { TRAIL: 1, RES_NVA: 10 } };
  const box = { type: 'adjusted', track: 'TRAIL', by: 1 };
  expect(playCard(43, 'shaded', { by: 'NVA', given }).offer.options).toEqual(['TRAIL', 'RES_NVA']);
  expect(playCard(43, 'shaded', { by: 'NVA', given, choices: ['TRAIL'] }).events).toEqual([box, box]);
  expect(playCard(43, 'shaded', { by: 'NVA', given, choices: ['RES_NVA'] }).events).toEqual([
    box,
    { type: 'adjusted', track: 'RES_NVA', by: 10 },
  ]);
});

const VALLEY = {
  'north-vietnam': { pieces: { 'nva-bases': 1 } },
  'pleiku-darlac': { pieces: { 'nva-troops': 2, 'nva-guerrillas': 1 } },
  saigon: { pieces: { 'us-troops': 4 } },
};
test.each([
  ['before a card', [3, 5]],
  ['in the monsoon', [125, 3]],
])('44 Ia Drang: the US flies into one space with NVA, searches and fights there, %s', (_, deck) => {
  const row = { by: 'ARVN', given: { spaces: VALLEY, deck }, choices: [4] } as const;
  expect(playCard(44, 'unshaded', row).events).toEqual([
    { type: 'moved', piece: 'us-troops', n: 4, from: 'saigon', to: 'pleiku-darlac' },
    { type: 'flipped', piece: 'nva-guerrillas', to: 'nva-guerrillas!active', n: 1, in: 'pleiku-darlac' },
    { type: 'swept', in: 'pleiku-darlac', by: 'US' },
    { type: 'operated', by: 'US', operation: 'sweep', special: null, spaces: [] },
    { type: 'moved', piece: 'nva-troops', n: 2, from: 'pleiku-darlac', to: 'AVAILABLE' }, // four in a highland hit two
    { type: 'assaulted', in: 'pleiku-darlac', by: 'US', guerrillas: 0 },
    { type: 'operated', by: 'US', operation: 'assault', special: null, spaces: [] },
  ]);
});
test('44 Ia Drang: the US says where, and at least one flies', () => {
  const spaces = { ...VALLEY, 'da-nang': { pieces: { 'nva-bases-tunneled': 1 } } };
  const offer = playCard(44, 'unshaded', { by: 'ARVN', given: { spaces } }).offer;
  expect([offer.seat, offer.options]).toEqual([0, ['da-nang', 'pleiku-darlac']]);
  const { seat, options } = playCard(44, 'unshaded', { by: 'ARVN', given: { spaces: VALLEY } }).offer;
  expect([seat, options]).toEqual([0, [1, 2, 3, 4]]);
});
test('44 Ia Drang: ARVN may join the Assault at no cost', () => {
  const spaces = { hue: { pieces: { 'us-troops': 1, 'arvn-police': 2, 'nva-troops': 2 } } };
  const row = { given: { spaces, tracks: { RES_ARVN: 0 } }, choices: ['yes'] };
  expect(playCard(44, 'unshaded', row).events).toEqual([
    { type: 'moved', piece: 'nva-troops', n: 1, from: 'hue', to: 'AVAILABLE' },
    { type: 'assaulted', in: 'hue', by: 'US', guerrillas: 0 },
    { type: 'moved', piece: 'nva-troops', n: 1, from: 'hue', to: 'AVAILABLE' },
    { type: 'assaulted', in: 'hue', by: 'ARVN', guerrillas: 0, joins: 'US' },
    { type: 'operated', by: 'US', operation: 'assault', special: null, spaces: [] },
  ]);
});
test('44 Ia Drang, shaded: a die of US troops, at or next to NVA troops in a province, are casualties', () => {
  const spaces = {
    'pleiku-darlac': { pieces: { 'nva-troops': 1 } },
    kontum: { pieces: { 'us-troops': 2 } },
    'binh-dinh': { pieces: { 'us-troops': 1 } },
    hue: { pieces: { 'us-troops': 2, 'nva-troops': 1 } },
  };
  const row = { by: 'NVA', given: { spaces }, chance: { event: [2] } } as const;
  expect(playCard(44, 'shaded', row).offer.options).toEqual(['us-troops in binh-dinh', 'us-troops in kontum']);
  expect(
    playCard(44, 'shaded', { ...row, choices: ['us-troops in kontum', 1, 'us-troops in binh-dinh'] }).events,
  ).toEqual([
    { type: 'rolled', die: 2, for: 'event' },
    { type: 'moved', piece: 'us-troops', n: 1, from: 'kontum', to: 'CASUALTIES' },
    { type: 'moved', piece: 'us-troops', n: 1, from: 'binh-dinh', to: 'CASUALTIES' },
  ]);
});
test('44 Ia Drang: in an empty country neither side is offered', () => {
  expect(sidesOffered(44)).toEqual([]);
});

const TANKS = { spaces: { hue: { pieces: { 'nva-troops': 4, 'arvn-police': 4 } } }, tracks: { RES_NVA: 5 } };
function movedBy(played: Played): unknown[] {
  return played.events.filter(({ type }) => type === 'moved');
}
const LOST = { type: 'moved', piece: 'arvn-police', n: 1, from: 'hue', to: 'AVAILABLE' };
test('45 PT-76: each NVA Attack first costs a troop', () => {
  expect(playCard(45, 'unshaded').events).toEqual([{ type: 'cameIntoForce', rule: '45:unshaded' }]);
  const tank = { type: 'moved', piece: 'nva-troops', n: 1, from: 'hue', to: 'AVAILABLE' };
  expect(movedBy(operation('NVA', 'attack', TANKS))).toEqual([LOST, LOST]); // one for two
  expect(movedBy(operation('NVA', 'attack', { ...TANKS, inForce: ['45:unshaded'] }))).toEqual([tank, LOST]);
});
test('45 PT-76, shaded: in one space an NVA Attack removes one enemy a troop', () => {
  expect(playCard(45, 'shaded', { by: 'NVA' }).events).toEqual([{ type: 'cameIntoForce', rule: '45:shaded' }]);
  const given = { ...TANKS, inForce: ['45:shaded'] };
  expect(operation('NVA', 'attack', given).offer.options).toEqual(['done', 'arvn-police in hue']);
  const more = Array(2).fill('arvn-police in hue');
  expect(movedBy(operation('NVA', 'attack', given, more))).toEqual([LOST, LOST, LOST, LOST]);
});

const CAMPS = { 'central-laos': { pieces: { 'nva-bases': 1 } }, 'southern-laos': { pieces: { 'nva-bases': 1 } } };
test('46 559th Transport Grp: the Trail falls by two boxes, and Infiltrate has one space', () => {
  expect(playCard(46, 'unshaded', { given: { tracks: { TRAIL: 3 } } }).events).toEqual([
    { type: 'adjusted', track: 'TRAIL', by: -2 },
    { type: 'cameIntoForce', rule: '46:unshaded' },
  ]);
  const given = { spaces: CAMPS, tracks: { TRAIL: 1, RES_NVA: 5 } };
  const choices = ['infiltrate', 'central-laos', 2];
  expect(operation('NVA', 'rally', given, choices).offer.label).toBe('Infiltrate where?');
  expect(operation('NVA', 'rally', { ...given, inForce: ['46:unshaded'] }, choices).offer.label).toBe('Rally where?');
});
test('46 559th Transport Grp, shaded: the NVA may infiltrate; then 3 a box for them, and 2 for the VC', () => {
  const row = { by: 'VC', given: { spaces: CAMPS, tracks: { TRAIL: 2, RES_NVA: 0, RES_VC: 0 } } } as const;
  expect(playCard(46, 'shaded', row).offer).toMatchObject({ seat: 2, options: ['no', 'yes'] });
  const earned = [
    { type: 'adjusted', track: 'RES_NVA', by: 6 },
    { type: 'adjusted', track: 'RES_VC', by: 4 },
  ];
  expect(playCard(46, 'shaded', { ...row, choices: ['no'] }).events).toEqual(earned);
  expect(playCard(46, 'shaded', { ...row, choices: ['yes', 'central-laos', 3, 'done'] }).events).toEqual([
    { type: 'moved', piece: 'nva-troops', n: 3, from: 'AVAILABLE', to: 'central-laos' }, // the Trail and a base
    ...earned,
  ]);
});

test('47 Chu Luc: ARVN troops double the ARVN pieces in a space, then all ARVN may assault the NVA', () => {
  const spaces = {
    hue: { pieces: { 'arvn-police': 1, 'arvn-bases': 1, 'nva-troops': 3 } },
    'da-nang': { pieces: { 'arvn-troops': 2, 'nva-guerrillas!active': 1, 'vc-guerrillas!active': 1 } },
    saigon: { pieces: { 'arvn-troops': 2, 'vc-guerrillas!active': 1 } },
  };
  const row = { by: 'US', given: { spaces, tracks: { RES_ARVN: 0 } } } as const;
  expect(playCard(47, 'unshaded', row).offer).toMatchObject({ seat: 0, options: ['hue', 'da-nang'] });
  const next = playCard(47, 'unshaded', { ...row, choices: ['hue'] }).offer;
  expect(next).toMatchObject({ seat: 1, options: ['done', 'hue', 'da-nang'] });
  expect(playCard(47, 'unshaded', { ...row, choices: ['hue', 'hue', 'da-nang'] }).events).toEqual([
    { type: 'moved', piece: 'arvn-troops', n: 2, from: 'AVAILABLE', to: 'hue' },
    { type: 'moved', piece: 'nva-troops', n: 1, from: 'hue', to: 'AVAILABLE' }, // three cubes in a city hit one
    { type: 'assaulted', in: 'hue', by: 'ARVN', guerrillas: 0 },
    { type: 'moved', piece: 'nva-guerrillas!active', n: 1, from: 'da-nang', to: 'AVAILABLE' },
    { type: 'assaulted', in: 'da-nang', by: 'ARVN', guerrillas: 1 },
    { type: 'operated', by: 'ARVN', operation: 'assault', special: null, spaces: [] },
  ]);
});
test('47 Chu Luc: ARVN may stop at any time', () => {
  const pieces = { 'arvn-troops': 2, 'nva-troops': 1 };
  const spaces = { hue: { pieces }, 'da-nang': { pieces } };
  const row = { by: 'US', given: { spaces, OUT_OF_PLAY: { 'arvn-troops': 26 } } } as const;
  const movedBack = (choices: readonly string[]) =>
    playCard(47, 'unshaded', { ...row, choices }).events.filter(({ type }) => type === 'assaulted').length;
  expect(movedBack(['hue', 'done', 'done'])).toBe(0);
  expect(movedBack(['hue', 'done', 'hue', 'done'])).toBe(1);
});
test('47 Chu Luc: where no ARVN troop can come, the Assault is left', () => {
  const spaces = {
    hue: { pieces: { 'arvn-police': 2, 'nva-troops': 1 } },
    saigon: { pieces: { 'arvn-troops': 30 } },
  };
  const row = { by: 'NVA', given: { spaces } } as const;
  expect(playCard(47, 'unshaded', row).offer).toMatchObject({ seat: 1, label: 'Assault where?' });
  expect(playCard(47, 'unshaded', { ...row, by: 'ARVN' }).offer).toMatchObject({ seat: 1, label: 'Take which piece?' });
});
test('47 Chu Luc, shaded: up to ten NVA troops in North Vietnam or next to it', () => {
  const troops = 'nva-troops in AVAILABLE';
  const to = ['central-laos', 'north-vietnam', 'quang-tri-thua-thien', 'loc-hue-khe-sanh'];
  expect(playCard(47, 'shaded', { by: 'VC' }).offer.options).toEqual(['done', troops]);
  expect(playCard(47, 'shaded', { by: 'VC', choices: [troops] }).offer.options).toEqual(to);
  const choices = [troops, 'north-vietnam', troops, 'loc-hue-khe-sanh', 'done'];
  expect(playCard(47, 'shaded', { by: 'VC', choices }).events).toEqual([
    { type: 'moved', piece: 'nva-troops', n: 1, from: 'AVAILABLE', to: 'north-vietnam' },
    { type: 'moved', piece: 'nva-troops', n: 1, from: 'AVAILABLE', to: 'loc-hue-khe-sanh' },
  ]);
  const all = playCard(47, 'shaded', { by: 'VC', choices: Array(10).fill([troops, 'north-vietnam']).flat() });
  expect(all.events).toHaveLength(10);
  expect(all.offer.label).not.toBe('Which piece?');
});

test('48 Nam Dong: up to three guerrillas go at a base in a province, which supports actively', () => {
  const spaces = {
    'tay-ninh': { pieces: { 'us-bases': 1, 'vc-guerrillas': 2, 'nva-guerrillas!active': 2 } },
    'quang-nam': { pieces: { 'arvn-bases': 1 }, support: 'ACTIVE_SUPPORT' },
    'phuoc-long': { pieces: { 'arvn-bases': 1, 'vc-guerrillas': 1 } }, // nobody lives there
    hue: { pieces: { 'us-bases': 1, 'vc-guerrillas': 1 } },
  };
  const row = { given: { spaces } };
  expect(playCard(48, 'unshaded', row).offer.options).toEqual(['phuoc-long', 'tay-ninh']);
  const [nva, vc] = ['nva-guerrillas!active in tay-ninh', 'vc-guerrillas in tay-ninh'];
  expect(playCard(48, 'unshaded', { ...row, choices: ['tay-ninh'] }).offer.options).toEqual(['done', nva, vc]);
  expect(playCard(48, 'unshaded', { ...row, choices: ['tay-ninh', vc, 2, 'done'] }).events).toEqual([
    { type: 'moved', piece: 'vc-guerrillas', n: 2, from: 'tay-ninh', to: 'AVAILABLE' },
    { type: 'shifted', in: 'tay-ninh', to: 'ACTIVE_SUPPORT' },
  ]);
  expect(playCard(48, 'unshaded', { ...row, choices: ['phuoc-long', 'vc-guerrillas in phuoc-long'] }).events).toEqual([
    { type: 'moved', piece: 'vc-guerrillas', n: 1, from: 'phuoc-long', to: 'AVAILABLE' },
  ]);
});
test('48 Nam Dong, shaded: a base with two cubes at most is lost, and the province opposes actively', () => {
  const spaces = {
    'tay-ninh': { pieces: { 'us-bases': 1, 'arvn-bases': 1, 'us-troops': 1, 'arvn-police': 1, 'arvn-rangers': 2 } },
    'quang-nam': { pieces: { 'arvn-bases': 1, 'arvn-troops': 3 } },
    hue: { pieces: { 'us-bases': 1 } },
  };
  const row = { by: 'VC', given: { spaces } } as const;
  expect(playCard(48, 'shaded', row).offer.options).toEqual(['us-bases in tay-ninh', 'arvn-bases in tay-ninh']);
  expect(playCard(48, 'shaded', { ...row, choices: ['us-bases in tay-ninh'] }).events).toEqual([
    { type: 'moved', piece: 'us-bases', n: 1, from: 'tay-ninh', to: 'CASUALTIES' },
    { type: 'shifted', in: 'tay-ninh', to: 'ACTIVE_OPPOSITION' },
  ]);
  expect(playCard(48, 'shaded', { ...row, choices: ['arvn-bases in tay-ninh'] }).events).toEqual([
    { type: 'moved', piece: 'arvn-bases', n: 1, from: 'tay-ninh', to: 'AVAILABLE' },
    { type: 'shifted', in: 'tay-ninh', to: 'ACTIVE_OPPOSITION' },
  ]);
});

test('49 Russian Arms: six ARVN pieces anywhere in the South', () => {
  const [troops, police, rangers, base] = ['troops', 'police', 'rangers', 'bases'].map(
    (one) => `arvn-${one} in AVAILABLE`,
  );
  const row = { given: { spaces: { hue: { pieces: { 'us-bases': 2 } } } } };
  expect(playCard(49, 'unshaded', row).offer.options).toEqual([troops, police, rangers, base]);
  const places = playCard(49, 'unshaded', { ...row, choices: [base] }).offer.options;
  expect(places).toHaveLength(22); // 8 cities and 15 provinces, but not Hue
  const choices = [
    base,
    'saigon',
    rangers,
    'hue',
    troops,
    'hue',
    troops,
    'hue',
    police,
    'loc-hue-da-nang',
    police,
    'hue',
  ];
  const to = (piece: string, space: string) => ({ type: 'moved', piece, n: 1, from: 'AVAILABLE', to: space });
  expect(playCard(49, 'unshaded', { ...row, choices }).events).toEqual([
    to('arvn-bases', 'saigon'),
    to('arvn-rangers', 'hue'),
    to('arvn-troops', 'hue'),
    to('arvn-troops', 'hue'),
    to('arvn-police', 'loc-hue-da-nang'),
    to('arvn-police', 'hue'),
  ]);
});
test('49 Russian Arms, shaded: in three spaces of its choice the NVA have twice the troops, then may bombard', () => {
  const spaces = {
    hue: { pieces: { 'nva-troops': 2 } },
    'da-nang': { pieces: { 'nva-troops': 1 } },
    'central-laos': { pieces: { 'nva-troops': 3 } },
    'the-fishhook': { pieces: { 'nva-troops': 1 } },
    'quang-tri-thua-thien': { pieces: { 'us-troops': 3 } },
  };
  const row = { by: 'VC', given: { spaces } } as const;
  const all = ['hue', 'da-nang', 'central-laos', 'the-fishhook'];
  expect(playCard(49, 'shaded', row).offer).toMatchObject({ seat: 2, options: all });
  const chosen = ['central-laos', 'hue', 'the-fishhook'];
  expect(playCard(49, 'shaded', { ...row, choices: chosen }).offer).toMatchObject({ seat: 2, options: ['no', 'yes'] });
  expect(playCard(49, 'shaded', { ...row, choices: [...chosen, 'yes'] }).events).toEqual([
    { type: 'moved', piece: 'nva-troops', n: 3, from: 'AVAILABLE', to: 'central-laos' },
    { type: 'moved', piece: 'nva-troops', n: 2, from: 'AVAILABLE', to: 'hue' },
    { type: 'moved', piece: 'nva-troops', n: 1, from: 'AVAILABLE', to: 'the-fishhook' },
    { type: 'moved', piece: 'us-troops', n: 1, from: 'quang-tri-thua-thien', to: 'CASUALTIES' },
  ]);
});
test('49 Russian Arms, shaded: what the box does not hold need not come from the map', () => {
  const spaces = { hue: { pieces: { 'nva-troops': 2 } }, 'north-vietnam': { pieces: { 'nva-troops': 37 } } };
  const choices = ['hue', 'done', 'done'];
  expect(playCard(49, 'shaded', { by: 'NVA', given: { spaces }, choices }).events).toEqual([
    { type: 'moved', piece: 'nva-troops', n: 1, from: 'AVAILABLE', to: 'hue' },
  ]);
});

test('50 Uncle Ho: ARVN may carry out two limited operations, also the same twice', () => {
  const spaces = { hue: { pieces: { 'arvn-troops': 2, 'vc-guerrillas!active': 2 } } };
  const choices = ['RES_ARVN', 'assault', 'hue', 'assault', 'hue'];
  const { events } = playCard(50, 'unshaded', { by: 'NVA', given: { spaces }, choices });
  expect(events.filter(({ type }) => type === 'assaulted')).toHaveLength(2);
  expect(events.filter(({ type }) => type === 'adjusted')).toEqual([{ type: 'adjusted', track: 'RES_ARVN', by: 9 }]);
});
test('50 Uncle Ho: or four US troops come from out of play into the South', () => {
  const given = { OUT_OF_PLAY: { 'us-troops': 4 }, tracks: { RES_ARVN: 0 } };
  const choices = ['us-troops', 'hue', 'saigon', 'saigon', 'loc-hue-da-nang', 'done'];
  expect(playCard(50, 'unshaded', { given, choices }).events).toEqual(
    ['hue', 'saigon', 'saigon', 'loc-hue-da-nang'].map((to) => {
      return { type: 'moved', piece: 'us-troops', n: 1, from: 'OUT_OF_PLAY', to };
    }),
  );
});
test('50 Uncle Ho, shaded: up to three limited operations of the VC, then of the NVA, at no cost', () => {
  const given = { tracks: { RES_VC: 0, RES_NVA: 0 } };
  const row = { by: 'NVA', given } as const;
  expect(playCard(50, 'shaded', row).offer).toMatchObject({ seat: 3, options: ['done', 'rally'] });
  const vc = ['rally', 'hue', 'rally', 'hue', 'terror', 'hue'];
  const next = playCard(50, 'shaded', { ...row, choices: vc }).offer;
  expect(next).toMatchObject({ seat: 2, options: ['done', 'rally'] });
  expect(playCard(50, 'shaded', { ...row, choices: ['rally', 'hue', 'done', 'rally', 'hue', 'done'] }).events).toEqual([
    { type: 'moved', piece: 'vc-guerrillas', n: 1, from: 'AVAILABLE', to: 'hue' },
    { type: 'operated', by: 'VC', operation: 'rally', special: null, spaces: [] },
    { type: 'moved', piece: 'nva-guerrillas', n: 1, from: 'AVAILABLE', to: 'hue' },
    { type: 'operated', by: 'NVA', operation: 'rally', special: null, spaces: [] },
  ]);
});
