import { expect, test } from 'vitest';
import { playCard, sidesOffered } from '../../test/play-card.ts';

/** Seats of the factions. */
const [US, ARVN, NVA, VC] = [0, 1, 2, 3];
const swept = (by: string, space: string, also?: string) => [
  { type: 'swept', in: space, by, ...(also === undefined ? {} : { also }) },
  { type: 'operated', by, operation: 'sweep', special: null, spaces: [] },
];
const assaulted = (by: string, space: string, guerrillas: number) => [
  { type: 'assaulted', in: space, by, guerrillas },
  { type: 'operated', by, operation: 'assault', special: null, spaces: [] },
];

test('91 Bob Hope: troops of one province go to a city under control; for every two a casualty comes back', () => {
  const spaces = { 'tay-ninh': { pieces: { 'us-troops': 5 } }, saigon: { pieces: { 'arvn-police': 1 } } };
  const given = { spaces, CASUALTIES: { 'us-troops': 2, 'us-bases': 1 } };
  expect(playCard(91, 'unshaded', { given }).offer.options).toEqual([0, 1, 2, 3, 4, 5]);
  expect(playCard(91, 'unshaded', { given, choices: [5, 'us-bases in CASUALTIES'] }).events).toEqual([
    { type: 'moved', piece: 'us-troops', n: 5, from: 'tay-ninh', to: 'saigon' },
    { type: 'moved', piece: 'us-bases', n: 1, from: 'CASUALTIES', to: 'AVAILABLE' },
    { type: 'moved', piece: 'us-troops', n: 1, from: 'CASUALTIES', to: 'AVAILABLE' },
  ]);
  expect(sidesOffered(91, { given: { spaces: { 'tay-ninh': spaces['tay-ninh'] } } })).toEqual(['shaded']);
});
test('91 Bob Hope, shaded: NVA or VC move up to three US troops into cities, and a guerrilla takes the place of each', () => {
  const spaces = { 'tay-ninh': { pieces: { 'us-troops': 2 } }, 'kien-phong': { pieces: { 'us-troops': 1 } } };
  expect(playCard(91, 'shaded', { by: 'VC', given: { spaces } }).offer.options).toEqual(['NVA', 'VC']);
  expect(playCard(91, 'shaded', { by: 'VC', given: { spaces }, choices: ['NVA'] }).offer).toMatchObject({
    seat: NVA,
    options: ['done', 'us-troops in tay-ninh', 'us-troops in kien-phong'],
  });
  const choices = ['NVA', 'us-troops in tay-ninh', 'saigon', 'us-troops in kien-phong', 'can-tho', 'done'];
  expect(playCard(91, 'shaded', { by: 'VC', given: { spaces }, choices }).events).toEqual([
    { type: 'moved', piece: 'us-troops', n: 1, from: 'tay-ninh', to: 'saigon' },
    { type: 'moved', piece: 'us-troops', n: 1, from: 'kien-phong', to: 'can-tho' },
    { type: 'moved', piece: 'nva-guerrillas', n: 1, from: 'AVAILABLE', to: 'tay-ninh' },
    { type: 'moved', piece: 'nva-guerrillas', n: 1, from: 'AVAILABLE', to: 'kien-phong' },
  ]);
});

