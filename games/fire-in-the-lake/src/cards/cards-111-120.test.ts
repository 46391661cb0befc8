import { type ChanceScript, scripted } from '@fermata/core/testing';
import { expect, test } from 'vitest';
import { playCard, sidesOffered } from '../../test/play-card.ts';
import { phase } from '../../test/under-rules.ts';
import { fireInTheLake } from '../game.ts';

/** An operation under these lasting rules. */
function underRules(
  inForce: string[],
  by: string,
  operation: string,
  spaces: object,
  choices: unknown[] = [],
  chance: ChanceScript = {},
) {
  const position = { scenario: 'full', map: 'empty', card: 2, deck: [3, 5], eligible: [by], spaces, inForce };
  const given = { ...position, tracks: { TRAIL: 0 } };
  return scripted(fireInTheLake, { position: given, choices: [{ do: 'operation', operation }, ...choices], chance });
}

test('111 Agent Orange: guerrillas in the jungle are seen; an air strike there needs nobody, and spares the Trail', () => {
  const spaces = {
    'tay-ninh': { pieces: { 'vc-guerrillas': 2 } },
    'phuoc-long': { pieces: { 'vc-guerrillas': 1 } },
    'the-fishhook': { pieces: { 'nva-guerrillas': 1 } },
    hue: { pieces: { 'vc-guerrillas': 1, 'vc-guerrillas!active': 1, 'us-troops': 1 } },
  };
  const row = { given: { spaces }, chance: { 'air-strike': [4] } };
  expect(playCard(111, 'unshaded', { ...row, choices: ['yes'] }).offer.options).toEqual([
    'done',
    'the-fishhook',
    'phuoc-long',
    'tay-ninh',
  ]);
  const choices = ['yes', 'tay-ninh', 'vc-guerrillas!active in tay-ninh', 'the-fishhook']; // then two spaces are struck
  expect(playCard(111, 'unshaded', { ...row, choices }).events).toEqual([
    { type: 'flipped', piece: 'nva-guerrillas', to: 'nva-guerrillas!active', n: 1, in: 'the-fishhook' },
    { type: 'flipped', piece: 'vc-guerrillas', to: 'vc-guerrillas!active', n: 1, in: 'phuoc-long' },
    { type: 'flipped', piece: 'vc-guerrillas', to: 'vc-guerrillas!active', n: 2, in: 'tay-ninh' },
    { type: 'rolled', die: 4, for: 'air-strike' },
    { type: 'moved', piece: 'vc-guerrillas!active', n: 1, from: 'tay-ninh', to: 'AVAILABLE' },
    { type: 'moved', piece: 'vc-guerrillas!active', n: 1, from: 'tay-ninh', to: 'AVAILABLE' },
    { type: 'shifted', in: 'tay-ninh', to: 'PASSIVE_OPPOSITION' },
    { type: 'moved', piece: 'nva-guerrillas!active', n: 1, from: 'the-fishhook', to: 'AVAILABLE' },
  ]);
});
test('111 Agent Orange: its two spaces beat what lasts, a typhoon in monsoon as well', () => {
  const pieces = { 'vc-guerrillas': 1 };
  const three = ['phuoc-long', 'quang-duc-long-khanh', 'tay-ninh'];
  const spaces = Object.fromEntries(three.map((space) => [space, { pieces }]));
  const given = { spaces, deck: [125, 1], inForce: ['115:single'] };
  const row = { given, chance: { 'air-strike': [3] } };
  expect(playCard(111, 'unshaded', { ...row, choices: ['yes', 'tay-ninh'] }).offer.options).toEqual([
    'done',
    'phuoc-long',
    'quang-duc-long-khanh',
  ]);
  const { offer } = playCard(111, 'unshaded', { ...row, choices: ['yes', 'tay-ninh', 'phuoc-long'] });
  expect(offer.label).not.toBe('Strike what?');
});
test('111 Agent Orange, shaded: jungle and highland with insurgents shift toward opposition', () => {
  const pieces = { 'nva-bases-tunneled': 1 };
  const spaces = {
    'binh-dinh': { pieces },
    'tay-ninh': { pieces },
    'the-fishhook': { pieces },
    'ba-xuyen': { pieces },
  };
  expect(playCard(111, 'shaded', { by: 'VC', given: { spaces } }).events).toEqual([
    { type: 'shifted', in: 'binh-dinh', to: 'PASSIVE_OPPOSITION' },
    { type: 'shifted', in: 'tay-ninh', to: 'PASSIVE_OPPOSITION' },
  ]);
});

