import { scripted } from '@fermata/core/testing';
import { expect, test } from 'vitest';
import { playCard, sidesOffered } from '../../test/play-card.ts';
import { fireInTheLake } from '../game.ts';

/** An operation was carried out, without a special activity. */
const operated = (by: string, operation: string) => ({ type: 'operated', by, operation, special: null, spaces: [] });
const moved = (piece: string, from: string, to: string, n = 1) => ({ type: 'moved', piece, n, from, to });
/** A table where somebody is to act on another card. */
function acting(by: string, given: object, choices: readonly unknown[] = []) {
  const position = { scenario: 'full', map: 'empty', card: 2, deck: [3, 5], eligible: [by], ...given };
  return scripted(fireInTheLake, { position, choices });
}

test('71 An Loc: where ARVN is in the South, all NVA troops go and three ARVN troops come', () => {
  const spaces = {
    hue: { pieces: { 'arvn-police': 1, 'nva-troops': 4, 'nva-guerrillas': 1 } },
    'loc-hue-da-nang': { pieces: { 'arvn-troops': 1 } },
    'central-laos': { pieces: { 'arvn-rangers': 1, 'nva-troops': 1 } },
  };
  expect(playCard(71, 'unshaded', { given: { spaces } }).offer.options).toEqual(['hue', 'loc-hue-da-nang']);
  expect(playCard(71, 'unshaded', { given: { spaces }, choices: ['hue'] }).events).toEqual([
    moved('nva-troops', 'hue', 'AVAILABLE', 4),
    ...Array(3).fill(moved('arvn-troops', 'AVAILABLE', 'hue')),
  ]);
});
test('71 An Loc, shaded: NVA troops march into a city, and attack there twice, monsoon or not', () => {
  const spaces = {
    'quang-tri-thua-thien': { pieces: { 'nva-troops': 4, 'nva-guerrillas': 1 } },
    hue: { pieces: { 'arvn-troops': 3, 'nva-guerrillas': 2 } },
    kontum: { pieces: { 'arvn-police': 1, 'nva-guerrillas': 1 } },
    saigon: { pieces: { 'arvn-police': 1 } },
  };
  const row = { by: 'VC', given: { spaces, next: 125, tracks: { TRAIL: 0 } } } as const;
  const { offer, state } = playCard(71, 'shaded', row);
  expect(offer).toMatchObject({ seat: state.seats.NVA, options: ['hue', 'kontum'] });
  const first = ['hue', 'hue', 4, 'hue', 'troops'];
  expect(playCard(71, 'shaded', { ...row, choices: first.slice(0, 4) }).offer.options).toEqual([
    'guerrillas',
    'troops',
  ]);
  const choices = [...first, 'hue', 'guerrillas', 'arvn-troops in hue'];
  expect(playCard(71, 'shaded', { ...row, choices, chance: { attack: [1] } }).events).toEqual([
    moved('nva-troops', 'quang-tri-thua-thien', 'hue', 4),
    { type: 'marched', in: 'hue', by: 'NVA', n: 4, isSeen: false },
    operated('NVA', 'march'),
    moved('arvn-troops', 'hue', 'AVAILABLE'),
    moved('arvn-troops', 'hue', 'AVAILABLE'),
    { type: 'attacked', in: 'hue', by: 'NVA', removed: 2 },
    operated('NVA', 'attack'),
    { type: 'flipped', piece: 'nva-guerrillas', to: 'nva-guerrillas!active', n: 2, in: 'hue' },
    { type: 'rolled', die: 1, for: 'attack' },
    moved('arvn-troops', 'hue', 'AVAILABLE'),
    { type: 'attacked', in: 'hue', by: 'NVA', removed: 1 },
    operated('NVA', 'attack'),
  ]);
});
test('71 An Loc, shaded: as in any March, troops come along the Trail, as long as there is one', () => {
  const spaces = {
    'north-vietnam': { pieces: { 'nva-troops': 2 } },
    'central-laos': { pieces: { 'nva-troops': 3 } },
    'the-fishhook': { pieces: { 'nva-troops': 4 } },
    'kien-phong': { pieces: { 'nva-troops': 5 } },
    'ba-xuyen': { pieces: { 'nva-troops': 1 } },
  };
  const far = { spaces: { 'north-vietnam': { pieces: { 'nva-troops': 2 } } }, tracks: { TRAIL: 1 } };
  // One city alone is no question: what is asked is whether they march there.
  expect(playCard(71, 'shaded', { by: 'NVA', given: far }).offer.options).toEqual(['done', 'an-loc']);
  const at = (TRAIL: number, ...choices: unknown[]) =>
    playCard(71, 'shaded', { by: 'NVA', given: { spaces, tracks: { TRAIL } }, choices });
  const marching = ['an-loc', 'an-loc'];
  expect(at(0).offer.options).toEqual(['an-loc', 'saigon', 'can-tho']);
  expect(at(0, 'an-loc').offer.options).toEqual(['done', 'an-loc']);
  expect(at(0, ...marching).offer.options).toEqual([1, 2, 3, 4]); // from the Fishhook alone
  expect(at(1, ...marching).offer.options).toEqual(['central-laos', 'the-fishhook', 'north-vietnam', 'kien-phong']);
  expect(at(1, ...marching, 'north-vietnam', 2, 'done').events).toEqual([
    moved('nva-troops', 'north-vietnam', 'an-loc', 2),
    { type: 'marched', in: 'an-loc', by: 'NVA', n: 2, isSeen: false },
    operated('NVA', 'march'),
  ]);
});

