import { expect, test } from 'vitest';
import { playCard, sidesOffered } from '../../test/play-card.ts';
import { operate } from '../../test/under-rules.ts';
import { SPACES } from '../map/places.ts';

test('21 Americal: the US gathers up to two troops of the map, and two that are out of play, in one place', () => {
  const spaces = { hue: { pieces: { 'us-troops': 1 } }, saigon: { pieces: { 'us-troops': 3 } } };
  const row = { by: 'ARVN', given: { spaces, OUT_OF_PLAY: { 'us-troops': 3 } } } as const;
  const { state, offer } = playCard(21, 'unshaded', row);
  expect(offer).toMatchObject({
    seat: state.seats.US,
    options: ['AVAILABLE', ...SPACES.filter((space) => space !== 'north-vietnam')],
  });
  expect(playCard(21, 'unshaded', { ...row, choices: ['saigon'] }).offer.options).toEqual(['done', 'us-troops in hue']);
  const abroad = 'us-troops in OUT_OF_PLAY';
  const toSaigon = ['saigon', 'us-troops in hue', abroad];
  expect(playCard(21, 'unshaded', { ...row, choices: toSaigon }).offer.options).toEqual([1, 2]);
  expect(playCard(21, 'unshaded', { ...row, choices: [...toSaigon, 2] }).events).toEqual([
    { type: 'moved', piece: 'us-troops', n: 1, from: 'hue', to: 'saigon' },
    { type: 'moved', piece: 'us-troops', n: 2, from: 'OUT_OF_PLAY', to: 'saigon' },
  ]);
  const home = ['AVAILABLE', 'us-troops in saigon', 2, abroad, 1, 'done'];
  expect(playCard(21, 'unshaded', { ...row, choices: home }).events).toEqual([
    { type: 'moved', piece: 'us-troops', n: 2, from: 'saigon', to: 'AVAILABLE' },
    { type: 'moved', piece: 'us-troops', n: 1, from: 'OUT_OF_PLAY', to: 'AVAILABLE' },
  ]);
  expect(playCard(21, 'unshaded', { ...row, choices: ['AVAILABLE', 'done', 'done'] }).events).toEqual([]);
});
test('21 Americal: no space is offered that nobody could come to', () => {
  const spaces = { hue: { pieces: { 'us-troops': 1 } } };
  expect(playCard(21, 'unshaded', { given: { spaces } }).offer.options).not.toContain('hue');
  expect(sidesOffered(21)).toEqual([]);
});
test('21 Americal, shaded: in one or two provinces with US troops a VC piece goes, and all oppose', () => {
  const spaces = {
    'quang-nam': { pieces: { 'us-troops': 1, 'vc-guerrillas': 1, 'vc-bases': 1 } },
    'binh-dinh': { pieces: { 'us-troops': 1, 'vc-guerrillas': 1 }, support: 'ACTIVE_SUPPORT' },
    'tay-ninh': { pieces: { 'us-troops': 1, 'vc-bases-tunneled': 1 } },
    'kien-phong': { pieces: { 'vc-guerrillas': 1 } },
    hue: { pieces: { 'us-troops': 1, 'vc-guerrillas': 1 } },
  };
  const row = { by: 'NVA', given: { spaces } } as const;
  expect(playCard(21, 'shaded', row).offer.options).toEqual(['quang-nam', 'binh-dinh']);
  expect(playCard(21, 'shaded', { ...row, choices: ['quang-nam'] }).offer.options).toEqual([
    'vc-guerrillas in quang-nam',
    'vc-bases in quang-nam',
  ]);
  const first = ['quang-nam', 'vc-guerrillas in quang-nam'];
  expect(playCard(21, 'shaded', { ...row, choices: first }).offer.options).toEqual(['done', 'binh-dinh']);
  const one = [
    { type: 'moved', piece: 'vc-guerrillas', n: 1, from: 'quang-nam', to: 'AVAILABLE' },
    { type: 'shifted', in: 'quang-nam', to: 'ACTIVE_OPPOSITION' },
  ];
  expect(playCard(21, 'shaded', { ...row, choices: [...first, 'done'] }).events).toEqual(one);
  expect(playCard(21, 'shaded', { ...row, choices: [...first, 'binh-dinh'] }).events).toEqual([
    ...one,
    { type: 'moved', piece: 'vc-guerrillas', n: 1, from: 'binh-dinh', to: 'AVAILABLE' },
    { type: 'shifted', in: 'binh-dinh', to: 'ACTIVE_OPPOSITION' },
  ]);
});
test('21 Americal, shaded: a base with a tunnel goes only if its owner plays it, and then like any other', () => {
  const tunnel = 'vc-bases-tunneled';
  const spaces = {
    'quang-nam': { pieces: { 'us-troops': 1, 'vc-guerrillas': 1, [tunnel]: 1 } },
    'tay-ninh': { pieces: { 'us-troops': 1, [tunnel]: 1 } },
  };
  const given = { spaces };
  const opposed = (piece: string, from: string) => [
    { type: 'moved', piece, n: 1, from, to: 'AVAILABLE' },
    { type: 'shifted', in: from, to: 'ACTIVE_OPPOSITION' },
  ];
  expect(playCard(21, 'shaded', { by: 'NVA', given }).events).toEqual(opposed('vc-guerrillas', 'quang-nam'));
  const row = { by: 'VC', given } as const;
  expect(playCard(21, 'shaded', row).offer.options).toEqual(['quang-nam', 'tay-ninh']);
  expect(playCard(21, 'shaded', { ...row, choices: ['quang-nam'] }).offer.options).toEqual([
    'vc-guerrillas in quang-nam',
    `${tunnel} in quang-nam`,
  ]);
  expect(playCard(21, 'shaded', { ...row, choices: ['tay-ninh', 'done'] }).events).toEqual(opposed(tunnel, 'tay-ninh'));
  const alone = { spaces: { 'tay-ninh': spaces['tay-ninh'] }, OUT_OF_PLAY: { 'us-troops': 39 } };
  expect(sidesOffered(21, { by: 'NVA', given: alone })).toEqual(['unshaded']);
  expect(sidesOffered(21, { by: 'VC', given: alone })).toEqual(['unshaded', 'shaded']);
});