test('112 Colonel Chau: a police in each of six provinces', () => {
  expect(playCard(112, 'unshaded').offer.options).toHaveLength(21); // not the North
  const six = ['tay-ninh', 'ba-xuyen', 'binh-dinh', 'khanh-hoa', 'phuoc-long', 'quang-nam'];
  expect(playCard(112, 'unshaded', { choices: six.slice(0, 1) }).offer.options).not.toContain('tay-ninh');
  expect(playCard(112, 'unshaded', { choices: six }).events).toEqual(
    six.map((to) => ({ type: 'moved', piece: 'arvn-police', n: 1, from: 'AVAILABLE', to })),
  );
});
test('112 Colonel Chau, shaded: three provinces with ARVN shift toward opposition, and a VC guerrilla comes', () => {
  const spaces = {
    'tay-ninh': { pieces: { 'arvn-police': 1 } },
    'kien-phong': { pieces: { 'arvn-bases': 1 } },
    hue: { pieces: { 'arvn-police': 1 } },
  };
  const row = { by: 'VC', given: { spaces } } as const;
  expect(playCard(112, 'shaded', row).offer.options).toEqual(['tay-ninh', 'kien-phong']);
  expect(playCard(112, 'shaded', { ...row, choices: ['kien-phong'] }).events).toEqual([
    { type: 'shifted', in: 'kien-phong', to: 'PASSIVE_OPPOSITION' },
    { type: 'moved', piece: 'vc-guerrillas', n: 1, from: 'AVAILABLE', to: 'kien-phong' },
    { type: 'shifted', in: 'tay-ninh', to: 'PASSIVE_OPPOSITION' },
    { type: 'moved', piece: 'vc-guerrillas', n: 1, from: 'AVAILABLE', to: 'tay-ninh' },
  ]);
});
test('112 Colonel Chau, shaded: a province where nobody lives may be one, as long as a guerrilla can come', () => {
  const spaces = { 'phuoc-long': { pieces: { 'arvn-police': 1 } } };
  expect(playCard(112, 'shaded', { by: 'NVA', given: { spaces } }).events).toEqual([
    { type: 'moved', piece: 'vc-guerrillas', n: 1, from: 'AVAILABLE', to: 'phuoc-long' },
  ]);
  const given = { spaces: { ...spaces, hue: { pieces: { 'vc-guerrillas': 30 } } } };
  expect(sidesOffered(112, { by: 'NVA', given })).toEqual(['unshaded']);
});