test('72 Body Count: Assault and Patrol cost nothing, and each guerrilla adds 3 aid', () => {
  expect(playCard(72, 'unshaded').events).toEqual([{ type: 'cameIntoForce', rule: '72:unshaded' }]);
  const spaces = { hue: { pieces: { 'arvn-troops': 4, 'vc-guerrillas!active': 2 } } };
  const given = { spaces, tracks: { RES_ARVN: 0 } };
  const operations = (...names: string[]) => names.map((operation) => ({ do: 'operation', operation }));
  const others = [{ do: 'pass' }, { do: 'event', card: 2, side: 'shaded' }];
  const usual = [...others, ...operations('train')]; // which may place nobody
  expect(acting('ARVN', given).prompts()[0]?.options).toEqual(usual);
  const counted = { ...given, inForce: ['72:unshaded'] };
  expect(acting('ARVN', counted).prompts()[0]?.options).toEqual([...usual, ...operations('patrol', 'assault')]);
  const [assault] = operations('assault');
  const { events } = acting('ARVN', counted, [assault, 'hue', 'done']);
  expect(events).toContainEqual(moved('vc-guerrillas!active', 'hue', 'AVAILABLE', 2));
  expect(events).toContainEqual({ type: 'adjusted', track: 'AID', by: 6 });
  expect(events).not.toContainEqual({ type: 'adjusted', track: 'RES_ARVN', by: -3 });
  const paid = acting('ARVN', { spaces, tracks: { RES_ARVN: 3 } }, [assault, 'hue', 'done']).events;
  expect(paid).toContainEqual({ type: 'adjusted', track: 'RES_ARVN', by: -3 });
  expect(paid).not.toContainEqual({ type: 'adjusted', track: 'AID', by: 6 });
});
test('72 Body Count: ARVN joins a US Assault at no cost', () => {
  const spaces = { hue: { pieces: { 'us-troops': 1, 'arvn-troops': 2, 'vc-guerrillas!active': 3 } } };
  const given = { spaces, tracks: { RES_ARVN: 0, ECON: 0, TRAIL: 0 } };
  const assaulted = (...inForce: string[]) =>
    acting('US', { ...given, inForce }, [{ do: 'operation', operation: 'assault' }, 'hue']).prompts()[0]?.options;
  expect(assaulted('72:unshaded')).toEqual(['no', 'yes']);
  expect(assaulted()).toEqual(['done', 'air-lift', 'air-strike']); // it was paid for, or not at all
});
test('72 Body Count, shaded: a VC guerrilla at active opposition, two NVA troops in Laos and Cambodia', () => {
  const abroad = ['central-laos', 'southern-laos', 'northeast-cambodia', 'the-fishhook', 'the-parrots-beak'];
  const spaces = { hue: { support: 'ACTIVE_OPPOSITION' }, 'da-nang': { support: 'PASSIVE_OPPOSITION' } };
  expect(playCard(72, 'shaded', { by: 'NVA', given: { spaces } }).events).toEqual([
    moved('vc-guerrillas', 'AVAILABLE', 'hue'),
    ...[...abroad, 'sihanoukville'].flatMap((to) => Array(2).fill(moved('nva-troops', 'AVAILABLE', to))),
  ]);
});
test('72 Body Count, shaded: where there are too few, the executor says where', () => {
  const given = { OUT_OF_PLAY: { 'nva-troops': 37 } };
  const choices = ['sihanoukville', 'central-laos'];
  expect(playCard(72, 'shaded', { by: 'VC', given }).offer.options).toHaveLength(6);
  expect(playCard(72, 'shaded', { by: 'VC', given, choices }).events).toEqual([
    moved('nva-troops', 'AVAILABLE', 'sihanoukville'),
    moved('nva-troops', 'AVAILABLE', 'sihanoukville'),
    moved('nva-troops', 'AVAILABLE', 'central-laos'),
  ]);
});
test('72 Body Count, shaded: where the box is empty, the NVA may take theirs from the map, but nobody twice', () => {
  const spaces = { 'tay-ninh': { pieces: { 'nva-troops': 40 } } };
  const row = { by: 'NVA', given: { spaces } } as const;
  const first = ['central-laos', ...Array(2).fill('nva-troops in tay-ninh')];
  const next = playCard(72, 'shaded', { ...row, choices: [...first, 'southern-laos'] }).offer;
  expect(next).toMatchObject({ options: ['done', 'nva-troops in tay-ninh'], about: { space: 'southern-laos' } });
  const done = playCard(72, 'shaded', { ...row, choices: [...first, 'southern-laos', 'done'] }).offer;
  expect(done.options).toEqual(['northeast-cambodia', 'the-fishhook', 'the-parrots-beak', 'sihanoukville']);
});