test('22 Da Nang: up to six US troops come, three of them at most from out of play', () => {
  const row = { by: 'VC', given: { OUT_OF_PLAY: { 'us-troops': 10 } } } as const;
  const [near, far] = ['us-troops in AVAILABLE', 'us-troops in OUT_OF_PLAY'];
  const { state, offer } = playCard(22, 'unshaded', row);
  expect(offer).toMatchObject({ seat: state.seats.US, options: ['done', near, far] });
  expect(playCard(22, 'unshaded', { ...row, choices: [near] }).offer.options).toEqual([1, 2, 3, 4, 5, 6]);
  expect(playCard(22, 'unshaded', { ...row, choices: [far] }).offer.options).toEqual([1, 2, 3]);
  expect(playCard(22, 'unshaded', { ...row, choices: [far, 3] }).offer.options).toEqual(['done', near]);
  expect(playCard(22, 'unshaded', { ...row, choices: [far, 3, near, 2, 'done'] }).events).toEqual([
    { type: 'moved', piece: 'us-troops', n: 3, from: 'OUT_OF_PLAY', to: 'da-nang' },
    { type: 'moved', piece: 'us-troops', n: 2, from: 'AVAILABLE', to: 'da-nang' },
  ]);
  expect(playCard(22, 'unshaded', { ...row, choices: ['done'] }).events).toEqual([]);
  expect(sidesOffered(22, { given: { CASUALTIES: { 'us-troops': 40 } } })).toEqual(['shaded']);
});
test('22 Da Nang, shaded: support there and next door is gone, and there is no Air Strike', () => {
  const spaces = {
    hue: { support: 'ACTIVE_SUPPORT' },
    'da-nang': { support: 'PASSIVE_SUPPORT' },
    'quang-nam': { support: 'ACTIVE_SUPPORT' },
    'quang-tin-quang-ngai': { support: 'PASSIVE_OPPOSITION' },
  };
  expect(playCard(22, 'shaded', { by: 'VC', given: { spaces } }).events).toEqual([
    { type: 'shifted', in: 'da-nang', to: 'NEUTRAL' },
    { type: 'shifted', in: 'quang-nam', to: 'NEUTRAL' },
    { type: 'cameIntoForce', rule: '22:shaded' },
  ]);
  const hue = { pieces: { 'us-troops': 1, 'nva-troops': 1 } };
  const flies = (inForce: readonly string[]) =>
    operate('train', { given: { spaces: { hue }, inForce } }).offer.options.includes('air-strike');
  expect(flies(['22:shaded'])).toBe(false);
  expect(flies([])).toBe(true);
});

const NEXT = [
  ['before a card', [3, 5]],
  ['in the monsoon', [125, 3]],
] as const;