test('92 SEALORDS: next to Can Tho, ARVN and then the US sweep in place or assault, each space once', () => {
  const spaces = {
    'can-tho': { pieces: { 'arvn-troops': 4, 'us-troops': 1, 'vc-guerrillas!active': 1 } },
    'kien-phong': { pieces: { 'arvn-troops': 2, 'vc-guerrillas': 1 } },
    'ba-xuyen': { pieces: { 'us-troops': 2, 'vc-guerrillas!active': 2 } },
    'loc-saigon-can-tho': { pieces: { 'arvn-police': 2, 'nva-guerrillas!active': 1 } },
  };
  const at = (...choices: string[]) => playCard(92, 'unshaded', { given: { spaces }, choices });
  expect(at().offer).toMatchObject({ seat: ARVN, options: ['done', 'kien-phong'] });
  expect(at('kien-phong').offer).toMatchObject({ seat: ARVN, options: ['done', 'loc-saigon-can-tho'] });
  expect(at('kien-phong', 'done').offer).toMatchObject({ seat: US, options: ['done', 'ba-xuyen'] });
  expect(at('kien-phong', 'loc-saigon-can-tho', 'ba-xuyen').events).toEqual([
    { type: 'flipped', piece: 'vc-guerrillas', to: 'vc-guerrillas!active', n: 1, in: 'kien-phong' },
    ...swept('ARVN', 'kien-phong'),
    { type: 'moved', piece: 'nva-guerrillas!active', n: 1, from: 'loc-saigon-can-tho', to: 'AVAILABLE' },
    ...assaulted('ARVN', 'loc-saigon-can-tho', 1),
    { type: 'moved', piece: 'vc-guerrillas!active', n: 2, from: 'ba-xuyen', to: 'AVAILABLE' },
    ...assaulted('US', 'ba-xuyen', 2),
  ]);
});
test('92 SEALORDS, shaded: NVA or VC bring any of their pieces from Cambodia and Tay Ninh, tunnels aside', () => {
  const spaces = {
    'the-parrots-beak': { pieces: { 'nva-troops': 3, 'nva-bases': 1 } },
    'tay-ninh': { pieces: { 'vc-guerrillas': 2, 'vc-bases-tunneled': 1 } },
  };
  expect(playCard(92, 'shaded', { by: 'NVA', given: { spaces }, choices: ['VC'] }).offer).toMatchObject({
    seat: VC,
    options: ['done', 'vc-guerrillas in tay-ninh'],
  });
  const base = ['NVA', 'nva-bases in the-parrots-beak'];
  const provinces = ['kien-phong', 'kien-hoa-vinh-binh', 'ba-xuyen', 'kien-giang-an-xuyen'];
  expect(playCard(92, 'shaded', { by: 'NVA', given: { spaces }, choices: base }).offer.options).toEqual(provinces);
  const choices = [...base, 'ba-xuyen', 'nva-troops in the-parrots-beak', 2, 'loc-can-tho-chau-doc', 'done'];
  expect(playCard(92, 'shaded', { by: 'NVA', given: { spaces }, choices }).events).toEqual([
    { type: 'moved', piece: 'nva-bases', n: 1, from: 'the-parrots-beak', to: 'ba-xuyen' },
    { type: 'moved', piece: 'nva-troops', n: 2, from: 'the-parrots-beak', to: 'loc-can-tho-chau-doc' },
  ]);
});

test('93 Senator Fulbright: the US takes four of its pieces home, whoever executes it', () => {
  const spaces = { hue: { pieces: { 'us-troops': 3, 'us-bases': 1 } }, saigon: { pieces: { 'us-troops': 2 } } };
  expect(playCard(93, 'unshaded', { by: 'VC', given: { spaces } }).offer).toMatchObject({
    seat: US,
    options: ['us-troops in hue', 'us-bases in hue', 'us-troops in saigon'],
  });
  const choices = ['us-bases in hue', 'us-troops in hue', 3];
  expect(playCard(93, 'unshaded', { by: 'VC', given: { spaces }, choices }).events).toEqual([
    { type: 'moved', piece: 'us-bases', n: 1, from: 'hue', to: 'AVAILABLE' },
    { type: 'moved', piece: 'us-troops', n: 3, from: 'hue', to: 'AVAILABLE' },
  ]);
});
test('93 Senator Fulbright, shaded: an available US base is out of play, and aid falls by 9', () => {
  expect(playCard(93, 'shaded', { by: 'VC' }).events).toEqual([
    { type: 'moved', piece: 'us-bases', n: 1, from: 'AVAILABLE', to: 'OUT_OF_PLAY' },
    { type: 'adjusted', track: 'AID', by: -9 },
  ]);
});

