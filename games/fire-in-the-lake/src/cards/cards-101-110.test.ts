import { type ChanceScript, scripted } from '@fermata/core/testing';
import { expect, test } from 'vitest';
import { playCard, sidesOffered } from '../../test/play-card.ts';
import { fireInTheLake } from '../game.ts';

/** A VC operation under these lasting rules. */
function underRules(
  inForce: string[],
  operation: string,
  spaces: object,
  choices: unknown[],
  chance: ChanceScript = {},
) {
  const position = { scenario: 'full', map: 'empty', card: 2, deck: [3, 5], eligible: ['VC'], spaces, inForce };
  return scripted(fireInTheLake, { position, choices: [{ do: 'operation', operation }, ...choices], chance });
}

test('101 Booby Traps: an Ambush in one space at most', () => {
  expect(playCard(101, 'unshaded').events).toEqual([{ type: 'cameIntoForce', rule: '101:unshaded' }]);
  const pieces = { 'vc-guerrillas': 1, 'arvn-police': 1 };
  const spaces = { hue: { pieces }, 'da-nang': { pieces } };
  const choices = ['hue', 'ambush', 'da-nang'];
  const die = { type: 'rolled', die: 6, for: 'attack' };
  expect(underRules(['101:unshaded'], 'attack', spaces, choices, { attack: [6] }).events).toContainEqual(die);
  expect(underRules([], 'attack', spaces, choices).prompts()[0]?.options).toEqual(['guerrillas', 'ambush']);
});
test('101 Booby Traps, shaded: each space swept loses a troop on 1 to 3', () => {
  expect(playCard(101, 'shaded', { by: 'VC' }).events).toEqual([{ type: 'cameIntoForce', rule: '101:shaded' }]);
  const spaces = { hue: { pieces: { 'us-troops': 1, 'vc-guerrillas': 1 } } };
  const choices = [{ do: 'operation', operation: 'sweep' }, 'hue', 'done'];
  const position = {
    scenario: 'full',
    map: 'empty',
    card: 2,
    deck: [3, 5],
    eligible: ['US'],
    spaces,
    inForce: ['101:shaded'],
  };
  const lost = { type: 'moved', piece: 'us-troops', n: 1, from: 'hue', to: 'CASUALTIES' };
  expect(scripted(fireInTheLake, { position, choices, chance: { 'booby-traps': [3] } }).events).toContainEqual(lost);
  expect(scripted(fireInTheLake, { position, choices, chance: { 'booby-traps': [4] } }).events).not.toContainEqual(
    lost,
  );
});

test('102 Cu Chi: all guerrillas leave a space with a tunnel under COIN control', () => {
  const insurgents = { 'vc-bases-tunneled': 1, 'vc-guerrillas': 1, 'nva-guerrillas!active': 1 };
  const spaces = {
    'tay-ninh': { pieces: { ...insurgents, 'arvn-troops': 4 } },
    'binh-dinh': { pieces: { ...insurgents, 'arvn-troops': 3 } },
  };
  expect(playCard(102, 'unshaded', { given: { spaces } }).events).toEqual([
    { type: 'moved', piece: 'nva-guerrillas!active', n: 1, from: 'tay-ninh', to: 'AVAILABLE' },
    { type: 'moved', piece: 'vc-guerrillas', n: 1, from: 'tay-ninh', to: 'AVAILABLE' },
  ]);
});
test('102 Cu Chi, shaded: in one province all bases have tunnels, and a guerrilla of each comes', () => {
  const spaces = {
    'tay-ninh': { pieces: { 'vc-bases': 1, 'nva-bases': 1 } },
    'binh-dinh': { pieces: { 'vc-bases-tunneled': 1 } },
    hue: { pieces: { 'vc-bases': 1 } },
  };
  expect(playCard(102, 'shaded', { by: 'VC', given: { spaces } }).offer.options).toEqual(['binh-dinh', 'tay-ninh']);
  expect(playCard(102, 'shaded', { by: 'VC', given: { spaces }, choices: ['tay-ninh'] }).events).toEqual([
    { type: 'flipped', piece: 'nva-bases', to: 'nva-bases-tunneled', n: 1, in: 'tay-ninh' },
    { type: 'flipped', piece: 'vc-bases', to: 'vc-bases-tunneled', n: 1, in: 'tay-ninh' },
    { type: 'moved', piece: 'nva-guerrillas', n: 1, from: 'AVAILABLE', to: 'tay-ninh' },
    { type: 'moved', piece: 'vc-guerrillas', n: 1, from: 'AVAILABLE', to: 'tay-ninh' },
  ]);
});
test('102 Cu Chi, shaded: not where every base has its tunnel and no guerrilla can come', () => {
  const guerrillas = { hue: { pieces: { 'vc-guerrillas': 30, 'nva-guerrillas': 20 } } };
  const dug = { 'tay-ninh': { pieces: { 'vc-bases-tunneled': 1 } } };
  expect(sidesOffered(102, { given: { spaces: { ...guerrillas, ...dug } } })).toEqual([]);
  const spaces = { ...guerrillas, ...dug, 'ba-xuyen': { pieces: { 'nva-bases': 1 } } };
  expect(playCard(102, 'shaded', { given: { spaces } }).events).toEqual([
    { type: 'flipped', piece: 'nva-bases', to: 'nva-bases-tunneled', n: 1, in: 'ba-xuyen' },
  ]);
  // The VC may bring their own from Hue.
  expect(sidesOffered(102, { by: 'VC', given: { spaces: { ...guerrillas, ...dug } } })).toEqual(['shaded']);
});