test.each(NEXT)(
  '23 Operation Attleboro: air lift into a space with a tunnel, sweep and assault there, %s',
  (_, deck) => {
    const spaces = {
      'tay-ninh': { pieces: { 'vc-bases-tunneled': 1, 'vc-guerrillas': 1 } },
      saigon: { pieces: { 'us-troops': 4 } },
    };
    const choices = ['yes', 'us-troops in saigon', 4, 'tay-ninh', 'tay-ninh'];
    const { events } = playCard(23, 'unshaded', { given: { spaces, deck }, choices });
    expect(events).toContainEqual({ type: 'swept', in: 'tay-ninh', by: 'US' });
    expect(events).toContainEqual({
      type: 'moved',
      piece: 'vc-bases-tunneled',
      n: 1,
      from: 'tay-ninh',
      to: 'AVAILABLE',
    });
    expect(events.some(({ type }) => type === 'rolled')).toBe(false);
  },
);
test('23 Operation Attleboro: whoever plays it says where, the US what it does there; each may be declined', () => {
  const tunnel = { 'vc-bases-tunneled': 1 };
  const spaces = {
    'tay-ninh': { pieces: { ...tunnel, 'us-troops': 2, 'arvn-troops': 2 } },
    'quang-nam': { pieces: tunnel },
    hue: { pieces: { 'vc-bases': 1 } },
  };
  const row = { by: 'VC', given: { spaces, tracks: { RES_ARVN: 0 } } } as const;
  const { state, offer } = playCard(23, 'unshaded', row);
  expect(offer).toMatchObject({ seat: state.seats.VC, options: ['quang-nam', 'tay-ninh'] });
  expect(playCard(23, 'unshaded', { ...row, choices: ['quang-nam'] }).offer).toMatchObject({
    seat: state.seats.US,
    options: ['no', 'yes'],
  });
  const declined = { type: 'operated', by: 'US', special: null, spaces: [] };
  expect(playCard(23, 'unshaded', { ...row, choices: ['tay-ninh', 'done'] }).events).toEqual([
    { ...declined, operation: 'assault' },
  ]);
});
test('23 Operation Attleboro: where the US can do nothing, it is not offered', () => {
  const spaces = { 'tay-ninh': { pieces: { 'vc-bases-tunneled': 1 } }, hue: { pieces: { 'arvn-police': 2 } } };
  expect(sidesOffered(23, { given: { spaces } })).toEqual([]);
});
test('23 Operation Attleboro, shaded: a die of US troops near a tunnel are casualties', () => {
  const spaces = {
    'tay-ninh': { pieces: { 'vc-bases-tunneled': 1 } },
    saigon: { pieces: { 'us-troops': 4 } },
    hue: { pieces: { 'us-troops': 4 } },
  };
  expect(playCard(23, 'shaded', { by: 'VC', given: { spaces }, chance: { event: [3] } }).events).toEqual([
    { type: 'rolled', die: 3, for: 'event' },
    { type: 'moved', piece: 'us-troops', n: 3, from: 'saigon', to: 'CASUALTIES' },
  ]);
});
test('23 Operation Attleboro, shaded: a tunnel with no US troops near does not do', () => {
  const tunnel = { pieces: { 'vc-bases-tunneled': 1 } };
  const far = { 'tay-ninh': tunnel, hue: { pieces: { 'us-troops': 4 } } };
  expect(sidesOffered(23, { by: 'VC', given: { spaces: far } })).toEqual(['unshaded']);
  const spaces = { ...far, 'quang-nam': tunnel, 'binh-dinh': tunnel, 'da-nang': { pieces: { 'us-troops': 1 } } };
  const row = { by: 'VC', given: { spaces }, chance: { event: [1] } } as const;
  expect(playCard(23, 'shaded', row).events).toEqual([
    { type: 'rolled', die: 1, for: 'event' },
    { type: 'moved', piece: 'us-troops', n: 1, from: 'da-nang', to: 'CASUALTIES' },
  ]);
});