test('73 Great Society: a Commitment phase, now', () => {
  const row = { by: 'ARVN', given: { CASUALTIES: { 'us-troops': 3 } } } as const;
  const { offer, state } = playCard(73, 'unshaded', row);
  expect(offer.seat).toBe(state.seats.US);
  expect(offer.options).toHaveLength(18); // Saigon and the lines
  expect(playCard(73, 'unshaded', { ...row, choices: ['saigon', 2, 'done'] }).events).toEqual([
    moved('us-troops', 'CASUALTIES', 'OUT_OF_PLAY'),
    moved('us-troops', 'CASUALTIES', 'saigon', 2),
  ]);
});
test('73 Great Society: with Medevac all troop casualties become available, and it stays in force', () => {
  const given = { CASUALTIES: { 'us-troops': 3 }, inForce: ['15:unshaded'] };
  const { events, state } = playCard(73, 'unshaded', { by: 'ARVN', given, choices: ['done'] });
  expect(events).toEqual([moved('us-troops', 'CASUALTIES', 'AVAILABLE', 3)]);
  expect(state.inForce).toContain('15:unshaded');
});
test('73 Great Society: not where the US has nothing to commit', () => {
  const gone = { 'us-troops': 40, 'us-bases': 6 };
  expect(sidesOffered(73, { given: { OUT_OF_PLAY: gone } })).toEqual(['shaded']); // irregulars are available
  expect(sidesOffered(73, { given: { OUT_OF_PLAY: { ...gone, 'us-irregulars': 6 } } })).toEqual([]);
});
test('73 Great Society, shaded: the US takes three available pieces out of play', () => {
  const { offer, state } = playCard(73, 'shaded', { by: 'VC' });
  const options = ['us-troops in AVAILABLE', 'us-bases in AVAILABLE', 'us-irregulars in AVAILABLE'];
  expect(offer).toMatchObject({ seat: state.seats.US, options });
  const choices = ['us-bases in AVAILABLE', 2, 'us-irregulars in AVAILABLE'];
  expect(playCard(73, 'shaded', { by: 'VC', choices }).events).toEqual([
    moved('us-bases', 'AVAILABLE', 'OUT_OF_PLAY', 2),
    moved('us-irregulars', 'AVAILABLE', 'OUT_OF_PLAY'),
  ]);
});

