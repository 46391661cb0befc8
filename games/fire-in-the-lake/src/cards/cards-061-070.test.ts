import { scripted } from '@fermata/core/testing';
import { expect, test } from 'vitest';
import { playCard, sidesOffered } from '../../test/play-card.ts';
import { fireInTheLake } from '../game.ts';
import { IRREGULAR } from '../map/pieces.ts';
import { OUT_OF_PLAY } from '../map/places.ts';
import { count } from '../state/counts.ts';

const CAMBODIA = ['northeast-cambodia', 'the-fishhook', 'the-parrots-beak', 'sihanoukville'];
/** An operation was carried out, without a special activity. */
const operated = (by: string, operation: string) => ({ type: 'operated', by, operation, special: null, spaces: [] });
const moved = (piece: string, from: string, to: string, n = 1) => ({ type: 'moved', piece, n, from, to });

/** ARVN trains nobody in Hue, and transports from Saigon. */
function transported(inForce: readonly string[], saigon: object, choices: readonly unknown[]) {
  const spaces = { saigon: { pieces: saigon }, 'tay-ninh': { pieces: { 'vc-guerrillas!active': 4 } } };
  const position = { scenario: 'full', map: 'empty', card: 2, deck: [3, 5], eligible: ['ARVN'], spaces, inForce };
  const before = [{ do: 'operation', operation: 'train' }, 'hue', 'nothing', 'transport'];
  return scripted(fireInTheLake, { position, choices: [...before, ...choices] });
}
test('61 Armored Cavalry: after a Transport ARVN may assault where it went', () => {
  expect(playCard(61, 'unshaded').events).toEqual([{ type: 'cameIntoForce', rule: '61:unshaded' }]);
  const troops = { 'arvn-troops': 6 };
  const choices = ['tay-ninh', 6, 'done'];
  const [prompt] = transported(['61:unshaded'], troops, choices).prompts();
  expect(prompt?.options).toEqual(['done', 'tay-ninh']);
  const { events } = transported(['61:unshaded'], troops, [...choices, 'tay-ninh']);
  expect(events).toContainEqual(moved('vc-guerrillas!active', 'tay-ninh', 'AVAILABLE', 3));
  expect(transported([], troops, choices).prompts()[0]?.options).not.toEqual(['done', 'tay-ninh']);
});
test('61 Armored Cavalry: after a Transport that comes without an operation as well', () => {
  const spaces = {
    saigon: { pieces: { 'arvn-troops': 6 } },
    'tay-ninh': { pieces: { 'vc-guerrillas!active': 4 } },
  };
  const go = ['COIN', 'done', 'transport', 'tay-ninh', 6];
  const row = { by: 'ARVN', given: { spaces, inForce: ['61:unshaded'] }, choices: go } as const;
  const { offer, state } = playCard(69, 'single', row);
  expect(offer).toMatchObject({ seat: state.seats.ARVN, label: 'Assault where?', options: ['done', 'tay-ninh'] });
  const gone = moved('vc-guerrillas!active', 'tay-ninh', 'AVAILABLE', 3);
  expect(playCard(69, 'single', { ...row, choices: [...go, 'tay-ninh'] }).events).toContainEqual(gone);
  expect(playCard(69, 'single', { ...row, given: { spaces } }).events).not.toContainEqual(gone);
});
test('61 Armored Cavalry, shaded: Transport moves rangers only', () => {
  expect(playCard(61, 'shaded', { by: 'VC' }).events).toEqual([{ type: 'cameIntoForce', rule: '61:shaded' }]);
  const both = { 'arvn-troops': 2, 'arvn-rangers': 1 };
  expect(transported([], both, []).prompts()[0]?.options).toEqual(['arvn-troops in saigon', 'arvn-rangers in saigon']);
  const { events } = transported(['61:shaded'], both, ['tay-ninh']);
  expect(events.filter(({ type }) => type === 'moved')).toEqual([moved('arvn-rangers', 'saigon', 'tay-ninh')]);
});