test('24 Operation Starlite: all VC leave one coastal province with US troops there or next door', () => {
  const spaces = {
    hue: { pieces: { 'us-troops': 1 } },
    'quang-tri-thua-thien': {
      pieces: { 'vc-guerrillas': 2, 'vc-guerrillas!active': 1, 'vc-bases': 1, 'vc-bases-tunneled': 1, 'nva-troops': 1 },
    },
    'quang-nam': { pieces: { 'vc-guerrillas': 1 } },
    'binh-dinh': { pieces: { 'us-troops': 1, 'vc-guerrillas': 1 } },
    'pleiku-darlac': { pieces: { 'us-troops': 1, 'vc-guerrillas': 1 } },
  };
  const row = { given: { spaces } };
  expect(playCard(24, 'unshaded', row).offer.options).toEqual(['quang-tri-thua-thien', 'binh-dinh']);
  const gone = { type: 'moved', from: 'quang-tri-thua-thien', to: 'AVAILABLE' };
  expect(playCard(24, 'unshaded', { ...row, choices: ['quang-tri-thua-thien'] }).events).toEqual([
    { ...gone, piece: 'vc-guerrillas', n: 2 },
    { ...gone, piece: 'vc-guerrillas!active', n: 1 },
    { ...gone, piece: 'vc-bases', n: 1 },
  ]);
  expect(sidesOffered(24)).toEqual(['shaded']);
});
test('24 Operation Starlite, shaded: VC guerrillas hide in up to three provinces, and whoever plays it stays eligible', () => {
  const pieces = { 'vc-guerrillas!active': 1 };
  const spaces = {
    hue: { pieces },
    'quang-nam': { pieces: { 'vc-guerrillas!active': 2, 'vc-guerrillas': 1 } },
    'binh-dinh': { pieces },
    'tay-ninh': { pieces },
    'kien-phong': { pieces },
    'ba-xuyen': { pieces: { 'nva-guerrillas!active': 1 } },
  };
  const row = { by: 'VC', given: { spaces } } as const;
  const provinces = ['quang-nam', 'binh-dinh', 'tay-ninh', 'kien-phong'];
  expect(playCard(24, 'shaded', row).offer.options).toEqual(['done', ...provinces]);
  const hid = (n: number, space: string) => {
    return { type: 'flipped', piece: 'vc-guerrillas!active', to: 'vc-guerrillas', n, in: space };
  };
  const stays = { type: 'eligibilitySet', faction: 'VC', is: true, now: false };
  expect(playCard(24, 'shaded', { ...row, choices: ['tay-ninh', 'quang-nam', 'done'] }).events).toEqual([
    hid(1, 'tay-ninh'),
    hid(2, 'quang-nam'),
    stays,
  ]);
  expect(playCard(24, 'shaded', { ...row, choices: provinces.slice(1) }).events).toEqual([
    hid(1, 'binh-dinh'),
    hid(1, 'tay-ninh'),
    hid(1, 'kien-phong'),
    stays,
  ]);
});

test.each(NEXT)(
  '25 TF-116 Riverines: rivers are cleared; an ally sweeps and assaults lowland along them, %s',
  (_, deck) => {
    const spaces = {
      'loc-saigon-can-tho': { pieces: { 'vc-guerrillas': 1 } },
      'kien-phong': { pieces: { 'us-troops': 1, 'vc-guerrillas!active': 1 } },
      'tay-ninh': { pieces: { 'us-troops': 1, 'vc-guerrillas!active': 1 } }, // jungle
    };
    const row = { by: 'ARVN', given: { spaces, deck } } as const;
    const { state, offer } = playCard(25, 'unshaded', { ...row, choices: ['done'] });
    expect(offer).toMatchObject({ seat: state.seats.US, options: ['done', 'kien-phong'] });
    expect(playCard(25, 'unshaded', { ...row, choices: ['done', 'kien-phong'] }).events).toEqual([
      { type: 'moved', piece: 'vc-guerrillas', n: 1, from: 'loc-saigon-can-tho', to: 'AVAILABLE' },
      { type: 'operated', by: 'US', operation: 'sweep', special: null, spaces: [] },
      { type: 'moved', piece: 'vc-guerrillas!active', n: 1, from: 'kien-phong', to: 'AVAILABLE' },
      { type: 'assaulted', in: 'kien-phong', by: 'US', guerrillas: 1 },
      { type: 'operated', by: 'US', operation: 'assault', special: null, spaces: [] },
    ]);
  },
);
test('25 TF-116 Riverines, shaded: two VC guerrillas on each river, which is sabotaged where they are more', () => {
  const spaces = { 'loc-saigon-can-tho': { pieces: { 'arvn-police': 2 } } };
  const { events } = playCard(25, 'shaded', { by: 'VC', given: { spaces } });
  expect(events.filter(({ type }) => type === 'marked')).toEqual([
    { type: 'marked', in: 'loc-can-tho-chau-doc', marker: 'SABOTAGE', by: 1 },
    { type: 'marked', in: 'loc-can-tho-long-phu', marker: 'SABOTAGE', by: 1 },
  ]);
  const rivers = ['loc-saigon-can-tho', 'loc-can-tho-chau-doc', 'loc-can-tho-long-phu'];
  expect(events.filter(({ type }) => type === 'moved')).toEqual(
    rivers.flatMap((to) => Array(2).fill({ type: 'moved', piece: 'vc-guerrillas', n: 1, from: 'AVAILABLE', to })),
  );
});
test('25 TF-116 Riverines, shaded: where markers run out, whoever plays it says which river is sabotaged', () => {
  const row = { by: 'NVA', given: { spaces: { hue: { terror: 14 } } } } as const;
  const { offer, state } = playCard(25, 'shaded', row);
  const rivers = ['loc-saigon-can-tho', 'loc-can-tho-chau-doc', 'loc-can-tho-long-phu'];
  expect(offer).toMatchObject({ seat: state.seats.NVA, options: rivers });
  const { events } = playCard(25, 'shaded', { ...row, choices: [['loc-can-tho-long-phu']] });
  expect(events.filter(({ type }) => type === 'marked')).toEqual([
    { type: 'marked', in: 'loc-can-tho-long-phu', marker: 'SABOTAGE', by: 1 },
  ]);
});