test('113 Ruff Puff: up to eight police, each anywhere in the South', () => {
  const police = 'arvn-police in AVAILABLE';
  expect(playCard(113, 'unshaded').offer.options).toEqual(['done', police]);
  expect(playCard(113, 'unshaded', { choices: [police] }).offer.options).toHaveLength(40);
  const moved = (to: string) => ({ type: 'moved', piece: 'arvn-police', n: 1, from: 'AVAILABLE', to });
  expect(playCard(113, 'unshaded', { choices: [police, 'hue', police, 'loc-hue-da-nang', 'done'] }).events).toEqual([
    moved('hue'),
    moved('loc-hue-da-nang'),
  ]);
  const eight = Array(8).fill([police, 'hue']).flat();
  expect(playCard(113, 'unshaded', { choices: eight }).events).toEqual(Array(8).fill(moved('hue')));
});
test('113 Ruff Puff, shaded: five police outside of cities become VC, one of them a base at most', () => {
  const spaces = {
    'tay-ninh': { pieces: { 'arvn-police': 2 } },
    'loc-saigon-can-tho': { pieces: { 'arvn-police': 1 } },
    hue: { pieces: { 'arvn-police': 3 } },
  };
  const row = { by: 'VC', given: { spaces } } as const;
  const first = 'arvn-police in tay-ninh';
  expect(playCard(113, 'shaded', row).offer.options).toEqual([first, 'arvn-police in loc-saigon-can-tho']);
  expect(playCard(113, 'shaded', { ...row, choices: [first] }).offer.options).toEqual([
    'vc-guerrillas in AVAILABLE',
    'vc-bases in AVAILABLE',
  ]);
  const replaced = (space: string, by: string) => [
    { type: 'moved', piece: 'arvn-police', n: 1, from: space, to: 'AVAILABLE' },
    { type: 'moved', piece: by, n: 1, from: 'AVAILABLE', to: space },
  ];
  expect(playCard(113, 'shaded', { ...row, choices: [first, 'vc-bases in AVAILABLE', first] }).events).toEqual([
    ...replaced('tay-ninh', 'vc-bases'),
    ...replaced('tay-ninh', 'vc-guerrillas'),
    ...replaced('loc-saigon-can-tho', 'vc-guerrillas'),
  ]);
});

test('114 Tri Quang: up to three cities without support are at passive support', () => {
  const spaces = {
    hue: { support: 'ACTIVE_SUPPORT' },
    'da-nang': { support: 'PASSIVE_SUPPORT' },
    saigon: { support: 'ACTIVE_OPPOSITION' },
  };
  const cities = ['kontum', 'qui-nhon', 'cam-ranh', 'an-loc', 'saigon', 'can-tho'];
  expect(playCard(114, 'unshaded', { given: { spaces } }).offer.options).toEqual(cities);
  expect(playCard(114, 'unshaded', { given: { spaces }, choices: [['an-loc', 'saigon']] }).events).toEqual([
    { type: 'shifted', in: 'an-loc', to: 'PASSIVE_SUPPORT' },
    { type: 'shifted', in: 'saigon', to: 'PASSIVE_SUPPORT' },
  ]);
});
test('114 Tri Quang, shaded: Hue, Da Nang and Saigon shift toward opposition, and a VC piece comes to Saigon', () => {
  const given = { spaces: { 'da-nang': { support: 'ACTIVE_OPPOSITION' } } };
  const pieces = ['vc-guerrillas in AVAILABLE', 'vc-bases in AVAILABLE'];
  expect(playCard(114, 'shaded', { by: 'VC', given }).offer.options).toEqual(pieces);
  expect(playCard(114, 'shaded', { by: 'VC', given, choices: ['vc-bases in AVAILABLE'] }).events).toEqual([
    { type: 'shifted', in: 'hue', to: 'PASSIVE_OPPOSITION' },
    { type: 'shifted', in: 'saigon', to: 'PASSIVE_OPPOSITION' },
    { type: 'moved', piece: 'vc-bases', n: 1, from: 'AVAILABLE', to: 'saigon' },
  ]);
});