test('103 Kent State: two casualties are available, the US has a limited operation and is eligible', () => {
  const spaces = { hue: { pieces: { 'us-troops': 1, 'vc-guerrillas!active': 1 } } };
  const given = { spaces, CASUALTIES: { 'us-troops': 1, 'us-bases': 1, 'us-irregulars': 1 } };
  const two = ['us-bases in CASUALTIES', 'us-irregulars in CASUALTIES'];
  expect(playCard(103, 'unshaded', { by: 'VC', given }).offer).toMatchObject({
    seat: 3,
    options: ['us-troops in CASUALTIES', 'us-bases in CASUALTIES', 'us-irregulars in CASUALTIES'],
  });
  expect(playCard(103, 'unshaded', { by: 'VC', given, choices: two }).offer).toMatchObject({
    seat: 0,
    options: ['done', 'train', 'patrol', 'sweep', 'assault'],
  });
  expect(playCard(103, 'unshaded', { by: 'VC', given, choices: [...two, 'assault', 'hue'] }).events).toEqual([
    { type: 'moved', piece: 'us-bases', n: 1, from: 'CASUALTIES', to: 'AVAILABLE' },
    { type: 'moved', piece: 'us-irregulars', n: 1, from: 'CASUALTIES', to: 'AVAILABLE' },
    { type: 'moved', piece: 'vc-guerrillas!active', n: 1, from: 'hue', to: 'AVAILABLE' },
    { type: 'assaulted', in: 'hue', by: 'US', guerrillas: 1 },
    { type: 'operated', by: 'US', operation: 'assault', special: null, spaces: [] },
    { type: 'eligibilitySet', faction: 'US', is: true, now: true },
  ]);
});
test('103 Kent State, shaded: up to three troop casualties are out of play, less aid, and the US does not act', () => {
  const given = { CASUALTIES: { 'us-troops': 4, 'us-bases': 1 } };
  const row = { by: 'VC', given } as const;
  expect(playCard(103, 'shaded', row).offer.options).toEqual(['done', 'us-troops in CASUALTIES']);
  const rest = [
    { type: 'adjusted', track: 'AID', by: -6 },
    { type: 'eligibilitySet', faction: 'US', is: false, now: true },
  ];
  expect(playCard(103, 'shaded', { ...row, choices: ['us-troops in CASUALTIES', 3] }).events).toEqual([
    { type: 'moved', piece: 'us-troops', n: 3, from: 'CASUALTIES', to: 'OUT_OF_PLAY' },
    ...rest,
  ]);
  expect(playCard(103, 'shaded', { ...row, choices: ['done'] }).events).toEqual(rest);
});

test('104 Main Force Bns: marching groups are seen from two pieces on', () => {
  expect(playCard(104, 'unshaded').events).toEqual([{ type: 'cameIntoForce', rule: '104:unshaded' }]);
  const spaces = { 'binh-tuy-binh-thuan': { pieces: { 'vc-guerrillas': 2 } } };
  const marched = (inForce: string[]) =>
    underRules(inForce, 'march', spaces, ['loc-saigon-cam-ranh', 2]).events.filter(({ type }) => type === 'marched');
  const event = { type: 'marched', in: 'loc-saigon-cam-ranh', by: 'VC', n: 2 };
  expect(marched(['104:unshaded'])).toEqual([{ ...event, isSeen: true }]);
  expect(marched([])).toEqual([{ ...event, isSeen: false }]);
});
test('104 Main Force Bns, shaded: a VC Ambush may remove two pieces, in one space', () => {
  expect(playCard(104, 'shaded', { by: 'VC' }).events).toEqual([{ type: 'cameIntoForce', rule: '104:shaded' }]);
  const pieces = { 'vc-guerrillas': 1, 'arvn-police': 2 };
  const spaces = { hue: { pieces }, 'da-nang': { pieces } };
  const killed = (inForce: string[], choices: string[]) =>
    underRules(inForce, 'attack', spaces, choices).events.flatMap((event) =>
      event.type === 'moved' ? [`${event.n} ${event.piece} in ${event.from}`] : [],
    );
  const one = ['1 arvn-police in hue', '1 arvn-police in da-nang'];
  expect(killed([], ['hue', 'ambush', 'da-nang', 'ambush'])).toEqual(one);
  expect(killed(['104:shaded'], ['hue', 'ambush', 'arvn-police in hue', 'da-nang', 'ambush'])).toEqual([
    '1 arvn-police in hue',
    ...one,
  ]);
});