test('26 LRRP: three irregulars in Laos and Cambodia, and the US may strike', () => {
  const spaces = { 'central-laos': { pieces: { 'nva-troops': 1 } } };
  const row = { by: 'ARVN', given: { spaces, tracks: { TRAIL: 0 } } } as const;
  const { state, offer } = playCard(26, 'unshaded', row);
  expect(offer).toMatchObject({
    seat: state.seats.US,
    options: [
      'central-laos',
      'southern-laos',
      'northeast-cambodia',
      'the-fishhook',
      'the-parrots-beak',
      'sihanoukville',
    ],
  });
  const placed = ['central-laos', 'southern-laos', 'southern-laos'];
  const came = placed.map((to) => ({ type: 'moved', piece: 'us-irregulars', n: 1, from: 'AVAILABLE', to }));
  const choices = [...placed, 'yes', 'central-laos'];
  expect(playCard(26, 'unshaded', { ...row, chance: { 'air-strike': [1] }, choices }).events).toEqual([
    ...came,
    { type: 'rolled', die: 1, for: 'air-strike' },
    { type: 'moved', piece: 'nva-troops', n: 1, from: 'central-laos', to: 'AVAILABLE' },
  ]);
  expect(playCard(26, 'unshaded', { ...row, choices: [...placed, 'no'] }).events).toEqual(came);
});
test('26 LRRP, shaded: three irregulars are casualties, and each space they were in shifts once', () => {
  const spaces = {
    hue: { pieces: { 'us-irregulars': 1, 'us-irregulars!active': 1 } },
    kontum: { pieces: { 'us-irregulars': 1 } },
    saigon: { pieces: { 'us-irregulars': 1 }, support: 'PASSIVE_SUPPORT' },
  };
  const row = { by: 'NVA', given: { spaces } } as const;
  const groups = ['us-irregulars in hue', 'us-irregulars!active in hue', 'us-irregulars in kontum'];
  expect(playCard(26, 'shaded', row).offer.options).toEqual([...groups, 'us-irregulars in saigon']);
  const choices = ['us-irregulars in hue', 'us-irregulars in saigon', 'us-irregulars!active in hue'];
  expect(playCard(26, 'shaded', { ...row, choices }).events).toEqual([
    { type: 'moved', piece: 'us-irregulars', n: 1, from: 'hue', to: 'CASUALTIES' },
    { type: 'moved', piece: 'us-irregulars', n: 1, from: 'saigon', to: 'CASUALTIES' },
    { type: 'moved', piece: 'us-irregulars!active', n: 1, from: 'hue', to: 'CASUALTIES' },
    { type: 'shifted', in: 'hue', to: 'PASSIVE_OPPOSITION' },
    { type: 'shifted', in: 'saigon', to: 'NEUTRAL' },
  ]);
  expect(sidesOffered(26)).toEqual(['unshaded']);
});