test('94 Tunnel Rats: a tunnel in each of two provinces, of one base there', () => {
  const pieces = { 'vc-bases': 1 };
  const spaces = {
    'tay-ninh': { pieces: { 'vc-bases': 1, 'nva-bases': 1 } },
    'binh-dinh': { pieces },
    'ba-xuyen': { pieces: { 'nva-bases-tunneled': 1 } },
    'the-fishhook': { pieces },
    hue: { pieces },
  };
  const at = (...choices: unknown[]) => playCard(94, 'single', { by: 'VC', given: { spaces }, choices });
  expect(at().offer.options).toEqual(['tunnels', 'base']);
  expect(at('tunnels').offer.options).toEqual(['the-fishhook', 'binh-dinh', 'tay-ninh']);
  const two = ['tunnels', ['the-fishhook', 'tay-ninh']];
  expect(at(...two).offer.options).toEqual(['nva-bases in tay-ninh', 'vc-bases in tay-ninh']);
  expect(at(...two, 'nva-bases in tay-ninh').events).toEqual([
    { type: 'flipped', piece: 'vc-bases', to: 'vc-bases-tunneled', n: 1, in: 'the-fishhook' },
    { type: 'flipped', piece: 'nva-bases', to: 'nva-bases-tunneled', n: 1, in: 'tay-ninh' },
  ]);
});
test('94 Tunnel Rats: two tunnels, or a tunneled base goes where US troops are', () => {
  const given = { spaces: { 'tay-ninh': { pieces: { 'vc-bases': 1, 'nva-bases': 1 } } } };
  expect(playCard(94, 'single', { given, choices: ['tunnels', 'vc-bases in tay-ninh'] }).events).toEqual([
    { type: 'flipped', piece: 'vc-bases', to: 'vc-bases-tunneled', n: 1, in: 'tay-ninh' },
  ]);
  const dug = { spaces: { 'tay-ninh': { pieces: { 'vc-bases-tunneled': 1, 'us-troops': 1 } } } };
  expect(playCard(94, 'single', { given: dug, choices: ['base'] }).events).toEqual([
    { type: 'moved', piece: 'vc-bases-tunneled', n: 1, from: 'tay-ninh', to: 'AVAILABLE' },
  ]);
});

test('95 Westmoreland: air lift, two spaces swept in place or assaulted without ARVN, air strike', () => {
  const spaces = {
    hue: { pieces: { 'us-troops': 2, 'vc-guerrillas': 2 } },
    'da-nang': { pieces: { 'us-troops': 1, 'arvn-troops': 2, 'vc-guerrillas!active': 2 } },
    saigon: { pieces: { 'us-troops': 1, 'vc-guerrillas!active': 1 } },
  };
  const given = { spaces, tracks: { TRAIL: 0 } };
  const at = (...choices: string[]) => playCard(95, 'unshaded', { given, choices });
  expect(at().offer).toMatchObject({ label: 'Use it?', options: ['no', 'yes'] });
  expect(at('no').offer.options).toEqual(['done', 'hue']);
  expect(at('no', 'hue').offer.options).toEqual(['done', 'da-nang', 'saigon']);
  expect(at('no', 'done', 'da-nang').offer.options).toEqual(['done', 'saigon']);
  const chance = { 'air-strike': [1] };
  expect(playCard(95, 'unshaded', { given, chance, choices: ['no', 'hue', 'da-nang', 'yes', 'hue'] }).events).toEqual([
    { type: 'flipped', piece: 'vc-guerrillas', to: 'vc-guerrillas!active', n: 2, in: 'hue' },
    ...swept('US', 'hue'),
    { type: 'moved', piece: 'vc-guerrillas!active', n: 1, from: 'da-nang', to: 'AVAILABLE' },
    ...assaulted('US', 'da-nang', 1),
    { type: 'rolled', die: 1, for: 'air-strike' },
    { type: 'moved', piece: 'vc-guerrillas!active', n: 1, from: 'hue', to: 'AVAILABLE' },
    { type: 'shifted', in: 'hue', to: 'PASSIVE_OPPOSITION' },
  ]);
});
test('95 Westmoreland, shaded: three provinces without police shift two levels toward opposition', () => {
  const spaces = {
    'kien-phong': { pieces: { 'arvn-police': 1 } },
    'tay-ninh': { support: 'ACTIVE_OPPOSITION' },
    'ba-xuyen': { support: 'PASSIVE_SUPPORT' },
  };
  const { options } = playCard(95, 'shaded', { by: 'VC', given: { spaces } }).offer;
  expect(options).toHaveLength(12); // of 14 where people live
  expect(options).not.toContain('kien-phong');
  const choices = [['binh-dinh', 'khanh-hoa', 'ba-xuyen']];
  expect(playCard(95, 'shaded', { by: 'VC', given: { spaces }, choices }).events).toEqual([
    { type: 'shifted', in: 'binh-dinh', to: 'ACTIVE_OPPOSITION' },
    { type: 'shifted', in: 'khanh-hoa', to: 'ACTIVE_OPPOSITION' },
    { type: 'shifted', in: 'ba-xuyen', to: 'PASSIVE_OPPOSITION' },
  ]);
});