test('105 Rural Pressure: four provinces with VC shift toward support', () => {
  const five = ['binh-dinh', 'khanh-hoa', 'tay-ninh', 'kien-phong', 'ba-xuyen'];
  const pieces = { 'vc-bases-tunneled': 1 };
  const spaces = {
    ...Object.fromEntries(five.map((space) => [space, { pieces }])),
    'kien-giang-an-xuyen': { pieces, support: 'ACTIVE_SUPPORT' },
    'phuoc-long': { pieces },
    hue: { pieces },
  };
  expect(playCard(105, 'unshaded', { given: { spaces } }).offer.options).toEqual(five);
  expect(playCard(105, 'unshaded', { given: { spaces }, choices: [five.slice(1)] }).events).toEqual(
    five.slice(1).map((space) => ({ type: 'shifted', in: space, to: 'PASSIVE_SUPPORT' })),
  );
});
test('105 Rural Pressure, shaded: three provinces with police shift toward opposition; patronage by 6, either way', () => {
  const pieces = { 'arvn-police': 1 };
  const spaces = { 'tay-ninh': { pieces }, 'kien-phong': { pieces, support: 'PASSIVE_SUPPORT' }, hue: { pieces } };
  const row = { by: 'VC', given: { spaces } } as const;
  expect(playCard(105, 'shaded', row).offer.options).toEqual(['+6 PATRONAGE', '-6 PATRONAGE']);
  expect(playCard(105, 'shaded', { ...row, choices: ['-6 PATRONAGE'] }).events).toEqual([
    { type: 'shifted', in: 'tay-ninh', to: 'PASSIVE_OPPOSITION' },
    { type: 'shifted', in: 'kien-phong', to: 'NEUTRAL' },
    { type: 'adjusted', track: 'PATRONAGE', by: -6 },
  ]);
});

test('106 Binh Duong: two provinces next to Saigon, each shifted either way, with a piece of either side', () => {
  const provinces = ['quang-duc-long-khanh', 'binh-tuy-binh-thuan', 'tay-ninh', 'kien-phong', 'kien-hoa-vinh-binh'];
  expect(playCard(106, 'single', { by: 'VC' }).offer.options).toEqual(provinces);
  const choices = [
    'tay-ninh',
    'ACTIVE_SUPPORT',
    'vc-guerrillas in AVAILABLE',
    'kien-phong',
    'ACTIVE_OPPOSITION',
    'arvn-police in AVAILABLE',
  ];
  expect(playCard(106, 'single', { by: 'VC', choices }).events).toEqual([
    { type: 'shifted', in: 'tay-ninh', to: 'PASSIVE_SUPPORT' },
    { type: 'moved', piece: 'vc-guerrillas', n: 1, from: 'AVAILABLE', to: 'tay-ninh' },
    { type: 'shifted', in: 'kien-phong', to: 'PASSIVE_OPPOSITION' },
    { type: 'moved', piece: 'arvn-police', n: 1, from: 'AVAILABLE', to: 'kien-phong' },
  ]);
});

test.each([
  ['ACTIVE_SUPPORT', 6],
  ['PASSIVE_SUPPORT', 3],
])('107 Burning Bonze: patronage rises by what Saigon thinks (%s: %i)', (support, by) => {
  const given = { spaces: { saigon: { support } } };
  expect(playCard(107, 'unshaded', { given }).events).toEqual([{ type: 'adjusted', track: 'PATRONAGE', by }]);
});
test('107 Burning Bonze, shaded: Saigon shifts toward opposition, and aid falls by 12', () => {
  const given = { spaces: { saigon: { support: 'PASSIVE_SUPPORT' } } };
  expect(playCard(107, 'shaded', { by: 'VC', given }).events).toEqual([
    { type: 'shifted', in: 'saigon', to: 'NEUTRAL' },
    { type: 'adjusted', track: 'AID', by: -12 },
  ]);
});