test('62 Cambodian Civil War: air lift into Cambodia, a sweep within it, and two bases go', () => {
  const spaces = {
    saigon: { pieces: { 'us-troops': 3 } },
    'the-fishhook': { pieces: { 'vc-guerrillas': 1, 'vc-bases': 1 } },
    'the-parrots-beak': { pieces: { 'nva-bases': 1 } },
    sihanoukville: { pieces: { 'vc-bases-tunneled': 1 } },
  };
  const lift = ['yes', 'us-troops in saigon', 'the-fishhook', 2, 'done'];
  expect(playCard(62, 'unshaded', { given: { spaces }, choices: lift.slice(0, 2) }).offer.options).toEqual(CAMBODIA);
  expect(playCard(62, 'unshaded', { given: { spaces }, choices: lift }).offer.options).toEqual([
    'done',
    'northeast-cambodia',
    'the-fishhook',
    'the-parrots-beak',
  ]);
  const choices = [...lift, 'the-fishhook', 'done', 'nva-bases in the-parrots-beak'];
  expect(playCard(62, 'unshaded', { given: { spaces }, choices }).events).toEqual([
    moved('us-troops', 'saigon', 'the-fishhook', 2),
    { type: 'flipped', piece: 'vc-guerrillas', to: 'vc-guerrillas!active', n: 1, in: 'the-fishhook' },
    { type: 'swept', in: 'the-fishhook', by: 'US' },
    operated('US', 'sweep'),
    moved('nva-bases', 'the-parrots-beak', 'AVAILABLE'),
    moved('vc-bases', 'the-fishhook', 'AVAILABLE'),
  ]);
});
test('62 Cambodian Civil War: whoever executes it picks the US or ARVN, and that faction sweeps', () => {
  const pieces = { 'us-troops': 2, 'arvn-troops': 2, 'nva-guerrillas': 1 };
  const given = { spaces: { 'the-fishhook': { pieces } } };
  const { offer, state } = playCard(62, 'unshaded', { by: 'VC', given, choices: ['no'] });
  expect(offer).toMatchObject({ seat: state.seats.VC, options: ['US', 'ARVN'] });
  const choices = ['no', 'ARVN', 'the-fishhook', 'done'];
  expect(playCard(62, 'unshaded', { by: 'VC', given, choices }).events).toEqual([
    { type: 'flipped', piece: 'nva-guerrillas', to: 'nva-guerrillas!active', n: 1, in: 'the-fishhook' },
    { type: 'swept', in: 'the-fishhook', by: 'ARVN' },
    operated('ARVN', 'sweep'),
  ]);
});
test('62 Cambodian Civil War, shaded: the NVA place up to twelve in Cambodia, as many as there are', () => {
  const given = { OUT_OF_PLAY: { 'nva-troops': 38, 'nva-guerrillas': 19 } };
  const choices = ['nva-guerrillas in AVAILABLE', 'sihanoukville', 'the-fishhook', 'the-fishhook'];
  const { offer, state } = playCard(62, 'shaded', { given, choices: choices.slice(0, 1) });
  expect(offer).toMatchObject({ seat: state.seats.NVA, options: CAMBODIA });
  // What has come does not come again, so nothing else is asked.
  expect(playCard(62, 'shaded', { given, choices }).events).toEqual([
    moved('nva-guerrillas', 'AVAILABLE', 'sihanoukville'),
    moved('nva-troops', 'AVAILABLE', 'the-fishhook'),
    moved('nva-troops', 'AVAILABLE', 'the-fishhook'),
  ]);
});
test('62 Cambodian Civil War, shaded: twelve and no more', () => {
  const choices = Array(12).fill(['nva-troops in AVAILABLE', 'the-fishhook']).flat();
  expect(playCard(62, 'shaded', { choices }).events).toHaveLength(12);
});