const GUARDED = { 'us-troops': 1, 'arvn-troops': 1, 'arvn-police': 1 };
test('96 APC: the US, then ARVN, pacify at no cost, and each space shifts one level at most', () => {
  const spaces = { hue: { pieces: GUARDED, terror: 1 }, saigon: { pieces: GUARDED, support: 'ACTIVE_SUPPORT' } };
  const given = { spaces, tracks: { RES_ARVN: 0 } };
  expect(playCard(96, 'unshaded', { given }).offer).toMatchObject({ seat: US, options: ['done', 'hue'] });
  expect(playCard(96, 'unshaded', { given, choices: ['done'] }).offer).toMatchObject({
    seat: ARVN,
    options: ['done', 'hue'],
  });
  const played = playCard(96, 'unshaded', { given, choices: ['hue', 'on'] }); // and ARVN has nothing left to do there
  expect(played.events).toEqual([
    { type: 'spacePacified', in: 'hue', by: 'US' },
    { type: 'marked', in: 'hue', marker: 'TERROR', by: -1 },
    { type: 'shifted', in: 'hue', to: 'PASSIVE_SUPPORT' },
  ]);
  expect(played.match.events).toContainEqual({ type: 'acted', faction: 'US', deed: 'event', what: 'APC' });
});
test('96 APC: ARVN may go on where the US only removed terror, which is one space of the four', () => {
  const cities = ['hue', 'da-nang', 'kontum', 'qui-nhon'];
  const spaces = {
    ...Object.fromEntries([...cities, 'saigon'].map((city) => [city, { pieces: GUARDED }])),
    hue: { pieces: GUARDED, terror: 1 },
  };
  const choices = ['hue', 'done', 'da-nang', 'kontum', 'qui-nhon'];
  expect(playCard(96, 'unshaded', { given: { spaces }, choices }).offer).toMatchObject({
    seat: ARVN,
    options: ['done', 'hue'],
  });
  expect(playCard(96, 'unshaded', { given: { spaces }, choices: [...choices, 'hue'] }).events.slice(-2)).toEqual([
    { type: 'spacePacified', in: 'hue', by: 'ARVN' },
    { type: 'shifted', in: 'hue', to: 'PASSIVE_SUPPORT' },
  ]);
});
test('96 APC: four spaces in all, so ARVN has none where the US took them', () => {
  const cities = ['hue', 'da-nang', 'kontum', 'qui-nhon'];
  const spaces = Object.fromEntries([...cities, 'saigon'].map((city) => [city, { pieces: GUARDED }]));
  const { events, offer } = playCard(96, 'unshaded', { given: { spaces }, choices: cities });
  expect(events).toEqual(
    cities.flatMap((city) => [
      { type: 'spacePacified', in: city, by: 'US' },
      { type: 'shifted', in: city, to: 'PASSIVE_SUPPORT' },
    ]),
  );
  expect(offer.label).not.toBe('Pacify where?');
});
test('96 APC, shaded: the Tet Offensive goes back to the VC if it was played', () => {
  const { events, state } = playCard(96, 'shaded', { by: 'VC', given: { pivotal: [121, 123] } });
  expect(events).toEqual([{ type: 'pivotalReturned', card: 124 }]);
  expect(state.pivotal).toEqual([121, 123, 124]);
});
test.each(['full', 'short'])(
  '96 APC, shaded: else its text is played, and the card stays where it is (%s)',
  (scenario) => {
    const spaces = { hue: { pieces: { 'arvn-police': 1, 'vc-guerrillas': 1 } } };
    const placed = Array(6).fill(['vc-guerrillas in AVAILABLE', 'saigon']).flat();
    const given = { scenario, spaces, eligible: ['NVA'] };
    const played = playCard(96, 'shaded', {
      by: 'NVA',
      given,
      chance: { attack: [1] },
      choices: [...placed, 'arvn-police in hue'],
    });
    expect(played.events).toEqual([
      { type: 'flipped', piece: 'vc-guerrillas', to: 'vc-guerrillas!active', n: 1, in: 'hue' },
      { type: 'marked', in: 'hue', marker: 'TERROR', by: 1 },
      { type: 'shifted', in: 'hue', to: 'PASSIVE_OPPOSITION' },
      ...Array(6).fill({ type: 'moved', piece: 'vc-guerrillas', n: 1, from: 'AVAILABLE', to: 'saigon' }),
      { type: 'rolled', die: 1, for: 'attack' },
      { type: 'moved', piece: 'arvn-police', n: 1, from: 'hue', to: 'AVAILABLE' },
      { type: 'attacked', in: 'hue', by: 'VC', removed: 1 },
    ]);
    expect(played.state.pivotal).toEqual(scenario === 'full' ? [121, 122, 123, 124] : []);
  },
);