test('108 Draft Dodgers: three US troops come back, if there are fewer than three casualties', () => {
  const given = { OUT_OF_PLAY: { 'us-troops': 5 }, CASUALTIES: { 'us-troops': 1, 'us-bases': 1 } };
  expect(playCard(108, 'unshaded', { given }).events).toEqual([
    { type: 'moved', piece: 'us-troops', n: 3, from: 'OUT_OF_PLAY', to: 'AVAILABLE' },
  ]);
  const bloody = { ...given, CASUALTIES: { 'us-troops': 2, 'us-bases': 1 } };
  expect(sidesOffered(108, { given: bloody })).toEqual(['shaded']);
});
test.each([
  [{ 'us-troops': 1, 'us-bases': 1 }, 2],
  [{ 'us-troops': 4, 'us-bases': 1 }, 3],
])('108 Draft Dodgers, shaded: a US troop a casualty goes out of play, three at most (%j: %i)', (CASUALTIES, n) => {
  expect(playCard(108, 'shaded', { by: 'VC', given: { CASUALTIES } }).events).toEqual([
    { type: 'moved', piece: 'us-troops', n, from: 'AVAILABLE', to: 'OUT_OF_PLAY' },
  ]);
});

test('109 Nguyen Huu Tho: each city with VC shifts toward support', () => {
  const spaces = {
    hue: { pieces: { 'vc-guerrillas': 1 } },
    saigon: { pieces: { 'vc-bases': 1 }, support: 'ACTIVE_OPPOSITION' },
    'tay-ninh': { pieces: { 'vc-guerrillas': 1 } },
  };
  expect(playCard(109, 'unshaded', { given: { spaces } }).events).toEqual([
    { type: 'shifted', in: 'hue', to: 'PASSIVE_SUPPORT' },
    { type: 'shifted', in: 'saigon', to: 'PASSIVE_OPPOSITION' },
  ]);
});
test('109 Nguyen Huu Tho, shaded: a VC base and a guerrilla in Saigon, and whoever executes it stays eligible', () => {
  const rest = [
    { type: 'moved', piece: 'vc-guerrillas', n: 1, from: 'AVAILABLE', to: 'saigon' },
    { type: 'eligibilitySet', faction: 'NVA', is: true, now: false },
  ];
  expect(playCard(109, 'shaded', { by: 'NVA' }).events).toEqual([
    { type: 'moved', piece: 'vc-bases', n: 1, from: 'AVAILABLE', to: 'saigon' },
    ...rest,
  ]);
  const full = { spaces: { saigon: { pieces: { 'us-bases': 1, 'arvn-bases': 1 } } } };
  expect(playCard(109, 'shaded', { by: 'NVA', given: full }).events).toEqual(rest);
});

test('110 No Contact: two casualties go onto the map, each anywhere, and special forces go underground', () => {
  const spaces = {
    hue: { pieces: { 'us-irregulars!active': 1, 'arvn-rangers!active': 2 } },
    saigon: { pieces: { 'arvn-rangers!active': 1, 'vc-guerrillas!active': 1 } },
  };
  const given = { spaces, CASUALTIES: { 'us-troops': 3 } };
  expect(playCard(110, 'unshaded', { given }).offer.options).toHaveLength(46); // not the North
  expect(playCard(110, 'unshaded', { given, choices: ['hue', 'loc-hue-da-nang'] }).events).toEqual([
    { type: 'moved', piece: 'us-troops', n: 1, from: 'CASUALTIES', to: 'hue' },
    { type: 'moved', piece: 'us-troops', n: 1, from: 'CASUALTIES', to: 'loc-hue-da-nang' },
    { type: 'flipped', piece: 'us-irregulars!active', to: 'us-irregulars', n: 1, in: 'hue' },
    { type: 'flipped', piece: 'arvn-rangers!active', to: 'arvn-rangers', n: 2, in: 'hue' },
    { type: 'flipped', piece: 'arvn-rangers!active', to: 'arvn-rangers', n: 1, in: 'saigon' },
  ]);
});
test('110 No Contact, shaded: all guerrillas go underground', () => {
  const spaces = {
    hue: { pieces: { 'arvn-rangers!active': 1, 'vc-guerrillas!active': 2 } },
    'central-laos': { pieces: { 'nva-guerrillas!active': 1, 'nva-guerrillas': 1 } },
  };
  expect(playCard(110, 'shaded', { by: 'VC', given: { spaces } }).events).toEqual([
    { type: 'flipped', piece: 'vc-guerrillas!active', to: 'vc-guerrillas', n: 2, in: 'hue' },
    { type: 'flipped', piece: 'nva-guerrillas!active', to: 'nva-guerrillas', n: 1, in: 'central-laos' },
  ]);
  expect(sidesOffered(110, { by: 'VC' })).toEqual([]);
});
