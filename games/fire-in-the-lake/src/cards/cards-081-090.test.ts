import { scripted } from '@fermata/core/testing';
import { expect, test } from 'vitest';
import { playCard } from '../../test/play-card.ts';
import { phase } from '../../test/under-rules.ts';
import { fireInTheLake } from '../game.ts';

const moved = (piece: string, from: string, to: string, n = 1) => ({ type: 'moved', piece, n, from, to });
const adjusted = (track: string, by: number) => ({ type: 'adjusted', track, by });

test('81 CIDG: a die of VC guerrillas in the South become rangers, irregulars or police', () => {
  const spaces = {
    hue: { pieces: { 'vc-guerrillas': 2, 'nva-guerrillas': 1 } },
    'loc-hue-da-nang': { pieces: { 'vc-guerrillas!active': 1 } },
    'central-laos': { pieces: { 'vc-guerrillas': 1 } },
  };
  const row = { given: { spaces }, chance: { event: [2] } };
  const [hue, line] = ['vc-guerrillas in hue', 'vc-guerrillas!active in loc-hue-da-nang'];
  const with_ = ['arvn-rangers', 'us-irregulars', 'arvn-police'].map((piece) => `${piece} in AVAILABLE`);
  expect(playCard(81, 'unshaded', row).offer.options).toEqual([hue, line]);
  expect(playCard(81, 'unshaded', { ...row, choices: [hue] }).offer.options).toEqual(with_);
  expect(playCard(81, 'unshaded', { ...row, choices: [hue, with_[1], line, with_[2]] }).events).toEqual([
    { type: 'rolled', die: 2, for: 'event' },
    moved('vc-guerrillas', 'hue', 'AVAILABLE'),
    moved('us-irregulars', 'AVAILABLE', 'hue'),
    moved('vc-guerrillas!active', 'loc-hue-da-nang', 'AVAILABLE'),
    moved('arvn-police', 'AVAILABLE', 'loc-hue-da-nang'),
  ]);
});
test('81 CIDG: as many as there are, and who cannot be replaced simply goes', () => {
  const spaces = { hue: { pieces: { 'vc-guerrillas': 2 } } };
  const OUT_OF_PLAY = { 'arvn-rangers': 6, 'us-irregulars': 6, 'arvn-police': 29 };
  const { events } = playCard(81, 'unshaded', { given: { spaces, OUT_OF_PLAY }, chance: { event: [6] } });
  expect(events).toEqual([
    { type: 'rolled', die: 6, for: 'event' },
    moved('vc-guerrillas', 'hue', 'AVAILABLE'),
    moved('arvn-police', 'AVAILABLE', 'hue'),
    moved('vc-guerrillas', 'hue', 'AVAILABLE'),
  ]);
});
test('81 CIDG, shaded: rangers, police and irregulars of a highland go, and two VC guerrillas come', () => {
  const pieces = { 'arvn-troops': 1, 'arvn-police': 2, 'arvn-rangers': 1, 'us-irregulars': 1 };
  const spaces = {
    'binh-dinh': { pieces },
    'pleiku-darlac': { pieces: { 'arvn-police': 1 } },
    'tay-ninh': { pieces: { 'arvn-police': 1 } },
  };
  const row = { by: 'VC', given: { spaces } } as const;
  expect(playCard(81, 'shaded', row).offer.options).toEqual(['binh-dinh', 'pleiku-darlac']);
  expect(playCard(81, 'shaded', { ...row, choices: ['binh-dinh'] }).events).toEqual([
    moved('arvn-rangers', 'binh-dinh', 'AVAILABLE'),
    moved('arvn-police', 'binh-dinh', 'AVAILABLE', 2),
    moved('us-irregulars', 'binh-dinh', 'AVAILABLE'),
    ...Array(2).fill(moved('vc-guerrillas', 'AVAILABLE', 'binh-dinh')),
  ]);
});