test('97 Brinks Hotel: the leader lies in the box, and his text is ignored', () => {
  const given = { leaders: [125], tracks: { PATRONAGE: 3 } };
  const { events, state } = playCard(97, 'unshaded', { given, choices: ['PATRONAGE'] });
  expect(events).toEqual([
    { type: 'adjusted', track: 'PATRONAGE', by: -3 },
    { type: 'adjusted', track: 'RES_ARVN', by: 3 },
    { type: 'leaderIgnored' },
  ]);
  expect([state.leaders, state.inForce]).toEqual([[125], []]);
});
test.each([
  ['Minh, while the box is empty', []],
  ['a Failed Attempt, which still counts in the box', [129]],
])('97 Brinks Hotel has no effect on %s', (_leader, leaders) => {
  const given = { leaders, tracks: { PATRONAGE: 3 } };
  const { events, state } = playCard(97, 'unshaded', { given, choices: ['PATRONAGE'] });
  expect(events).toEqual([
    { type: 'adjusted', track: 'PATRONAGE', by: -3 },
    { type: 'adjusted', track: 'RES_ARVN', by: 3 },
  ]);
  expect([state.leaders, state.leaderIgnored]).toEqual([leaders, false]);
});
test('97 Brinks Hotel, shaded: a city with VC shifts two levels toward opposition, and terror is added', () => {
  const pieces = { 'vc-guerrillas': 1 };
  const spaces = { hue: { pieces }, saigon: { pieces, support: 'PASSIVE_SUPPORT', terror: 1 }, 'tay-ninh': { pieces } };
  expect(playCard(97, 'shaded', { by: 'VC', given: { spaces } }).offer.options).toEqual(['hue', 'saigon']);
  expect(playCard(97, 'shaded', { by: 'VC', given: { spaces }, choices: ['saigon'] }).events).toEqual([
    { type: 'shifted', in: 'saigon', to: 'PASSIVE_OPPOSITION' },
    { type: 'marked', in: 'saigon', marker: 'TERROR', by: 1 },
  ]);
});
test('97 Brinks Hotel, shaded: not where it would change nothing', () => {
  const spaces = {
    hue: { pieces: { 'vc-guerrillas': 1 }, support: 'ACTIVE_OPPOSITION' },
    'tay-ninh': { terror: 15 }, // all there are
  };
  expect(sidesOffered(97, { by: 'VC', given: { spaces } })).toEqual(['unshaded']);
});