test('27 Phoenix Program: three VC pieces go where COIN controls', () => {
  const spaces = { hue: { pieces: { 'arvn-police': 6, 'vc-guerrillas': 3, 'vc-bases': 1 } } };
  const choices = ['vc-bases in hue']; // of the guerrillas two must go
  expect(playCard(27, 'unshaded', { given: { spaces }, choices }).events).toEqual([
    { type: 'moved', piece: 'vc-bases', n: 1, from: 'hue', to: 'AVAILABLE' },
    { type: 'moved', piece: 'vc-guerrillas', n: 2, from: 'hue', to: 'AVAILABLE' },
  ]);
});
test('27 Phoenix Program, shaded: terror and active opposition in two spaces, not in Saigon', () => {
  const pieces = { 'arvn-police': 2, 'vc-guerrillas': 1 };
  const spaces = { hue: { pieces, terror: 1 }, 'da-nang': { pieces }, saigon: { pieces } };
  const { events } = playCard(27, 'shaded', { by: 'VC', given: { spaces }, choices: ['hue'] });
  expect(events).toEqual([
    { type: 'marked', in: 'hue', marker: 'TERROR', by: 1 },
    { type: 'shifted', in: 'hue', to: 'ACTIVE_OPPOSITION' },
    { type: 'marked', in: 'da-nang', marker: 'TERROR', by: 1 },
    { type: 'shifted', in: 'da-nang', to: 'ACTIVE_OPPOSITION' },
  ]);
});
test('27 Phoenix Program, shaded: where no marker is left and all oppose, it does nothing', () => {
  const pieces = { 'arvn-police': 2, 'vc-guerrillas': 1 };
  const hue = { pieces, support: 'ACTIVE_OPPOSITION', terror: 15 };
  expect(sidesOffered(27, { by: 'VC', given: { spaces: { hue } } })).toEqual(['unshaded']);
  const { events } = playCard(27, 'shaded', { by: 'VC', given: { spaces: { hue, 'da-nang': { pieces } } } });
  expect(events).toEqual([{ type: 'shifted', in: 'da-nang', to: 'ACTIVE_OPPOSITION' }]);
});

test('28 Search and Destroy: a US Assault may remove one underground guerrilla a space', () => {
  expect(playCard(28, 'unshaded').events).toEqual([{ type: 'cameIntoForce', rule: '28:unshaded' }]);
  const spaces = { hue: { pieces: { 'us-troops': 2, 'vc-guerrillas': 2 } } };
  const given = { spaces, inForce: ['28:unshaded'] };
  expect(operate('assault', { given, choices: ['hue'] }).events).toEqual([
    { type: 'moved', piece: 'vc-guerrillas', n: 1, from: 'hue', to: 'AVAILABLE' },
    { type: 'assaulted', in: 'hue', by: 'US', guerrillas: 1 },
  ]);
  expect(() => operate('assault', { given: { spaces } })).toThrow('does not offer');
});
test('28 Search and Destroy: it adds to the losses only where they would be none', () => {
  const pieces = { 'us-troops': 1, 'vc-guerrillas': 1, 'vc-guerrillas!active': 1 };
  const one = { spaces: { hue: { pieces } }, inForce: ['28:unshaded'] };
  expect(operate('assault', { given: one, choices: ['hue'] }).offer.options).toEqual([
    'vc-guerrillas!active in hue',
    'vc-guerrillas in hue',
  ]);
  expect(operate('assault', { given: one, choices: ['hue', 'vc-guerrillas in hue'] }).events).toEqual([
    { type: 'moved', piece: 'vc-guerrillas', n: 1, from: 'hue', to: 'AVAILABLE' },
    { type: 'assaulted', in: 'hue', by: 'US', guerrillas: 1 },
  ]);
  const none = {
    spaces: { 'quang-nam': { pieces: { 'us-troops': 1, 'vc-guerrillas': 1 } } }, // one troop in the highland hits nobody
    inForce: ['28:unshaded'],
  };
  expect(operate('assault', { given: none, choices: ['quang-nam'] }).events).toContainEqual({
    type: 'moved',
    piece: 'vc-guerrillas',
    n: 1,
    from: 'quang-nam',
    to: 'AVAILABLE',
  });
});
test('28 Search and Destroy, shaded: an Assault of either ally in a province shifts it toward opposition', () => {
  expect(playCard(28, 'shaded', { by: 'VC' }).events).toEqual([{ type: 'cameIntoForce', rule: '28:shaded' }]);
  const gone = (from: string) => ({ type: 'moved', piece: 'vc-guerrillas!active', n: 1, from, to: 'AVAILABLE' });
  const over = (by: string) => ({ type: 'operated', by, operation: 'assault', special: null, spaces: [] });
  const shifted = { type: 'shifted', in: 'quang-nam', to: 'PASSIVE_OPPOSITION' };
  const assaulted = (by: 'US' | 'ARVN', inForce: readonly string[]) => {
    const troops = by === 'US' ? { 'us-troops': 2 } : { 'arvn-troops': 3 };
    const pieces = { ...troops, 'vc-guerrillas!active': 1 };
    const spaces = { hue: { pieces }, 'quang-nam': { pieces } };
    const { events } = operate('assault', { by, given: { spaces, inForce }, choices: ['hue', 'quang-nam', 'done'] });
    return events.filter(({ type }) => type !== 'adjusted'); // what ARVN pays
  };
  for (const by of ['US', 'ARVN'] as const) {
    const fought = [
      gone('hue'),
      { type: 'assaulted', in: 'hue', by, guerrillas: 1 },
      gone('quang-nam'),
      { type: 'assaulted', in: 'quang-nam', by, guerrillas: 1 },
    ];
    expect(assaulted(by, ['28:shaded'])).toEqual([...fought, shifted, over(by)]);
    expect(assaulted(by, [])).toEqual([...fought, over(by)]);
  }
});