test('82 Domino Theory: up to three US pieces, up to six of ARVN, or money', () => {
  const OUT_OF_PLAY = { 'us-troops': 2, 'us-bases': 2, 'arvn-troops': 4 };
  const given = { OUT_OF_PLAY, tracks: { AID: 15, RES_ARVN: 30 } };
  expect(playCard(82, 'unshaded', { given }).offer.options).toEqual(['US', 'ARVN', 'RES_ARVN and AID']);
  expect(playCard(82, 'unshaded', { given, choices: ['US'] }).offer.options).toEqual([
    'done',
    'us-troops in OUT_OF_PLAY',
    'us-bases in OUT_OF_PLAY',
  ]);
  const three = ['US', 'us-bases in OUT_OF_PLAY', 2, 'us-troops in OUT_OF_PLAY'];
  expect(playCard(82, 'unshaded', { given, choices: three }).events).toEqual([
    moved('us-bases', 'OUT_OF_PLAY', 'AVAILABLE', 2),
    moved('us-troops', 'OUT_OF_PLAY', 'AVAILABLE'),
  ]);
  const some = ['ARVN', 'arvn-troops in OUT_OF_PLAY', 3, 'done'];
  expect(playCard(82, 'unshaded', { given, choices: some }).events).toEqual([
    moved('arvn-troops', 'OUT_OF_PLAY', 'AVAILABLE', 3),
  ]);
  expect(playCard(82, 'unshaded', { given, choices: ['RES_ARVN and AID'] }).events).toEqual([
    adjusted('RES_ARVN', 9),
    adjusted('AID', 9),
  ]);
});
test('82 Domino Theory, shaded: three available US troops are out of play, and aid falls', () => {
  expect(playCard(82, 'shaded', { by: 'VC', given: { tracks: { AID: 15 } } }).events).toEqual([
    moved('us-troops', 'AVAILABLE', 'OUT_OF_PLAY', 3),
    adjusted('AID', -9),
  ]);
});

test('83 Election: three spaces go from passive to active support, and aid grows', () => {
  const names = ['hue', 'da-nang', 'kontum', 'tay-ninh'];
  const spaces = {
    ...Object.fromEntries(names.map((name) => [name, { support: 'PASSIVE_SUPPORT' }])),
    saigon: { support: 'NEUTRAL' },
  };
  const given = { spaces, tracks: { AID: 15 } };
  expect(playCard(83, 'unshaded', { given }).offer.options).toEqual(names);
  expect(playCard(83, 'unshaded', { given, choices: [['hue', 'kontum', 'tay-ninh']] }).events).toEqual([
    ...['hue', 'kontum', 'tay-ninh'].map((name) => ({ type: 'shifted', in: name, to: 'ACTIVE_SUPPORT' })),
    adjusted('AID', 10),
  ]);
});
test('83 Election, shaded: two cities shift toward opposition, and aid falls', () => {
  const given = { spaces: { hue: { support: 'ACTIVE_OPPOSITION' } }, tracks: { AID: 20 } };
  expect(playCard(83, 'shaded', { by: 'VC', given }).offer.options).toHaveLength(7); // Hue cannot
  expect(playCard(83, 'shaded', { by: 'VC', given, choices: [['kontum', 'saigon']] }).events).toEqual([
    { type: 'shifted', in: 'kontum', to: 'PASSIVE_OPPOSITION' },
    { type: 'shifted', in: 'saigon', to: 'PASSIVE_OPPOSITION' },
    adjusted('AID', -15),
  ]);
});