test('98 Long Tan: two US troops come to one province, or all guerrillas leave the jungle where US troops are', () => {
  const spaces = {
    'phuoc-long': { pieces: { 'us-troops': 1, 'vc-guerrillas!active': 1 } },
    'tay-ninh': { pieces: { 'us-troops': 1, 'nva-guerrillas!active': 1, 'vc-guerrillas': 2, 'vc-bases': 1 } },
    'the-fishhook': { pieces: { 'nva-guerrillas': 1 } },
    'binh-dinh': { pieces: { 'us-troops': 1, 'vc-guerrillas': 1 } },
  };
  const given = { spaces, OUT_OF_PLAY: { 'us-troops': 3 } };
  expect(playCard(98, 'unshaded', { given }).offer.options).toEqual(['us-troops', 'guerrillas']);
  expect(playCard(98, 'unshaded', { given, choices: ['us-troops'] }).offer.options).toHaveLength(21);
  expect(playCard(98, 'unshaded', { given, choices: ['us-troops', 'tay-ninh'] }).events).toEqual([
    { type: 'moved', piece: 'us-troops', n: 2, from: 'OUT_OF_PLAY', to: 'tay-ninh' },
  ]);
  expect(playCard(98, 'unshaded', { given, choices: ['guerrillas'] }).events).toEqual([
    { type: 'moved', piece: 'vc-guerrillas!active', n: 1, from: 'phuoc-long', to: 'AVAILABLE' },
    { type: 'moved', piece: 'nva-guerrillas!active', n: 1, from: 'tay-ninh', to: 'AVAILABLE' },
    { type: 'moved', piece: 'vc-guerrillas', n: 2, from: 'tay-ninh', to: 'AVAILABLE' },
  ]);
});
test('98 Long Tan, shaded: where two VC guerrillas are in the jungle, a US base and a troop are casualties', () => {
  const spaces = {
    'phuoc-long': { pieces: { 'us-troops': 1, 'vc-guerrillas': 1 } },
    'tay-ninh': { pieces: { 'us-troops': 2, 'us-bases': 1, 'vc-guerrillas': 1, 'vc-guerrillas!active': 1 } },
  };
  expect(playCard(98, 'shaded', { by: 'VC', given: { spaces } }).events).toEqual([
    { type: 'moved', piece: 'us-bases', n: 1, from: 'tay-ninh', to: 'CASUALTIES' },
    { type: 'moved', piece: 'us-troops', n: 1, from: 'tay-ninh', to: 'CASUALTIES' },
  ]);
  expect(sidesOffered(98, { by: 'VC', given: { spaces: { 'phuoc-long': spaces['phuoc-long'] } } })).toEqual([
    'unshaded',
  ]);
});