test('74 Lam Son 719: up to six ARVN troops into Laos, a limited operation there, and the Trail falls', () => {
  const spaces = { 'central-laos': { pieces: { 'nva-troops': 2 } }, saigon: { pieces: { 'arvn-troops': 2 } } };
  const given = { spaces, tracks: { TRAIL: 3 } };
  expect(playCard(74, 'unshaded', { given }).offer.options).toEqual(['central-laos', 'southern-laos']);
  const placed = ['central-laos', ...Array(4).fill('arvn-troops in AVAILABLE'), 'done'];
  const { offer, state } = playCard(74, 'unshaded', { given, choices: placed });
  expect(offer).toMatchObject({ seat: state.seats.ARVN, options: ['done', 'train', 'assault'] });
  const choices = [...placed, 'assault', 'central-laos'];
  expect(playCard(74, 'unshaded', { given, choices }).events).toEqual([
    ...Array(4).fill(moved('arvn-troops', 'AVAILABLE', 'central-laos')),
    moved('nva-troops', 'central-laos', 'AVAILABLE', 2),
    { type: 'assaulted', in: 'central-laos', by: 'ARVN', guerrillas: 0 },
    operated('ARVN', 'assault'),
    { type: 'adjusted', track: 'TRAIL', by: -2 },
  ]);
});
test('74 Lam Son 719, shaded: the NVA gain 6, and one for each ARVN piece in Laos', () => {
  const spaces = {
    'central-laos': { pieces: { 'arvn-troops': 2, 'us-irregulars': 1 } },
    'southern-laos': { pieces: { 'arvn-rangers!active': 1 } },
    'the-fishhook': { pieces: { 'arvn-troops': 1 } },
  };
  const given = { spaces, tracks: { RES_NVA: 10 } };
  const gained = { type: 'adjusted', track: 'RES_NVA', by: 9 };
  expect(playCard(74, 'shaded', { by: 'NVA', given }).events).toEqual([gained]);
});