test('84 To Quoc: a troop and a police wherever the NVA are in the South', () => {
  const spaces = {
    hue: { pieces: { 'nva-bases-tunneled': 1 } },
    kontum: { pieces: { 'vc-guerrillas': 1 } },
    'central-laos': { pieces: { 'nva-troops': 1 } },
    'loc-hue-da-nang': { pieces: { 'nva-guerrillas': 1 } },
  };
  expect(playCard(84, 'unshaded', { given: { spaces } }).events).toEqual([
    moved('arvn-troops', 'AVAILABLE', 'hue'),
    moved('arvn-troops', 'AVAILABLE', 'loc-hue-da-nang'),
    moved('arvn-police', 'AVAILABLE', 'hue'),
    moved('arvn-police', 'AVAILABLE', 'loc-hue-da-nang'),
  ]);
});
test('84 To Quoc, shaded: ARVN loses one cube of three, and VC guerrillas come into up to three of these spaces', () => {
  const spaces = {
    hue: { pieces: { 'arvn-troops': 3, 'arvn-police': 3 } },
    kontum: { pieces: { 'arvn-troops': 2 } },
    'an-loc': { pieces: { 'arvn-troops': 3 } },
    saigon: { pieces: { 'arvn-police': 5 } },
    'can-tho': { pieces: { 'arvn-troops': 3 } },
  };
  const row = { by: 'VC', given: { spaces } } as const;
  const { offer, state } = playCard(84, 'shaded', row);
  expect(offer).toMatchObject({ seat: state.seats.ARVN, options: ['arvn-troops in hue', 'arvn-police in hue'] });
  const losses = ['arvn-police in hue', 2];
  const asked = playCard(84, 'shaded', { ...row, choices: losses }).offer;
  expect(asked).toMatchObject({ seat: state.seats.VC, options: ['done', 'hue', 'an-loc', 'saigon', 'can-tho'] });
  const lost = [
    moved('arvn-police', 'hue', 'AVAILABLE', 2),
    moved('arvn-troops', 'an-loc', 'AVAILABLE'),
    moved('arvn-police', 'saigon', 'AVAILABLE'),
    moved('arvn-troops', 'can-tho', 'AVAILABLE'),
  ];
  expect(playCard(84, 'shaded', { ...row, choices: [...losses, 'saigon', 'done'] }).events).toEqual([
    ...lost,
    moved('vc-guerrillas', 'AVAILABLE', 'saigon'),
  ]);
  expect(playCard(84, 'shaded', { ...row, choices: [...losses, 'saigon', 'hue', 'an-loc'] }).events).toEqual([
    ...lost,
    ...['saigon', 'hue', 'an-loc'].map((to) => moved('vc-guerrillas', 'AVAILABLE', to)),
  ]);
});

test('85 USAID: three spaces under COIN control shift toward support', () => {
  const pieces = { 'arvn-police': 1 };
  const spaces = {
    hue: { pieces },
    'da-nang': { pieces, support: 'ACTIVE_OPPOSITION' },
    kontum: { pieces: { ...pieces, 'vc-guerrillas': 1 } },
    'an-loc': { pieces },
    saigon: { pieces, support: 'ACTIVE_SUPPORT' },
    'phuoc-long': { pieces },
    'tay-ninh': { pieces },
  };
  const open = ['hue', 'da-nang', 'an-loc', 'tay-ninh'];
  expect(playCard(85, 'unshaded', { given: { spaces } }).offer.options).toEqual(open);
  expect(playCard(85, 'unshaded', { given: { spaces }, choices: [['hue', 'da-nang', 'an-loc']] }).events).toEqual([
    { type: 'shifted', in: 'hue', to: 'PASSIVE_SUPPORT' },
    { type: 'shifted', in: 'da-nang', to: 'PASSIVE_OPPOSITION' },
    { type: 'shifted', in: 'an-loc', to: 'PASSIVE_SUPPORT' },
  ]);
});
test('85 USAID, shaded: three tracks, each up, down or left alone', () => {
  const row = { by: 'VC', given: { tracks: { RES_ARVN: 30, AID: 15, PATRONAGE: 15 } } } as const;
  const choices = ['+2 RES_ARVN', 'nothing', '-2 PATRONAGE'];
  for (const [at, track] of ['RES_ARVN', 'AID', 'PATRONAGE'].entries())
    expect(playCard(85, 'shaded', { ...row, choices: choices.slice(0, at) }).offer.options).toEqual([
      `+2 ${track}`,
      `-2 ${track}`,
      'nothing',
    ]);
  const { events } = playCard(85, 'shaded', { ...row, choices });
  expect(events).toEqual([adjusted('RES_ARVN', 2), adjusted('PATRONAGE', -2)]);
});