test('99 Masher/White Wing: US or ARVN sweep with the troops of both, and they assault as US troops', () => {
  const spaces = {
    'binh-dinh': { pieces: { 'us-troops': 1, 'arvn-troops': 1, 'vc-guerrillas': 2 } },
    'qui-nhon': { pieces: { 'arvn-troops': 2 } },
    'tay-ninh': { pieces: { 'us-troops': 1, 'arvn-troops': 1, 'vc-guerrillas!active': 2 } },
  };
  expect(playCard(99, 'unshaded', { given: { spaces } }).offer.options).toEqual(['US', 'ARVN']);
  const choices = ['US', 'binh-dinh', 'arvn-troops in qui-nhon', 2, 'binh-dinh'];
  expect(playCard(99, 'unshaded', { given: { spaces }, choices }).events).toEqual([
    { type: 'moved', piece: 'arvn-troops', n: 2, from: 'qui-nhon', to: 'binh-dinh' },
    { type: 'flipped', piece: 'vc-guerrillas', to: 'vc-guerrillas!active', n: 2, in: 'binh-dinh' },
    ...swept('US', 'binh-dinh', 'ARVN'),
    { type: 'moved', piece: 'vc-guerrillas!active', n: 2, from: 'binh-dinh', to: 'AVAILABLE' }, // highland: 4 troops hit 2
    ...assaulted('US', 'binh-dinh', 2),
  ]);
});
test('99 Masher/White Wing: where there is nobody to find, they may still assault', () => {
  const spaces = { hue: { pieces: { 'us-troops': 1, 'arvn-troops': 1, 'nva-troops': 2 } } };
  expect(playCard(99, 'unshaded', { given: { spaces }, choices: ['ARVN', 'hue'] }).events).toEqual([
    { type: 'moved', piece: 'nva-troops', n: 2, from: 'hue', to: 'AVAILABLE' },
    { type: 'assaulted', in: 'hue', by: 'US', guerrillas: 0 }, // as a US Assault
    { type: 'operated', by: 'ARVN', operation: 'assault', special: null, spaces: [] },
  ]);
});
test.each([
  ['US', 3], // two troops and an irregular
  ['ARVN', 5], // two troops, a police and two rangers
])('99 Masher/White Wing: troops of both search, and what else whoever sweeps has there (%s: %i)', (by, n) => {
  const pieces = { 'us-troops': 1, 'us-irregulars': 1, 'arvn-troops': 1, 'arvn-police': 1, 'arvn-rangers': 2 };
  const given = { spaces: { hue: { pieces: { ...pieces, 'vc-guerrillas': 6 } } } };
  const { events } = playCard(99, 'unshaded', { given, choices: [by, 'hue'] });
  expect(events[0]).toEqual({ type: 'flipped', piece: 'vc-guerrillas', to: 'vc-guerrillas!active', n, in: 'hue' });
});
test('99 Masher/White Wing: not on a line, where nobody sweeps, nor in the jungle', () => {
  const pieces = { 'us-troops': 1, 'arvn-troops': 1, 'nva-troops': 1 };
  const spaces = { 'loc-hue-da-nang': { pieces }, 'tay-ninh': { pieces } };
  expect(sidesOffered(99, { given: { spaces } })).toEqual([]);
  const both = { ...spaces, hue: { pieces }, 'binh-dinh': { pieces } };
  const { options } = playCard(99, 'unshaded', { given: { spaces: both }, choices: ['US'] }).offer;
  expect(options).toEqual(['hue', 'binh-dinh']);
});
test('99 Masher/White Wing, shaded: guerrillas march into up to three spaces and ambush there, seen or not', () => {
  const spaces = { 'tay-ninh': { pieces: { 'vc-guerrillas!active': 4 } }, saigon: { pieces: { 'us-troops': 2 } } };
  const three = ['an-loc', 1, 'phuoc-long', 1, 'saigon', 1];
  const row = { by: 'VC', given: { spaces } } as const;
  expect(playCard(99, 'shaded', { ...row, choices: three }).offer).toMatchObject({ seat: VC, label: 'Use it?' });
  expect(playCard(99, 'shaded', { ...row, choices: ['saigon', 1, 'done', 'yes'] }).events).toEqual([
    { type: 'moved', piece: 'vc-guerrillas!active', n: 1, from: 'tay-ninh', to: 'saigon' },
    { type: 'marched', in: 'saigon', by: 'VC', n: 1, isSeen: false },
    { type: 'operated', by: 'VC', operation: 'march', special: null, spaces: [] },
    { type: 'moved', piece: 'us-troops', n: 1, from: 'saigon', to: 'CASUALTIES' },
  ]);
});
test('99 Masher/White Wing, shaded: two ambushes, as ever, in two of the three', () => {
  const pieces = { 'arvn-police': 2 };
  const spaces = {
    'tay-ninh': { pieces: { 'nva-guerrillas': 3, 'nva-troops': 2 } },
    'an-loc': { pieces },
    'phuoc-long': { pieces },
    saigon: { pieces },
  };
  const choices = ['an-loc', 1, 'phuoc-long', 1, 'saigon', 'yes', 'an-loc', 'phuoc-long'];
  const { events } = playCard(99, 'shaded', { by: 'VC', given: { spaces, deck: [125, 1] }, choices }); // in monsoon
  const ambushed = ['an-loc', 'phuoc-long'].flatMap((space) => [
    { type: 'flipped', piece: 'nva-guerrillas', to: 'nva-guerrillas!active', n: 1, in: space },
    { type: 'moved', piece: 'arvn-police', n: 1, from: space, to: 'AVAILABLE' },
  ]);
  expect(events.slice(-4)).toEqual(ambushed);
});