test('63 Fact Finding: no more patronage is moved than there is', () => {
  const given = { tracks: { PATRONAGE: 2 } };
  expect(playCard(63, 'unshaded', { given, chance: { event: [5] }, choices: ['PATRONAGE'] }).events).toEqual([
    { type: 'rolled', die: 5, for: 'event' },
    { type: 'adjusted', track: 'PATRONAGE', by: -2 },
    { type: 'adjusted', track: 'RES_ARVN', by: 2 },
    { type: 'adjusted', track: 'AID', by: 6 },
  ]);
});
test('63 Fact Finding: or two US pieces come into the South', () => {
  const given = { OUT_OF_PLAY: { 'us-troops': 3 }, tracks: { AID: 15 } };
  expect(playCard(63, 'unshaded', { given }).offer.options).toEqual(['US', 'PATRONAGE']);
  expect(playCard(63, 'unshaded', { given, choices: ['US', 'hue', 'saigon'] }).events).toEqual([
    moved('us-troops', 'OUT_OF_PLAY', 'hue'),
    moved('us-troops', 'OUT_OF_PLAY', 'saigon'),
    { type: 'adjusted', track: 'AID', by: 6 },
  ]);
});
test('63 Fact Finding, shaded: a city under COIN control supports nobody; patronage or VC resources', () => {
  const pieces = { 'arvn-police': 1 };
  const spaces = {
    hue: { pieces, support: 'PASSIVE_SUPPORT' },
    'da-nang': { pieces, support: 'ACTIVE_SUPPORT' },
    kontum: { support: 'ACTIVE_SUPPORT' },
    saigon: { pieces, support: 'ACTIVE_SUPPORT' },
  };
  const row = { by: 'VC', given: { spaces, tracks: { RES_VC: 5 } } } as const;
  expect(playCard(63, 'shaded', row).offer.options).toEqual(['hue', 'da-nang']);
  expect(playCard(63, 'shaded', { ...row, choices: [['da-nang'], 'RES_VC'] }).events).toEqual([
    { type: 'shifted', in: 'da-nang', to: 'NEUTRAL' },
    { type: 'adjusted', track: 'RES_VC', by: 4 },
  ]);
});

test('64 Honolulu Conference: who is no friend of Saigon stays eligible instead of pacifying', () => {
  expect(playCard(64, 'single', { by: 'VC', choices: ['-10 AID', '-5 PATRONAGE'] }).events).toEqual([
    { type: 'adjusted', track: 'AID', by: -10 },
    { type: 'adjusted', track: 'PATRONAGE', by: -5 },
    { type: 'eligibilitySet', faction: 'VC', is: true, now: false },
  ]);
});
test('64 Honolulu Conference: ARVN pacifies as in the Support phase', () => {
  const spaces = {
    'tay-ninh': { pieces: { 'arvn-troops': 1, 'arvn-police': 1 } },
    hue: { pieces: { 'arvn-police': 1 } },
  };
  const row = { by: 'ARVN', given: { spaces, tracks: { RES_ARVN: 30, AID: 15, PATRONAGE: 15 } } } as const;
  const tracks = ['+10 AID', '+3 PATRONAGE'];
  expect(playCard(64, 'single', { ...row, choices: tracks }).offer.options).toEqual(['done', 'tay-ninh']);
  expect(playCard(64, 'single', { ...row, choices: [...tracks, 'tay-ninh', 'done'] }).events).toEqual([
    { type: 'adjusted', track: 'AID', by: 10 },
    { type: 'adjusted', track: 'PATRONAGE', by: 3 },
    { type: 'spacePacified', in: 'tay-ninh', by: 'ARVN' },
    { type: 'adjusted', track: 'RES_ARVN', by: -3 },
    { type: 'shifted', in: 'tay-ninh', to: 'PASSIVE_SUPPORT' },
  ]);
});