test('28 Search and Destroy, shaded: a US Assault that ARVN joins shifts the province once', () => {
  const pieces = { 'us-troops': 2, 'arvn-troops': 3, 'vc-guerrillas!active': 2 };
  const given = { spaces: { 'quang-nam': { pieces } }, inForce: ['28:shaded'], tracks: { RES_ARVN: 30, ECON: 15 } };
  const gone = { type: 'moved', piece: 'vc-guerrillas!active', n: 1, from: 'quang-nam', to: 'AVAILABLE' };
  expect(operate('assault', { given, choices: ['quang-nam', 'yes', 'done'] }).events).toEqual([
    gone,
    { type: 'assaulted', in: 'quang-nam', by: 'US', guerrillas: 1 },
    { type: 'shifted', in: 'quang-nam', to: 'PASSIVE_OPPOSITION' },
    { type: 'adjusted', track: 'RES_ARVN', by: -3 },
    gone,
    { type: 'assaulted', in: 'quang-nam', by: 'ARVN', guerrillas: 1, joins: 'US' },
    { type: 'operated', by: 'US', operation: 'assault', special: null, spaces: [] },
  ]);
});

test('29 Tribesmen: four insurgent pieces go where irregulars are', () => {
  const spaces = {
    hue: { pieces: { 'us-irregulars': 1, 'nva-troops': 3, 'vc-guerrillas': 2 } },
    kontum: { pieces: { 'us-irregulars!active': 1, 'vc-bases': 1, 'vc-bases-tunneled': 1 } },
    saigon: { pieces: { 'vc-guerrillas': 1 } },
  };
  const row = { given: { spaces } };
  const groups = ['nva-troops in hue', 'vc-guerrillas in hue', 'vc-bases in kontum'];
  expect(playCard(29, 'unshaded', row).offer.options).toEqual(groups);
  const choices = ['vc-guerrillas in hue', 2, 'vc-bases in kontum'];
  expect(playCard(29, 'unshaded', { ...row, choices }).events).toEqual([
    { type: 'moved', piece: 'vc-guerrillas', n: 2, from: 'hue', to: 'AVAILABLE' },
    { type: 'moved', piece: 'vc-bases', n: 1, from: 'kontum', to: 'AVAILABLE' },
    { type: 'moved', piece: 'nva-troops', n: 1, from: 'hue', to: 'AVAILABLE' },
  ]);
});
test('29 Tribesmen, shaded: irregulars become VC guerrillas, a neutral highland opposes, patronage falls', () => {
  const spaces = {
    hue: { pieces: { 'us-irregulars!active': 1 } },
    kontum: { pieces: { 'us-irregulars': 2 } },
    'quang-nam': { support: 'PASSIVE_SUPPORT' },
  };
  const row = { by: 'VC', given: { spaces } } as const;
  const highlands = ['quang-tri-thua-thien', 'binh-dinh', 'pleiku-darlac', 'khanh-hoa'];
  expect(playCard(29, 'shaded', row).offer.options).toEqual(highlands);
  expect(playCard(29, 'shaded', { ...row, choices: [['binh-dinh']] }).events).toEqual([
    { type: 'moved', piece: 'us-irregulars!active', n: 1, from: 'hue', to: 'AVAILABLE' },
    { type: 'moved', piece: 'vc-guerrillas', n: 1, from: 'AVAILABLE', to: 'hue' },
    { type: 'moved', piece: 'us-irregulars', n: 2, from: 'kontum', to: 'AVAILABLE' },
    { type: 'moved', piece: 'vc-guerrillas', n: 2, from: 'AVAILABLE', to: 'kontum' },
    { type: 'shifted', in: 'binh-dinh', to: 'ACTIVE_OPPOSITION' },
    { type: 'adjusted', track: 'PATRONAGE', by: -3 },
  ]);
});
test('29 Tribesmen, shaded: where guerrillas are too few, whoever plays it says where they come', () => {
  const spaces = {
    hue: { pieces: { 'us-irregulars': 1 } },
    kontum: { pieces: { 'us-irregulars': 1 } },
    saigon: { pieces: { 'vc-guerrillas': 29 } },
  };
  const row = { by: 'NVA', given: { spaces } } as const;
  const { state, offer } = playCard(29, 'shaded', row);
  expect(offer).toMatchObject({
    seat: state.seats.NVA,
    options: ['us-irregulars in hue', 'us-irregulars in kontum'],
  });
  expect(playCard(29, 'shaded', { ...row, choices: ['us-irregulars in kontum'] }).events).toEqual([
    { type: 'moved', piece: 'us-irregulars', n: 1, from: 'kontum', to: 'AVAILABLE' },
    { type: 'moved', piece: 'vc-guerrillas', n: 1, from: 'AVAILABLE', to: 'kontum' },
    { type: 'moved', piece: 'us-irregulars', n: 1, from: 'hue', to: 'AVAILABLE' },
  ]);
});