test('100 Rach Ba Rai: in a lowland with US troops all VC go, or all NVA but their troops', () => {
  const pieces = { 'us-troops': 1, 'nva-troops': 1, 'nva-guerrillas': 2, 'vc-guerrillas': 1, 'vc-bases': 1 };
  const spaces = { 'kien-phong': { pieces }, 'tay-ninh': { pieces }, 'ba-xuyen': { pieces: { 'us-troops': 1 } } };
  expect(playCard(100, 'unshaded', { given: { spaces } }).offer.options).toEqual(['VC', 'NVA']);
  expect(playCard(100, 'unshaded', { given: { spaces }, choices: ['NVA'] }).events).toEqual([
    { type: 'moved', piece: 'nva-guerrillas', n: 2, from: 'kien-phong', to: 'AVAILABLE' },
  ]);
  expect(playCard(100, 'unshaded', { given: { spaces }, choices: ['VC'] }).events).toEqual([
    { type: 'moved', piece: 'vc-guerrillas', n: 1, from: 'kien-phong', to: 'AVAILABLE' },
    { type: 'moved', piece: 'vc-bases', n: 1, from: 'kien-phong', to: 'AVAILABLE' },
  ]);
});
test('100 Rach Ba Rai, shaded: a die of cubes go from a lowland with VC, and a VC piece comes', () => {
  const spaces = { 'kien-phong': { pieces: { 'vc-bases-tunneled': 1, 'us-troops': 2, 'arvn-police': 2 } } };
  const row = { by: 'VC', given: { spaces }, chance: { event: [3] } } as const;
  expect(playCard(100, 'shaded', row).offer.options).toEqual(['us-troops in kien-phong', 'arvn-police in kien-phong']);
  const choices = ['us-troops in kien-phong', 2, 'vc-guerrillas in AVAILABLE'];
  expect(playCard(100, 'shaded', { ...row, choices }).events).toEqual([
    { type: 'rolled', die: 3, for: 'event' },
    { type: 'moved', piece: 'us-troops', n: 2, from: 'kien-phong', to: 'CASUALTIES' },
    { type: 'moved', piece: 'arvn-police', n: 1, from: 'kien-phong', to: 'AVAILABLE' },
    { type: 'moved', piece: 'vc-guerrillas', n: 1, from: 'AVAILABLE', to: 'kien-phong' },
  ]);
});
test('100 Rach Ba Rai, shaded: not where nobody goes and nobody comes', () => {
  const bases = Object.fromEntries(['hue', 'da-nang', 'kontum', 'saigon'].map((city) => [city, { 'vc-bases': 2 }]));
  const all = { ...bases, 'ba-xuyen': { 'vc-bases': 1 }, 'kien-phong': { 'vc-guerrillas': 30 } };
  const spaces = Object.fromEntries(Object.entries(all).map(([space, pieces]) => [space, { pieces }]));
  expect(sidesOffered(100, { by: 'NVA', given: { spaces } })).toEqual([]);
  expect(sidesOffered(100, { by: 'VC', given: { spaces } })).toEqual(['shaded']); // they may move their own
});