/** ARVN trains nobody in Kontum and governs Hue: what is asked then. */
function governing(inForce: readonly string[], choices: readonly unknown[]) {
  const governed = { pieces: { 'arvn-troops': 2 }, support: 'PASSIVE_SUPPORT' };
  const spaces = { hue: governed, 'da-nang': governed };
  const position = { scenario: 'full', map: 'empty', card: 2, deck: [3, 5], eligible: ['ARVN'], spaces, inForce };
  const before = [{ do: 'operation', operation: 'train' }, 'kontum', 'nothing', 'govern', 'hue'];
  const [prompt] = scripted(fireInTheLake, { position, choices: [...before, ...choices] }).prompts();
  const about = prompt?.about as { step: string } | undefined; // as every prompt says
  return { step: about?.step, options: prompt?.options };
}
test('86 Mandate of Heaven: one space of a Govern for patronage does not shift', () => {
  expect(playCard(86, 'unshaded').events).toEqual([{ type: 'cameIntoForce', rule: '86:unshaded' }]);
  const spared = 'PATRONAGE without a shift';
  expect(governing([], []).options).toEqual(['AID', 'PATRONAGE']);
  expect(governing(['86:unshaded'], []).options).toEqual(['AID', 'PATRONAGE', spared]);
  expect(governing(['86:unshaded'], [spared, 'da-nang']).options).toEqual(['AID', 'PATRONAGE']);
});
test('86 Mandate of Heaven, shaded: ARVN governs in one space at most', () => {
  expect(playCard(86, 'shaded', { by: 'VC' }).events).toEqual([{ type: 'cameIntoForce', rule: '86:shaded' }]);
  expect(governing([], ['AID'])).toEqual({ step: 'govern-where', options: ['done', 'da-nang'] });
  expect(governing(['86:shaded'], ['AID']).step).toBe('train-where'); // the operation goes on
});
test('86 Mandate of Heaven, shaded: ARVN pacifies in one space at most', () => {
  const pieces = { 'arvn-troops': 1, 'arvn-police': 1 };
  const given = { spaces: { hue: { pieces }, 'da-nang': { pieces } }, tracks: { RES_ARVN: 30 } };
  const next = (...inForce: string[]) =>
    phase('pacify ARVN', { given: { ...given, inForce }, choices: ['hue', 'done'] }).offer;
  expect(next()).toMatchObject({ label: 'Pacify where?', options: ['done', 'da-nang'] });
  expect(next('86:shaded').label).not.toBe('Pacify where?');
});