test('64 Honolulu Conference: four spaces in all', () => {
  const friend = { pieces: { 'arvn-troops': 1, 'arvn-police': 1 } };
  const four = ['tay-ninh', 'quang-nam', 'binh-dinh', 'kien-phong'];
  const spaces = Object.fromEntries([...four, 'hue'].map((space) => [space, friend]));
  const row = { by: 'ARVN', given: { spaces, tracks: { RES_ARVN: 40, AID: 15, PATRONAGE: 15 } } } as const;
  const after = (count: number) =>
    playCard(64, 'single', {
      ...row,
      choices: ['+10 AID', '+3 PATRONAGE', ...four.slice(0, count).flatMap((space) => [space, 'done'])],
    }).offer.options;
  expect(after(3)).toEqual(expect.arrayContaining(['kien-phong', 'hue']));
  expect(after(4)).not.toContain('hue');
});

test('65 International Forces: four US pieces come from out of play, each to a space of its own', () => {
  const given = { OUT_OF_PLAY: { 'us-troops': 3, 'us-bases': 2 } };
  const base = ['us-bases in OUT_OF_PLAY', 'kontum'];
  const { options } = playCard(65, 'unshaded', { given, choices: base.slice(0, 1) }).offer;
  expect(options).toHaveLength(29); // no base on a line, nobody in the North
  const troop = (to: string) => ['us-troops in OUT_OF_PLAY', to];
  const choices = [...base, ...troop('hue'), ...troop('loc-hue-da-nang'), ...troop('hue').slice(0, 1), 'central-laos'];
  expect(playCard(65, 'unshaded', { given, choices }).events).toEqual([
    moved('us-bases', 'OUT_OF_PLAY', 'kontum'),
    moved('us-troops', 'OUT_OF_PLAY', 'hue'),
    moved('us-troops', 'OUT_OF_PLAY', 'loc-hue-da-nang'),
    moved('us-troops', 'OUT_OF_PLAY', 'central-laos'),
  ]);
  expect(sidesOffered(65)).toEqual([]); // nobody is out of play, nor on the map
});
test('65 International Forces, shaded: the US takes a die of its pieces out of play', () => {
  const spaces = {
    hue: { pieces: { 'us-troops': 1, 'us-bases': 1 } },
    saigon: { pieces: { 'us-irregulars!active': 1 } },
  };
  const row = { by: 'VC', given: { spaces }, chance: { event: [2] } } as const;
  const { offer, state } = playCard(65, 'shaded', row);
  const options = ['us-troops in hue', 'us-bases in hue', 'us-irregulars!active in saigon'];
  expect(offer).toMatchObject({ seat: state.seats.US, options });
  const played = playCard(65, 'shaded', { ...row, choices: options.slice(1) });
  expect(played.events).toEqual([
    { type: 'rolled', die: 2, for: 'event' },
    moved('us-bases', 'hue', 'OUT_OF_PLAY'),
    moved('us-irregulars!active', 'saigon', 'OUT_OF_PLAY'),
  ]);
  expect(count(played.state, OUT_OF_PLAY, IRREGULAR)).toBe(1);
});