test('115 Typhoon Kate: no air lift, an air strike in one space, and whoever executes it stays eligible', () => {
  expect(playCard(115, 'single', { by: 'VC' }).events).toEqual([
    { type: 'cameIntoForce', rule: '115:single' },
    { type: 'eligibilitySet', faction: 'VC', is: true, now: false },
  ]);
  const pieces = { 'us-troops': 1, 'vc-guerrillas!active': 1 };
  const spaces = { hue: { pieces }, 'da-nang': { pieces }, saigon: { pieces } };
  const options = (inForce: string[], choices: unknown[] = [], chance: ChanceScript = {}) =>
    underRules(inForce, 'US', 'assault', spaces, choices, chance).prompts()[0]?.options;
  expect(options([])).toEqual(['hue', 'da-nang', 'saigon', 'air-lift', 'air-strike']);
  expect(options(['115:single'])).toEqual(['hue', 'da-nang', 'saigon', 'air-strike']);
  const strike = ['air-strike', 'hue'];
  expect(options([], strike, { 'air-strike': [2] })).toEqual(['done', 'da-nang', 'saigon']);
  expect(options(['115:single'], strike, { 'air-strike': [2] })).toEqual(['da-nang', 'saigon']); // to assault
});
test('115 Typhoon Kate: in monsoon an air strike has two spaces, and one in it under the typhoon, too', () => {
  const pieces = { 'us-troops': 1, 'vc-guerrillas!active': 1 };
  const spaces = { hue: { pieces }, 'da-nang': { pieces }, saigon: { pieces }, 'can-tho': { pieces } };
  const next = (inForce: string[], choices: unknown[]) => {
    const position = { scenario: 'full', map: 'empty', card: 2, next: 125, deck: [3], eligible: ['US'] };
    return scripted(fireInTheLake, {
      position: { ...position, spaces, inForce, tracks: { TRAIL: 0 } },
      choices: [{ do: 'operation', operation: 'assault' }, 'air-strike', ...choices],
      chance: { 'air-strike': [3] },
    }).prompts()[0]?.about;
  };
  expect(next([], ['hue'])).toMatchObject({ step: 'air-strike-where' });
  expect(next([], ['hue', 'da-nang'])).toMatchObject({ step: 'assault-where' });
  expect(next(['115:single'], ['hue'])).toMatchObject({ step: 'assault-where' });
});
test.each([
  ['ARVN', 'train', { saigon: { 'arvn-troops': 1 } }, 'transport'],
  ['NVA', 'rally', { 'quang-nam': { 'nva-troops': 3 }, 'da-nang': { 'us-troops': 3 } }, 'bombard'],
])('115 Typhoon Kate: no special activity of %s with %s there', (by, operation, pieces, special) => {
  const spaces = Object.fromEntries(Object.entries(pieces).map(([space, there]) => [space, { pieces: there }]));
  const options = (...inForce: string[]) => underRules(inForce, by, operation, spaces).prompts()[0]?.options;
  expect(options()).toContain(special);
  expect(options('115:single')).toEqual(options()?.filter((option) => option !== special));
});
test('115 Typhoon Kate: other special activities have one space', () => {
  const pieces = { 'vc-guerrillas': 1 };
  const spaces = { hue: { pieces }, 'da-nang': { pieces }, saigon: { pieces } };
  const asked = (...inForce: string[]) =>
    underRules(inForce, 'VC', 'terror', spaces, ['tax', 'hue']).prompts()[0]?.about as { step: string };
  expect(asked().step).toBe('tax-where');
  expect(asked('115:single').step).toBe('terror-where');
});