test('87 Nguyen Chanh Thi: three ARVN pieces within three of Hue, and support where they came', () => {
  const police = 'arvn-police in AVAILABLE';
  expect(playCard(87, 'unshaded', { choices: [police] }).offer.options).toEqual([
    'hue',
    'da-nang',
    'central-laos',
    'southern-laos',
    'quang-tri-thua-thien',
    'quang-nam',
    'quang-tin-quang-ngai',
    'loc-hue-khe-sanh',
    'loc-hue-da-nang',
    'loc-da-nang-dak-to',
    'loc-da-nang-qui-nhon',
  ]);
  const choices = [police, 'hue', 'arvn-bases in AVAILABLE', 'da-nang', police, 'hue'];
  expect(playCard(87, 'unshaded', { choices }).events).toEqual([
    moved('arvn-police', 'AVAILABLE', 'hue'),
    moved('arvn-bases', 'AVAILABLE', 'da-nang'),
    moved('arvn-police', 'AVAILABLE', 'hue'),
    { type: 'shifted', in: 'hue', to: 'PASSIVE_SUPPORT' },
    { type: 'shifted', in: 'da-nang', to: 'PASSIVE_SUPPORT' },
  ]);
});
test('87 Nguyen Chanh Thi, shaded: two ARVN pieces within two of Hue become VC, and patronage moves either way', () => {
  const spaces = {
    hue: { pieces: { 'arvn-troops': 1 } },
    'quang-tin-quang-ngai': { pieces: { 'arvn-troops': 1 } },
    'loc-hue-da-nang': { pieces: { 'arvn-police': 1 } },
  };
  const row = { by: 'VC', given: { spaces, tracks: { PATRONAGE: 15 } } } as const;
  const targets = ['arvn-troops in hue', 'arvn-police in loc-hue-da-nang'];
  expect(playCard(87, 'shaded', row).offer.options).toEqual(targets);
  const first = targets.slice(1); // on a line only a guerrilla can come
  expect(playCard(87, 'shaded', { ...row, choices: first }).offer.options).toEqual([
    'vc-guerrillas in AVAILABLE',
    'vc-bases in AVAILABLE',
  ]);
  const both = [...first, 'vc-bases in AVAILABLE'];
  expect(playCard(87, 'shaded', { ...row, choices: both }).offer.options).toEqual(['+4 PATRONAGE', '-4 PATRONAGE']);
  expect(playCard(87, 'shaded', { ...row, choices: [...both, '-4 PATRONAGE'] }).events).toEqual([
    moved('arvn-police', 'loc-hue-da-nang', 'AVAILABLE'),
    moved('vc-guerrillas', 'AVAILABLE', 'loc-hue-da-nang'),
    moved('arvn-troops', 'hue', 'AVAILABLE'),
    moved('vc-bases', 'AVAILABLE', 'hue'),
    adjusted('PATRONAGE', -4),
  ]);
});

/** Saigon at a level, with some patronage. */
const saigon = (support: string) => ({ spaces: { saigon: { support } }, tracks: { PATRONAGE: 15 } });
const became = (to: string) => ({ type: 'shifted', in: 'saigon', to });

test('88 Phan Quang Dan: Saigon shifts toward support, and patronage grows', () => {
  const given = saigon('PASSIVE_SUPPORT');
  expect(playCard(88, 'unshaded', { given }).events).toEqual([became('ACTIVE_SUPPORT'), adjusted('PATRONAGE', 5)]);
});
test.each([
  ['ACTIVE_SUPPORT', [became('PASSIVE_SUPPORT')]],
  ['NEUTRAL', []],
  ['PASSIVE_OPPOSITION', [became('NEUTRAL')]],
])('88 Phan Quang Dan, shaded: Saigon goes from %s toward neutral, patronage falls, ARVN waits', (level, shifts) => {
  expect(playCard(88, 'shaded', { by: 'VC', given: saigon(level) }).events).toEqual([
    ...shifts,
    adjusted('PATRONAGE', -5),
    { type: 'eligibilitySet', faction: 'ARVN', is: false, now: true },
  ]);
});

test.each([
  ['ACTIVE_SUPPORT', [became('PASSIVE_SUPPORT')]],
  ['PASSIVE_SUPPORT', []],
  ['PASSIVE_OPPOSITION', [became('NEUTRAL')]],
])('89 Tam Chau: Saigon goes from %s toward passive support, and patronage grows', (level, shifts) => {
  const { events } = playCard(89, 'unshaded', { given: saigon(level) });
  expect(events).toEqual([...shifts, adjusted('PATRONAGE', 6)]);
});
test('89 Tam Chau, shaded: a VC piece in Saigon, which goes toward passive opposition; patronage falls', () => {
  const row = { by: 'VC', given: saigon('PASSIVE_SUPPORT') } as const;
  const pieces = ['vc-guerrillas in AVAILABLE', 'vc-bases in AVAILABLE'];
  expect(playCard(89, 'shaded', row).offer.options).toEqual(pieces);
  expect(playCard(89, 'shaded', { ...row, choices: ['vc-bases in AVAILABLE'] }).events).toEqual([
    moved('vc-bases', 'AVAILABLE', 'saigon'),
    became('NEUTRAL'),
    adjusted('PATRONAGE', -6),
  ]);
});