test('75 Sihanouk: the US or ARVN sweeps into Cambodia and assaults one space, ARVN along at no cost', () => {
  const spaces = {
    'tay-ninh': { pieces: { 'us-troops': 4 } },
    'the-fishhook': { pieces: { 'nva-troops': 3, 'vc-guerrillas': 1, 'arvn-troops': 2 } },
  };
  const row = { by: 'ARVN', given: { spaces, tracks: { RES_ARVN: 0 }, next: 125 } } as const;
  expect(playCard(75, 'unshaded', row).offer.options).toEqual(['US', 'ARVN']);
  const swept = ['US', 'the-fishhook', 2, 'done', 'done'];
  const { offer, state } = playCard(75, 'unshaded', { ...row, choices: ['US'] });
  expect(offer).toMatchObject({ seat: state.seats.US, options: ['done', 'the-fishhook', 'the-parrots-beak'] });
  expect(playCard(75, 'unshaded', { ...row, choices: [...swept, 'the-fishhook'] }).offer.options).toEqual([
    'no',
    'yes',
  ]);
  expect(playCard(75, 'unshaded', { ...row, choices: [...swept, 'the-fishhook', 'yes'] }).events).toEqual([
    moved('us-troops', 'tay-ninh', 'the-fishhook', 2),
    { type: 'flipped', piece: 'vc-guerrillas', to: 'vc-guerrillas!active', n: 1, in: 'the-fishhook' },
    { type: 'swept', in: 'the-fishhook', by: 'US' },
    operated('US', 'sweep'),
    moved('nva-troops', 'the-fishhook', 'AVAILABLE', 2),
    { type: 'assaulted', in: 'the-fishhook', by: 'US', guerrillas: 0 },
    moved('nva-troops', 'the-fishhook', 'AVAILABLE'),
    { type: 'assaulted', in: 'the-fishhook', by: 'ARVN', guerrillas: 0, joins: 'US' },
    operated('US', 'assault'),
  ]);
});
test('75 Sihanouk, shaded: the VC, then the NVA, rally in Cambodia and march from where they did', () => {
  const spaces = {
    'the-fishhook': { pieces: { 'vc-bases': 1 } },
    'the-parrots-beak': { pieces: { 'vc-guerrillas': 1 } },
    'northeast-cambodia': { pieces: { 'nva-troops': 2 } },
    'central-laos': { pieces: { 'nva-troops': 3 } },
  };
  const row = { by: 'NVA', given: { spaces, tracks: { TRAIL: 2, RES_NVA: 0, RES_VC: 0 } } } as const;
  const { offer, state } = playCard(75, 'shaded', row);
  const cambodia = ['northeast-cambodia', 'the-fishhook', 'the-parrots-beak', 'sihanoukville'];
  expect(offer).toMatchObject({ seat: state.seats.VC, options: ['done', ...cambodia] });
  const vc = ['the-fishhook', 'done', 'tay-ninh'];
  const nva = ['northeast-cambodia', 'done'];
  const asked = playCard(75, 'shaded', { ...row, choices: [...vc, ...nva] }).offer;
  const next = ['southern-laos', 'the-fishhook', 'pleiku-darlac'];
  expect(asked).toMatchObject({ seat: state.seats.NVA, options: ['done', ...next] });
  const choices = [...vc, ...nva, 'southern-laos', 1, 2]; // and not on from there, where they did not rally
  expect(playCard(75, 'shaded', { ...row, choices }).events).toEqual([
    moved('vc-guerrillas', 'AVAILABLE', 'the-fishhook'),
    operated('VC', 'rally'),
    moved('vc-guerrillas', 'the-fishhook', 'tay-ninh'),
    { type: 'marched', in: 'tay-ninh', by: 'VC', n: 1, isSeen: false },
    operated('VC', 'march'),
    moved('nva-guerrillas', 'AVAILABLE', 'northeast-cambodia'),
    operated('NVA', 'rally'),
    moved('nva-guerrillas', 'northeast-cambodia', 'southern-laos'),
    moved('nva-troops', 'northeast-cambodia', 'southern-laos', 2),
    { type: 'marched', in: 'southern-laos', by: 'NVA', n: 3, isSeen: false },
    operated('NVA', 'march'),
  ]);
});

test('75 Sihanouk, shaded: along the Trail the NVA go on only from where they rallied, too', () => {
  const given = { tracks: { TRAIL: 1, RES_NVA: 0, RES_VC: 0 } };
  const rallied = ['done', 'northeast-cambodia', 'the-fishhook', 'done'];
  const at = (...choices: unknown[]) => playCard(75, 'shaded', { by: 'NVA', given, choices: [...rallied, ...choices] });
  const first = ['the-fishhook', 'northeast-cambodia'];
  expect(at(first[0]).events.at(-1)).toMatchObject({ type: 'marched', in: 'the-fishhook', n: 1 });
  expect(at(first[0], 'an-loc').offer.options).toEqual([1, 2]); // of its own, and who came
});

test('76 Annam: both insurgents lose one for each space that holds both', () => {
  const spaces = {
    hue: { pieces: { 'nva-troops': 1, 'vc-guerrillas': 1 } },
    saigon: { pieces: { 'nva-bases-tunneled': 1, 'vc-guerrillas!active': 2 } },
    kontum: { pieces: { 'nva-troops': 1 } },
    'an-loc': { pieces: { 'vc-bases': 1 } },
  };
  const given = { spaces, tracks: { RES_NVA: 10, RES_VC: 5, PATRONAGE: 10 } };
  expect(playCard(76, 'unshaded', { given }).events).toEqual([
    { type: 'adjusted', track: 'RES_NVA', by: -2 },
    { type: 'adjusted', track: 'RES_VC', by: -2 },
    { type: 'adjusted', track: 'PATRONAGE', by: 2 },
  ]);
});
test('76 Annam, shaded: Hue, Da Nang and one province next to them support nobody', () => {
  const spaces = {
    hue: { support: 'PASSIVE_SUPPORT' },
    'da-nang': { support: 'ACTIVE_SUPPORT' },
    'quang-tri-thua-thien': { support: 'ACTIVE_SUPPORT' },
    'quang-nam': { support: 'PASSIVE_SUPPORT' },
    'quang-tin-quang-ngai': { support: 'PASSIVE_OPPOSITION' },
    'binh-dinh': { support: 'PASSIVE_SUPPORT' },
  };
  const provinces = ['quang-tri-thua-thien', 'quang-nam'];
  expect(playCard(76, 'shaded', { by: 'VC', given: { spaces } }).offer.options).toEqual(provinces);
  expect(playCard(76, 'shaded', { by: 'VC', given: { spaces }, choices: [['quang-nam']] }).events).toEqual([
    { type: 'shifted', in: 'hue', to: 'NEUTRAL' },
    { type: 'shifted', in: 'da-nang', to: 'NEUTRAL' },
    { type: 'shifted', in: 'quang-nam', to: 'NEUTRAL' },
  ]);
});