test('116 Cadres: VC Terror takes two VC guerrillas, and needs them', () => {
  expect(playCard(116, 'unshaded').events).toEqual([{ type: 'cameIntoForce', rule: '116:unshaded' }]);
  const spaces = { hue: { pieces: { 'vc-guerrillas': 2 } }, saigon: { pieces: { 'vc-guerrillas': 1 } } };
  expect(underRules([], 'VC', 'terror', spaces).prompts()[0]?.options).toContain('saigon');
  expect(underRules(['116:unshaded'], 'VC', 'terror', spaces).prompts()[0]?.options).not.toContain('saigon');
  const moved = (inForce: string[], ...more: string[]) =>
    underRules(inForce, 'VC', 'terror', spaces, ['hue', ...more]).events.filter(({ type }) => type === 'moved');
  expect(moved([])).toEqual([]);
  expect(moved(['116:unshaded'], 'vc-guerrillas in hue')).toEqual([
    { type: 'moved', piece: 'vc-guerrillas', n: 1, from: 'hue', to: 'AVAILABLE' },
    { type: 'moved', piece: 'vc-guerrillas!active', n: 1, from: 'hue', to: 'AVAILABLE' },
  ]);
});
test('116 Cadres: Agitation takes them as well', () => {
  const spaces = { hue: { pieces: { 'vc-guerrillas': 3 } }, saigon: { pieces: { 'vc-guerrillas': 1, 'vc-bases': 1 } } };
  const given = { spaces, tracks: { RES_VC: 1 } };
  const where = (inForce: string[]) => phase('agitate', { given: { ...given, inForce } }).offer.options;
  expect(where([])).toEqual(['done', 'hue', 'saigon']);
  expect(where(['116:unshaded'])).toEqual(['done', 'hue']);
  const { match } = phase('agitate', { given: { ...given, inForce: ['116:unshaded'] }, choices: ['hue'] });
  const changes = match.events.filter(({ type }) => type === 'moved' || type === 'adjusted' || type === 'shifted');
  expect(changes).toEqual([
    ...Array(2).fill({ type: 'moved', piece: 'vc-guerrillas', n: 1, from: 'hue', to: 'AVAILABLE' }),
    { type: 'adjusted', track: 'RES_VC', by: -1 },
    { type: 'shifted', in: 'hue', to: 'PASSIVE_OPPOSITION' },
  ]);
});
test('116 Cadres, shaded: a VC Rally may agitate where a base was, even under COIN control', () => {
  expect(playCard(116, 'shaded', { by: 'VC' }).events).toEqual([{ type: 'cameIntoForce', rule: '116:shaded' }]);
  const spaces = { 'tay-ninh': { pieces: { 'vc-bases': 1, 'arvn-troops': 5 } } };
  const rallied = ['tay-ninh', 'guerrilla', 'done'];
  const shifted = { type: 'shifted', in: 'tay-ninh', to: 'PASSIVE_OPPOSITION' };
  const agitated = underRules(['116:shaded'], 'VC', 'rally', spaces, [...rallied, 'tay-ninh', 'done']);
  expect(agitated.events).toContainEqual(shifted);
  const before = underRules([], 'VC', 'rally', spaces, rallied);
  expect(before.events).toContainEqual({
    type: 'operated',
    by: 'VC',
    operation: 'rally',
    special: null,
    spaces: [],
  });
  expect(before.events).not.toContainEqual(shifted);
});

test('117 Corps Commanders: ARVN brings three troops into one or two adjacent spaces, and sweeps there', () => {
  const spaces = { 'tay-ninh': { pieces: { 'vc-guerrillas': 1 } }, saigon: { pieces: { 'arvn-troops': 1 } } };
  const given = { deck: [130, 1], spaces, OUT_OF_PLAY: { 'arvn-troops': 2 } }; // in monsoon, too
  const at = (...choices: string[]) => playCard(117, 'unshaded', { given, choices });
  expect(at().offer.seat).toBe(1);
  expect(at().offer.options).toHaveLength(46); // not the North
  expect(at('sihanoukville').offer.options).toEqual(['done', 'kien-giang-an-xuyen', 'the-parrots-beak']);
  const both = ['arvn-troops in OUT_OF_PLAY', 'arvn-troops in AVAILABLE'];
  expect(at('tay-ninh', 'saigon').offer).toMatchObject({ seat: 1, options: both });
  expect(at('tay-ninh', 'saigon', 'arvn-troops in OUT_OF_PLAY').offer.options).toEqual(['saigon', 'tay-ninh']);
  const out = ['arvn-troops in OUT_OF_PLAY', 'tay-ninh'];
  expect(at('tay-ninh', 'saigon', ...out, ...out, 'saigon', 'tay-ninh', 'done', 'done').events).toEqual([
    { type: 'moved', piece: 'arvn-troops', n: 1, from: 'OUT_OF_PLAY', to: 'tay-ninh' },
    { type: 'moved', piece: 'arvn-troops', n: 1, from: 'OUT_OF_PLAY', to: 'tay-ninh' },
    { type: 'moved', piece: 'arvn-troops', n: 1, from: 'AVAILABLE', to: 'saigon' },
    { type: 'flipped', piece: 'vc-guerrillas', to: 'vc-guerrillas!active', n: 1, in: 'tay-ninh' },
    { type: 'swept', in: 'tay-ninh', by: 'ARVN' },
    { type: 'operated', by: 'ARVN', operation: 'sweep', special: null, spaces: [] },
  ]);
});
test('117 Corps Commanders, shaded: a die of ARVN pieces go from one or two adjacent spaces; ARVN does not act', () => {
  const spaces = {
    saigon: { pieces: { 'arvn-troops': 2, 'arvn-police': 2 } },
    'tay-ninh': { pieces: { 'arvn-rangers': 1 } },
    hue: { pieces: { 'arvn-police': 1 } },
  };
  const row = { by: 'VC', given: { deck: [1, 2], spaces } } as const;
  expect(playCard(117, 'shaded', row).offer.options).toEqual(['hue', 'saigon', 'tay-ninh']);
  expect(playCard(117, 'shaded', { ...row, choices: ['saigon'] }).offer.options).toEqual(['done', 'tay-ninh']);
  const choices = ['saigon', 'tay-ninh', 'arvn-troops in saigon', 1, 'arvn-rangers in tay-ninh'];
  expect(playCard(117, 'shaded', { ...row, chance: { event: [2] }, choices }).events).toEqual([
    { type: 'rolled', die: 2, for: 'event' },
    { type: 'moved', piece: 'arvn-troops', n: 1, from: 'saigon', to: 'AVAILABLE' },
    { type: 'moved', piece: 'arvn-rangers', n: 1, from: 'tay-ninh', to: 'AVAILABLE' },
    { type: 'eligibilitySet', faction: 'ARVN', is: false, now: true },
  ]);
});