test('66 Ambassador Taylor: aid and resources; then US pieces, less patronage, or nothing', () => {
  const given = { OUT_OF_PLAY: { 'us-troops': 2 }, tracks: { AID: 10, RES_ARVN: 10, PATRONAGE: 2 } };
  const gains = [
    { type: 'adjusted', track: 'AID', by: 9 },
    { type: 'adjusted', track: 'RES_ARVN', by: 9 },
  ];
  expect(playCard(66, 'unshaded', { given }).offer.options).toEqual(['US', 'PATRONAGE', 'nothing']);
  const one = ['US', 'us-troops in OUT_OF_PLAY', 'hue'];
  expect(playCard(66, 'unshaded', { given, choices: one }).offer.options).toEqual(['done', 'us-troops in OUT_OF_PLAY']);
  const { events } = playCard(66, 'unshaded', { given, choices: [...one, 'done'] });
  expect(events).toEqual([...gains, moved('us-troops', 'OUT_OF_PLAY', 'hue')]);
  expect(playCard(66, 'unshaded', { given, choices: ['PATRONAGE'] }).events).toEqual([
    ...gains,
    { type: 'adjusted', track: 'PATRONAGE', by: -2 },
  ]);
  expect(playCard(66, 'unshaded', { given, choices: ['nothing'] }).events).toEqual(gains);
});
test('66 Ambassador Taylor, shaded: support is gone in three spaces, not in Saigon; patronage falls', () => {
  const spaces = {
    hue: { support: 'PASSIVE_SUPPORT' },
    'da-nang': { support: 'ACTIVE_SUPPORT' },
    kontum: { support: 'PASSIVE_OPPOSITION' },
    saigon: { support: 'ACTIVE_SUPPORT' },
    'tay-ninh': { support: 'PASSIVE_SUPPORT' },
    'kien-phong': { support: 'PASSIVE_SUPPORT' },
  };
  const given = { spaces, tracks: { PATRONAGE: 10 } };
  const supporting = ['hue', 'da-nang', 'tay-ninh', 'kien-phong'];
  expect(playCard(66, 'shaded', { by: 'VC', given }).offer.options).toEqual(supporting);
  expect(playCard(66, 'shaded', { by: 'VC', given, choices: [['hue', 'da-nang', 'tay-ninh']] }).events).toEqual([
    { type: 'shifted', in: 'hue', to: 'NEUTRAL' },
    { type: 'shifted', in: 'da-nang', to: 'NEUTRAL' },
    { type: 'shifted', in: 'tay-ninh', to: 'NEUTRAL' },
    { type: 'adjusted', track: 'PATRONAGE', by: -3 },
  ]);
});

test('67 Amphib Landing: troops go along the coast, then sweep and assault one space of it', () => {
  const spaces = {
    hue: { pieces: { 'arvn-troops': 2 } },
    'da-nang': { pieces: { 'vc-guerrillas': 1 } },
    saigon: { pieces: { 'us-troops': 1 } },
  };
  expect(playCard(67, 'unshaded', { given: { spaces } }).offer.options).toEqual(['US', 'ARVN']);
  const start = ['ARVN', 'arvn-troops in hue'];
  const { offer, state } = playCard(67, 'unshaded', { given: { spaces }, choices: start });
  expect(offer.seat).toBe(state.seats.ARVN);
  expect(offer.options).toContain('loc-saigon-cam-ranh');
  for (const other of ['hue', 'kontum', 'north-vietnam']) expect(offer.options).not.toContain(other);
  const choices = [...start, 'da-nang', 2, 'da-nang', 'da-nang'];
  expect(playCard(67, 'unshaded', { given: { spaces }, choices }).events).toEqual([
    moved('arvn-troops', 'hue', 'da-nang', 2),
    { type: 'flipped', piece: 'vc-guerrillas', to: 'vc-guerrillas!active', n: 1, in: 'da-nang' },
    { type: 'swept', in: 'da-nang', by: 'ARVN' },
    operated('ARVN', 'sweep'),
    moved('vc-guerrillas!active', 'da-nang', 'AVAILABLE'),
    { type: 'assaulted', in: 'da-nang', by: 'ARVN', guerrillas: 1 },
    operated('ARVN', 'assault'),
  ]);
});
test('67 Amphib Landing: where the sweep is left, the assault may be anywhere on the coast, lines included', () => {
  const line = 'loc-hue-da-nang';
  const spaces = { [line]: { pieces: { 'us-troops': 1, 'nva-troops': 1 } } };
  const choices = ['done', 'done', line];
  expect(playCard(67, 'unshaded', { given: { spaces }, choices }).events).toEqual([
    operated('US', 'sweep'),
    moved('nva-troops', line, 'AVAILABLE'),
    { type: 'assaulted', in: line, by: 'US', guerrillas: 0 },
    operated('US', 'assault'),
  ]);
});
test('67 Amphib Landing, shaded: the VC take up to three pieces from one coastal space, and their enemies wait', () => {
  const spaces = {
    hue: { pieces: { 'vc-guerrillas': 1 } },
    kontum: { pieces: { 'vc-guerrillas': 1 } },
    saigon: { pieces: { 'vc-guerrillas': 2, 'vc-bases': 1 } },
  };
  const { offer, state } = playCard(67, 'shaded', { by: 'NVA', given: { spaces } });
  expect(offer).toMatchObject({ seat: state.seats.VC, options: ['hue', 'saigon'] });
  const choices = ['saigon', 'vc-bases in saigon', 'kontum', 'vc-guerrillas in saigon', 'loc-kontum-dak-to', 'done'];
  expect(playCard(67, 'shaded', { by: 'NVA', given: { spaces }, choices }).events).toEqual([
    moved('vc-bases', 'saigon', 'kontum'),
    moved('vc-guerrillas', 'saigon', 'loc-kontum-dak-to'),
    { type: 'eligibilitySet', faction: 'US', is: false, now: true },
    { type: 'eligibilitySet', faction: 'ARVN', is: false, now: true },
  ]);
});
test('67 Amphib Landing, shaded: the VC may move a base with its tunnel', () => {
  const spaces = { saigon: { pieces: { 'vc-bases-tunneled': 1 } } };
  const choices = ['vc-bases-tunneled in saigon', 'tay-ninh'];
  const { events } = playCard(67, 'shaded', { by: 'VC', given: { spaces }, choices });
  expect(events[0]).toEqual(moved('vc-bases-tunneled', 'saigon', 'tay-ninh'));
});