test('77 Detente: both insurgents keep half, rounded down, and five NVA troops are out of play', () => {
  expect(playCard(77, 'unshaded', { given: { tracks: { RES_NVA: 9, RES_VC: 5 } } }).events).toEqual([
    { type: 'adjusted', track: 'RES_NVA', by: -5 },
    { type: 'adjusted', track: 'RES_VC', by: -3 },
    moved('nva-troops', 'AVAILABLE', 'OUT_OF_PLAY', 5),
  ]);
});
test('77 Detente, shaded: the NVA take 9 or infiltrate; the VC rally in six spaces at most', () => {
  const given = { spaces: { 'central-laos': { pieces: { 'nva-bases': 1 } } }, tracks: { TRAIL: 1, RES_NVA: 10 } };
  const { offer, state } = playCard(77, 'shaded', { by: 'VC', given });
  expect(offer).toMatchObject({ seat: state.seats.NVA, options: ['RES_NVA', 'infiltrate'] });
  const cities = ['hue', 'da-nang', 'kontum', 'qui-nhon', 'cam-ranh', 'an-loc'];
  expect(playCard(77, 'shaded', { by: 'VC', given, choices: ['RES_NVA', ...cities] }).events).toEqual([
    { type: 'adjusted', track: 'RES_NVA', by: 9 },
    ...cities.map((city) => moved('vc-guerrillas', 'AVAILABLE', city)),
    operated('VC', 'rally'),
  ]);
  expect(playCard(77, 'shaded', { by: 'VC', given, choices: ['infiltrate', 'yes', 2, 'done'] }).events).toEqual([
    moved('nva-troops', 'AVAILABLE', 'central-laos', 2),
    operated('VC', 'rally'),
  ]);
});

test('78 General Lansdale: active support, and terror on top of terror, where a friend is', () => {
  const spaces = {
    hue: { pieces: { 'arvn-police': 1 }, terror: 1, support: 'PASSIVE_OPPOSITION' },
    'da-nang': { pieces: { 'us-irregulars': 1 } },
    kontum: { pieces: { 'vc-guerrillas': 1 } },
    saigon: { pieces: { 'us-troops': 1 } },
    'phuoc-long': { pieces: { 'us-troops': 1 } },
    'loc-hue-da-nang': { pieces: { 'arvn-troops': 1 } },
  };
  const given = { spaces, tracks: { PATRONAGE: 10 } };
  expect(playCard(78, 'unshaded', { given }).offer.options).toEqual(['hue', 'da-nang']);
  expect(playCard(78, 'unshaded', { given, choices: ['hue'] }).events).toEqual([
    { type: 'shifted', in: 'hue', to: 'ACTIVE_SUPPORT' },
    { type: 'marked', in: 'hue', marker: 'TERROR', by: 1 },
    { type: 'adjusted', track: 'PATRONAGE', by: 1 },
  ]);
});
test('78 General Lansdale, shaded: patronage, and no US Assault until the reset', () => {
  expect(playCard(78, 'shaded', { by: 'ARVN', given: { tracks: { PATRONAGE: 10 } } }).events).toEqual([
    { type: 'adjusted', track: 'PATRONAGE', by: 3 },
    { type: 'cameIntoForce', rule: '78:shaded' },
  ]);
  const spaces = { hue: { pieces: { 'us-troops': 1, 'arvn-troops': 2, 'nva-troops': 1 } } };
  const assault = { do: 'operation', operation: 'assault' };
  const inForce = ['78:shaded'];
  expect(acting('US', { spaces }).prompts()[0]?.options).toContainEqual(assault);
  expect(acting('US', { spaces, inForce }).prompts()[0]?.options).not.toContainEqual(assault);
  expect(acting('ARVN', { spaces, inForce }).prompts()[0]?.options).toContainEqual(assault);
});