test('118 Korean War Arms: the VC lose a guerrilla wherever they have two, unless an NVA base is there', () => {
  const spaces = {
    hue: { pieces: { 'vc-guerrillas': 3 } },
    saigon: { pieces: { 'vc-guerrillas': 1 } },
    'tay-ninh': { pieces: { 'vc-guerrillas': 1, 'vc-guerrillas!active': 1 } },
    'kien-phong': { pieces: { 'vc-guerrillas': 2, 'nva-bases-tunneled': 1 } },
  };
  const given = { deck: [1, 2], spaces };
  expect(playCard(118, 'unshaded', { given }).offer).toMatchObject({
    seat: 3,
    options: ['vc-guerrillas in tay-ninh', 'vc-guerrillas!active in tay-ninh'],
  });
  expect(playCard(118, 'unshaded', { given, choices: ['vc-guerrillas!active in tay-ninh'] }).events).toEqual([
    { type: 'moved', piece: 'vc-guerrillas', n: 1, from: 'hue', to: 'AVAILABLE' },
    { type: 'moved', piece: 'vc-guerrillas!active', n: 1, from: 'tay-ninh', to: 'AVAILABLE' },
  ]);
});
test('118 Korean War Arms, shaded: a VC piece in each of three spaces', () => {
  const row = { by: 'VC', given: { deck: [1, 2] } } as const;
  expect(playCard(118, 'shaded', row).offer.options).toHaveLength(47);
  const first = ['hue', 'vc-bases in AVAILABLE'];
  expect(playCard(118, 'shaded', { ...row, choices: first }).offer.options).not.toContain('hue');
  const choices = [...first, 'loc-hue-da-nang', 'tay-ninh', 'vc-guerrillas in AVAILABLE']; // no base on a line
  expect(playCard(118, 'shaded', { ...row, choices }).events).toEqual([
    { type: 'moved', piece: 'vc-bases', n: 1, from: 'AVAILABLE', to: 'hue' },
    { type: 'moved', piece: 'vc-guerrillas', n: 1, from: 'AVAILABLE', to: 'loc-hue-da-nang' },
    { type: 'moved', piece: 'vc-guerrillas', n: 1, from: 'AVAILABLE', to: 'tay-ninh' },
  ]);
});