test('68 Green Berets: three irregulars or rangers in a province, which supports them', () => {
  const given = { spaces: { 'central-laos': { pieces: { 'nva-troops': 1 } } } };
  const { options } = playCard(68, 'unshaded', { given }).offer;
  expect(options).toHaveLength(20); // not the North, nor what the NVA control
  for (const other of ['central-laos', 'north-vietnam', 'hue']) expect(options).not.toContain(other);
  const ways = playCard(68, 'unshaded', { given, choices: ['tay-ninh'] }).offer.options;
  expect(ways).toEqual(['us-irregulars', 'arvn-rangers']);
  expect(playCard(68, 'unshaded', { given, choices: ['tay-ninh', 'arvn-rangers'] }).events).toEqual([
    ...Array(3).fill(moved('arvn-rangers', 'AVAILABLE', 'tay-ninh')),
    { type: 'shifted', in: 'tay-ninh', to: 'ACTIVE_SUPPORT' },
  ]);
});
test('68 Green Berets: as many as there are, and no support where nobody lives', () => {
  const given = { OUT_OF_PLAY: { 'us-irregulars': 4 } };
  const choices = ['phuoc-long', 'us-irregulars'];
  expect(playCard(68, 'unshaded', { by: 'VC', given, choices }).events).toEqual(
    Array(2).fill(moved('us-irregulars', 'AVAILABLE', 'phuoc-long')),
  );
});
test('68 Green Berets, shaded: three irregulars go, and one province of theirs turns away', () => {
  const spaces = {
    saigon: { pieces: { 'us-irregulars': 1 } },
    'tay-ninh': { pieces: { 'us-irregulars': 2 } },
    'kien-phong': { pieces: { 'us-irregulars!active': 1 } },
  };
  const picks = ['us-irregulars in tay-ninh', 2, 'us-irregulars!active in kien-phong'];
  const row = { by: 'VC', given: { spaces } } as const;
  expect(playCard(68, 'shaded', { ...row, choices: picks }).offer.options).toEqual(['tay-ninh', 'kien-phong']);
  expect(playCard(68, 'shaded', { ...row, choices: [...picks, ['kien-phong']] }).events).toEqual([
    moved('us-irregulars', 'tay-ninh', 'AVAILABLE', 2),
    moved('us-irregulars!active', 'kien-phong', 'AVAILABLE'),
    { type: 'shifted', in: 'kien-phong', to: 'ACTIVE_OPPOSITION' },
  ]);
  const given = { spaces: { saigon: spaces.saigon } };
  expect(playCard(68, 'shaded', { by: 'VC', given }).events).toEqual([moved('us-irregulars', 'saigon', 'AVAILABLE')]);
});