test('30 USS New Jersey: one of the allies strikes one to three coastal spaces, two pieces in each, without a die', () => {
  const spaces = {
    hue: { pieces: { 'nva-troops': 3 } },
    kontum: { pieces: { 'nva-troops': 1, 'us-troops': 1 } },
    'binh-dinh': { pieces: { 'vc-guerrillas!active': 1 } },
    'loc-hue-da-nang': { pieces: { 'vc-guerrillas!active': 1 } },
    'khanh-hoa': { pieces: { 'vc-guerrillas': 1, 'vc-bases': 1 } }, // nobody is exposed
    'ba-xuyen': { pieces: { 'vc-bases': 1 } },
  };
  const row = { by: 'US', given: { spaces, tracks: { TRAIL: 3 } } } as const;
  expect(playCard(30, 'unshaded', row).offer.options).toEqual(['US', 'ARVN']);
  const { state, offer } = playCard(30, 'unshaded', { ...row, choices: ['ARVN', 'yes'] });
  expect(offer).toMatchObject({
    seat: state.seats.ARVN,
    options: ['hue', 'binh-dinh', 'ba-xuyen', 'loc-hue-da-nang'],
  });
  const first = ['ARVN', 'yes', 'hue', 'nva-troops in hue'];
  expect(playCard(30, 'unshaded', { ...row, choices: first }).offer.options).toEqual([
    'done',
    'binh-dinh',
    'ba-xuyen',
    'loc-hue-da-nang',
  ]);
  const hit = { type: 'moved', piece: 'nva-troops', n: 1, from: 'hue', to: 'AVAILABLE' };
  const struck = [hit, hit, { type: 'shifted', in: 'hue', to: 'PASSIVE_OPPOSITION' }];
  expect(playCard(30, 'unshaded', { ...row, choices: [...first, 'done'] }).events).toEqual(struck);
  expect(playCard(30, 'unshaded', { ...row, choices: [...first, 'loc-hue-da-nang', 'ba-xuyen'] }).events).toEqual([
    ...struck,
    { type: 'moved', piece: 'vc-guerrillas!active', n: 1, from: 'loc-hue-da-nang', to: 'AVAILABLE' },
    { type: 'moved', piece: 'vc-bases', n: 1, from: 'ba-xuyen', to: 'AVAILABLE' },
    { type: 'shifted', in: 'ba-xuyen', to: 'PASSIVE_OPPOSITION' },
  ]);
  expect(playCard(30, 'unshaded', { ...row, choices: ['US', 'no'] }).events).toEqual([]);
  expect(sidesOffered(30, { given: { tracks: { TRAIL: 3 } } })).toEqual([]);
});
test('30 USS New Jersey, shaded: two coastal provinces with US troops shift two levels toward opposition', () => {
  const pieces = { 'us-troops': 1 };
  const spaces = {
    hue: { pieces },
    'quang-nam': { pieces, support: 'PASSIVE_SUPPORT' },
    'binh-dinh': { pieces },
    'khanh-hoa': { pieces, support: 'PASSIVE_OPPOSITION' },
    'phu-bon-phu-yen': { pieces, support: 'ACTIVE_OPPOSITION' },
    'tay-ninh': { pieces },
  };
  const row = { by: 'VC', given: { spaces } } as const;
  expect(playCard(30, 'shaded', row).offer.options).toEqual(['quang-nam', 'binh-dinh', 'khanh-hoa']);
  expect(playCard(30, 'shaded', { ...row, choices: [['quang-nam', 'khanh-hoa']] }).events).toEqual([
    { type: 'shifted', in: 'quang-nam', to: 'PASSIVE_OPPOSITION' },
    { type: 'shifted', in: 'khanh-hoa', to: 'ACTIVE_OPPOSITION' },
  ]);
});