test('79 Henry Cabot Lodge: aid', () => {
  const aid = { type: 'adjusted', track: 'AID', by: 20 };
  expect(playCard(79, 'unshaded', { given: { tracks: { AID: 15 } } }).events).toEqual([aid]);
});
test('79 Henry Cabot Lodge, shaded: up to three ARVN pieces go, each for 2 patronage, and ARVN waits', () => {
  const spaces = {
    hue: { pieces: { 'arvn-troops': 2, 'arvn-bases': 1 } },
    'central-laos': { pieces: { 'arvn-rangers': 1 } },
  };
  const row = { by: 'NVA', given: { spaces, tracks: { PATRONAGE: 10 } } } as const;
  const waits = { type: 'eligibilitySet', faction: 'ARVN', is: false, now: true };
  expect(playCard(79, 'shaded', row).offer.options).toEqual([
    'done',
    'arvn-troops in hue',
    'arvn-bases in hue',
    'arvn-rangers in central-laos',
  ]);
  const choices = ['arvn-bases in hue', 'arvn-troops in hue', 1, 'done'];
  expect(playCard(79, 'shaded', { ...row, choices }).events).toEqual([
    moved('arvn-bases', 'hue', 'AVAILABLE'),
    moved('arvn-troops', 'hue', 'AVAILABLE'),
    { type: 'adjusted', track: 'PATRONAGE', by: 4 },
    waits,
  ]);
  expect(playCard(79, 'shaded', { ...row, choices: ['done'] }).events).toEqual([waits]);
});

test('80 Light at the End of the Tunnel: one to four pieces go home, bases as well', () => {
  const spaces = { hue: { pieces: { 'us-troops': 5, 'us-bases': 1 } } };
  const at = (...choices: unknown[]) => playCard(80, 'single', { by: 'VC', given: { spaces }, choices }).offer;
  const [troops, base] = ['us-troops in hue', 'us-bases in hue'];
  expect(at()).toMatchObject({ seat: 3, options: [troops, base] }); // one at least
  expect(at(troops)).toMatchObject({ options: [1, 2, 3, 4] });
  expect(at(base).options).toEqual(['done', troops]);
  expect(at(base, troops).options).toEqual([1, 2, 3]);
});
test('80 Light at the End of the Tunnel: for each patronage, a shift and four NVA troops; and who plays it stays', () => {
  const spaces = { hue: { pieces: { 'us-troops': 2 }, support: 'PASSIVE_SUPPORT' } };
  const north = Array(4).fill('north-vietnam');
  const abroad = Array(4).fill('central-laos');
  const row = { by: 'VC', given: { spaces } } as const;
  const outside = [
    ...['central-laos', 'southern-laos', 'northeast-cambodia', 'the-fishhook', 'the-parrots-beak'],
    ...['sihanoukville', 'north-vietnam'],
  ];
  expect(playCard(80, 'single', { ...row, choices: [2, ['hue']] }).offer.options).toEqual(outside);
  expect(playCard(80, 'single', { ...row, choices: [2, ['hue'], ...north, ['saigon'], ...abroad] }).events).toEqual([
    moved('us-troops', 'hue', 'AVAILABLE', 2),
    { type: 'adjusted', track: 'PATRONAGE', by: 2 },
    { type: 'shifted', in: 'hue', to: 'NEUTRAL' },
    ...north.map((to) => moved('nva-troops', 'AVAILABLE', to)),
    { type: 'adjusted', track: 'PATRONAGE', by: 2 },
    { type: 'shifted', in: 'saigon', to: 'PASSIVE_OPPOSITION' },
    ...abroad.map((to) => moved('nva-troops', 'AVAILABLE', to)),
    { type: 'eligibilitySet', faction: 'VC', is: true, now: false },
  ]);
});