test('69 MACV: both allies of one side have a special activity, and the executor stays eligible', () => {
  const row = {
    by: 'NVA',
    given: { spaces: { hue: { pieces: { 'vc-guerrillas': 1 } } }, tracks: { RES_VC: 5 } },
  } as const;
  expect(playCard(69, 'single', row).offer.options).toEqual(['COIN', 'insurgents']);
  const { offer, state } = playCard(69, 'single', { ...row, choices: ['insurgents'] });
  expect(offer).toMatchObject({ seat: state.seats.VC, options: ['done', 'tax'] });
  const stays = { type: 'eligibilitySet', faction: 'NVA', is: true, now: false };
  expect(playCard(69, 'single', { ...row, choices: ['insurgents', 'tax'] }).events).toEqual([
    { type: 'flipped', piece: 'vc-guerrillas', to: 'vc-guerrillas!active', n: 1, in: 'hue' },
    { type: 'adjusted', track: 'RES_VC', by: 4 },
    { type: 'shifted', in: 'hue', to: 'PASSIVE_SUPPORT' },
    stays,
  ]);
  expect(playCard(69, 'single', { ...row, choices: ['insurgents', 'done'] }).events).toEqual([stays]);
});
test('69 MACV: its special activity is not forbidden by what forbids such, and has the usual limits', () => {
  const spaces = { saigon: { pieces: { 'us-troops': 2 } } };
  const given = { spaces, inForce: ['115:single'], tracks: { TRAIL: 0 } };
  const row = { by: 'US', given } as const;
  const { offer, state } = playCard(69, 'single', { ...row, choices: ['COIN'] });
  expect(offer).toMatchObject({ seat: state.seats.US, options: ['done', 'air-lift'] });
  const choices = ['COIN', 'air-lift', 'us-troops in saigon', 'hue', 2];
  expect(playCard(69, 'single', { ...row, choices }).events).toEqual([
    moved('us-troops', 'saigon', 'hue', 2),
    { type: 'eligibilitySet', faction: 'US', is: true, now: false },
  ]);
});
test('69 MACV: the US first, then ARVN, each says which', () => {
  const spaces = {
    hue: { pieces: { 'arvn-troops': 2 }, support: 'PASSIVE_SUPPORT' },
    saigon: { pieces: { 'us-irregulars': 1, 'vc-guerrillas!active': 1 } },
  };
  const row = { by: 'VC', given: { spaces, tracks: { TRAIL: 0, AID: 10 } } } as const;
  const { offer, state } = playCard(69, 'single', { ...row, choices: ['COIN'] });
  const us = ['done', 'advise', 'air-lift', 'air-strike'];
  expect(offer).toMatchObject({ seat: state.seats.US, options: us });
  const next = playCard(69, 'single', { ...row, choices: ['COIN', 'done'] }).offer;
  expect(next).toMatchObject({ seat: state.seats.ARVN, options: ['done', 'govern', 'transport'] });
});