test('90 Walt Rostow: two ARVN pieces from anywhere go where COIN controls', () => {
  const spaces = {
    hue: { pieces: { 'us-troops': 1 } },
    'da-nang': { pieces: { 'arvn-troops': 1 } },
    kontum: { pieces: { 'arvn-police': 1, 'vc-guerrillas': 2 } },
  };
  const given = { spaces, OUT_OF_PLAY: { 'arvn-bases': 1 } };
  expect(playCard(90, 'unshaded', { given }).offer.options).toEqual([
    'arvn-troops in AVAILABLE',
    'arvn-police in AVAILABLE',
    'arvn-rangers in AVAILABLE',
    'arvn-bases in AVAILABLE',
    'arvn-bases in OUT_OF_PLAY',
    'arvn-troops in da-nang',
    'arvn-police in kontum',
  ]);
  const base = ['arvn-bases in OUT_OF_PLAY', 'hue'];
  expect(playCard(90, 'unshaded', { given, choices: base.slice(0, 1) }).offer.options).toEqual(['hue', 'da-nang']);
  expect(playCard(90, 'unshaded', { given, choices: [...base, 'arvn-police in kontum', 'da-nang'] }).events).toEqual([
    moved('arvn-bases', 'OUT_OF_PLAY', 'hue'),
    moved('arvn-police', 'kontum', 'da-nang'),
  ]);
});
test('90 Walt Rostow: they are two pieces, so what has moved does not move again', () => {
  const pieces = { 'arvn-police': 1 };
  const spaces = { hue: { pieces }, 'da-nang': { pieces } };
  const { options } = playCard(90, 'unshaded', {
    given: { spaces },
    choices: ['arvn-bases in AVAILABLE', 'hue'],
  }).offer;
  expect(options).toContain('arvn-police in hue');
  expect(options).not.toContain('arvn-bases in hue');
});
const FAR_FLUNG = {
  hue: { pieces: { 'arvn-troops': 1 } },
  'quang-nam': { pieces: { 'arvn-troops': 2, 'arvn-bases': 1 } },
  'tay-ninh': { pieces: { 'arvn-police': 1 } },
  'loc-hue-da-nang': { pieces: { 'arvn-troops': 1 } },
};
test('90 Walt Rostow, shaded: a guerrilla in each province with ARVN, whose troops then go home, bases or not', () => {
  const row = { by: 'VC', given: { spaces: FAR_FLUNG } } as const;
  const guerrillas = ['vc-guerrillas in AVAILABLE', 'nva-guerrillas in AVAILABLE'];
  const { offer, state } = playCard(90, 'shaded', { ...row, choices: guerrillas });
  const options = ['arvn-troops in quang-nam', 'arvn-troops in loc-hue-da-nang'];
  expect(offer).toMatchObject({ seat: state.seats.ARVN, options });
  const cities = ['hue', 'da-nang', 'kontum', 'qui-nhon', 'cam-ranh', 'an-loc', 'saigon', 'can-tho'];
  const first = [...guerrillas, 'arvn-troops in quang-nam'];
  expect(playCard(90, 'shaded', { ...row, choices: first }).offer.options).toEqual(cities);
  const choices = [...first, 'saigon', 2, 'can-tho', 'done'];
  expect(playCard(90, 'shaded', { ...row, choices }).events).toEqual([
    moved('vc-guerrillas', 'AVAILABLE', 'quang-nam'),
    moved('nva-guerrillas', 'AVAILABLE', 'tay-ninh'),
    moved('arvn-troops', 'quang-nam', 'saigon', 2),
    moved('arvn-troops', 'loc-hue-da-nang', 'can-tho'),
  ]);
});
test('90 Walt Rostow, shaded: the question which guerrilla says where', () => {
  const { offer } = playCard(90, 'shaded', { by: 'VC', given: { spaces: FAR_FLUNG } });
  expect(offer).toMatchObject({
    options: ['nva-guerrillas in AVAILABLE', 'vc-guerrillas in AVAILABLE'],
    about: { step: 'which-piece', space: 'quang-nam' },
  });
});