test('119 My Lai: two available US troops are out of play, and patronage rises by 2', () => {
  expect(playCard(119, 'unshaded', { given: { deck: [1, 2] } }).events).toEqual([
    { type: 'moved', piece: 'us-troops', n: 2, from: 'AVAILABLE', to: 'OUT_OF_PLAY' },
    { type: 'adjusted', track: 'PATRONAGE', by: 2 },
  ]);
});
test('119 My Lai, shaded: a province with US troops is at active opposition, with a VC base and guerrilla; less aid', () => {
  const pieces = { 'us-troops': 1 };
  const spaces = { 'phuoc-long': { pieces }, 'tay-ninh': { pieces }, hue: { pieces } };
  const row = { by: 'NVA', given: { deck: [1, 2], spaces } } as const;
  expect(playCard(119, 'shaded', row).offer).toMatchObject({ seat: 2, options: ['phuoc-long', 'tay-ninh'] });
  expect(playCard(119, 'shaded', { ...row, choices: ['tay-ninh'] }).events).toEqual([
    { type: 'shifted', in: 'tay-ninh', to: 'ACTIVE_OPPOSITION' },
    { type: 'moved', piece: 'vc-bases', n: 1, from: 'AVAILABLE', to: 'tay-ninh' },
    { type: 'moved', piece: 'vc-guerrillas', n: 1, from: 'AVAILABLE', to: 'tay-ninh' },
    { type: 'adjusted', track: 'AID', by: -6 },
  ]);
});
test('119 My Lai, shaded: where the box is empty, the VC may take their own from the map', () => {
  const spaces = { 'tay-ninh': { pieces: { 'us-troops': 1 } }, hue: { pieces: { 'vc-guerrillas': 30 } } };
  const given = { deck: [1, 2], spaces };
  expect(playCard(119, 'shaded', { by: 'NVA', given }).offer).toMatchObject({
    seat: 3,
    options: ['done', 'vc-guerrillas in hue'],
  });
});
test('119 My Lai, shaded: not where nobody lives and nobody can come, if there is no aid to lose', () => {
  const pieces = { 'us-troops': 1 };
  // All VC are in Phuoc Long: they do not come from where they are.
  const spaces = { 'phuoc-long': { pieces: { ...pieces, 'us-bases': 1, 'arvn-bases': 1, 'vc-guerrillas': 30 } } };
  const given = { deck: [1, 2], spaces, tracks: { AID: 0 } };
  expect(sidesOffered(119, { by: 'NVA', given })).toEqual(['unshaded']);
  const both = { ...given, spaces: { ...spaces, 'binh-dinh': { pieces } } };
  expect(playCard(119, 'shaded', { by: 'NVA', given: both }).events[0]).toEqual({
    type: 'shifted',
    in: 'binh-dinh',
    to: 'ACTIVE_OPPOSITION',
  });
});

test.each([
  [[125, 126], 4],
  [[125, 126, 127], 2],
])('120 US Press Corps: with leaders %j, %i US pieces come onto the map, each anywhere', (leaders, n) => {
  const given = { leaders, OUT_OF_PLAY: { 'us-troops': 6 } };
  expect(playCard(120, 'unshaded', { given }).offer.options).toHaveLength(46);
  expect(playCard(120, 'unshaded', { given, choices: Array(n).fill('hue') }).events).toEqual(
    Array(n).fill({ type: 'moved', piece: 'us-troops', n: 1, from: 'OUT_OF_PLAY', to: 'hue' }),
  );
});
test('120 US Press Corps, shaded: up to a troop casualty a leader card, and all bases, are out of play', () => {
  const given = { leaders: [129, 125], CASUALTIES: { 'us-troops': 3, 'us-bases': 1, 'us-irregulars': 1 } };
  const row = { by: 'VC', given } as const;
  const troops = 'us-troops in CASUALTIES';
  expect(playCard(120, 'shaded', row).offer.options).toEqual(['done', troops]);
  expect(playCard(120, 'shaded', { ...row, choices: [troops] }).offer.options).toEqual([1, 2]);
  expect(playCard(120, 'shaded', { ...row, choices: [troops, 2] }).events).toEqual([
    { type: 'moved', piece: 'us-troops', n: 2, from: 'CASUALTIES', to: 'OUT_OF_PLAY' },
    { type: 'moved', piece: 'us-bases', n: 1, from: 'CASUALTIES', to: 'OUT_OF_PLAY' },
  ]);
});