test('70 ROKs: around Phu Bon all cubes of the US and ARVN sweep and assault as US troops', () => {
  const [qui, phu] = ['qui-nhon', 'phu-bon-phu-yen'];
  const spaces = {
    [qui]: { pieces: { 'us-troops': 1, 'arvn-police': 2 } },
    [phu]: { pieces: { 'vc-guerrillas': 3 } },
  };
  expect(playCard(70, 'unshaded', { given: { spaces } }).offer.options).toEqual(['US', 'ARVN']);
  const start = ['ARVN', phu];
  expect(playCard(70, 'unshaded', { given: { spaces }, choices: start }).offer.options).toEqual([
    'us-troops in qui-nhon',
    'arvn-police in qui-nhon',
  ]);
  const choices = [...start, 'arvn-police in qui-nhon', 2, 'done', 'done', phu];
  expect(playCard(70, 'unshaded', { given: { spaces }, choices }).events).toEqual([
    moved('arvn-police', qui, phu, 2),
    { type: 'flipped', piece: 'vc-guerrillas', to: 'vc-guerrillas!active', n: 2, in: phu },
    { type: 'swept', in: phu, by: 'ARVN' },
    operated('ARVN', 'sweep'),
    moved('vc-guerrillas!active', phu, 'AVAILABLE', 2),
    { type: 'assaulted', in: phu, by: 'US', guerrillas: 2 }, // as a US Assault
    operated('ARVN', 'assault'),
  ]);
});
test.each(['US', 'ARVN'])(
  '70 ROKs: cubes and irregulars search, and rangers do not, whoever of the two it is (%s)',
  (by) => {
    const pieces = { 'arvn-police': 1, 'us-irregulars': 1, 'arvn-rangers': 2, 'vc-guerrillas': 4 };
    const given = { spaces: { 'phu-bon-phu-yen': { pieces } } };
    const { events } = playCard(70, 'unshaded', { given, choices: [by, 'phu-bon-phu-yen', 'done'] });
    expect(events[0]).toEqual({
      type: 'flipped',
      piece: 'vc-guerrillas',
      to: 'vc-guerrillas!active',
      n: 2,
      in: 'phu-bon-phu-yen',
    });
  },
);
test('70 ROKs: of the troops of both that swept the VC remove one, where there are booby traps', () => {
  const phu = 'phu-bon-phu-yen';
  const at = (pieces: object, ...choices: string[]) =>
    playCard(70, 'unshaded', {
      given: { spaces: { [phu]: { pieces: { ...pieces, 'vc-guerrillas': 4 } } }, inForce: ['101:shaded'] },
      chance: { 'booby-traps': [3] },
      choices: ['US', phu, 'done', ...choices],
    });
  const both = { 'us-troops': 1, 'arvn-troops': 1 };
  const { offer, state } = at(both);
  expect(offer).toMatchObject({ seat: state.seats.VC, options: [`us-troops in ${phu}`, `arvn-troops in ${phu}`] });
  expect(at(both, `us-troops in ${phu}`).events).toContainEqual(moved('us-troops', phu, 'CASUALTIES'));
  expect(at({ 'arvn-troops': 2 }).events).toContainEqual(moved('arvn-troops', phu, 'AVAILABLE'));
});
test('70 ROKs: what limits a US Assault limits this one', () => {
  const pieces = { 'arvn-troops': 1, 'nva-troops': 1 };
  const three = ['kontum', 'qui-nhon', 'phu-bon-phu-yen'];
  const spaces = Object.fromEntries(three.map((space) => [space, { pieces }]));
  const given = { spaces, inForce: ['11:shaded'] }; // two spaces at most
  const { events } = playCard(70, 'unshaded', { given, choices: ['ARVN', 'done', 'kontum', 'qui-nhon'] });
  expect(events.at(-1)).toEqual(operated('ARVN', 'assault'));
});
test('70 ROKs, shaded: three spaces shift toward opposition, where they can', () => {
  const spaces = { 'qui-nhon': { support: 'ACTIVE_OPPOSITION' }, 'khanh-hoa': { support: 'PASSIVE_SUPPORT' } };
  expect(playCard(70, 'shaded', { by: 'VC', given: { spaces } }).events).toEqual([
    { type: 'shifted', in: 'phu-bon-phu-yen', to: 'PASSIVE_OPPOSITION' },
    { type: 'shifted', in: 'khanh-hoa', to: 'NEUTRAL' },
  ]);
});
