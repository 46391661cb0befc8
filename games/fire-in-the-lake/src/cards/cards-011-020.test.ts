import { scripted } from '@fermata/core/testing';
import { expect, test } from 'vitest';
import { playCard, sidesOffered } from '../../test/play-card.ts';
import { operate, phase, strike } from '../../test/under-rules.ts';
import { fireInTheLake } from '../game.ts';

test('11 Abrams: a US Assault may hit a base first, in one space', () => {
  expect(playCard(11, 'unshaded').events).toEqual([{ type: 'cameIntoForce', rule: '11:unshaded' }]);
  const spaces = {
    hue: { pieces: { 'us-troops': 2, 'vc-guerrillas!active': 2, 'vc-bases': 1 } },
    saigon: { pieces: { 'us-troops': 1, 'vc-guerrillas!active': 1, 'vc-bases': 1 } },
  };
  const given = { spaces, inForce: ['11:unshaded'] };
  expect(operate('assault', { given, choices: ['hue'] }).offer.options).toEqual([
    'vc-guerrillas!active in hue',
    'vc-bases in hue',
  ]);
  expect(operate('assault', { given, choices: ['hue', 'vc-bases in hue', 'saigon'] }).events).toEqual([
    { type: 'moved', piece: 'vc-bases', n: 1, from: 'hue', to: 'AVAILABLE' },
    { type: 'moved', piece: 'vc-guerrillas!active', n: 1, from: 'hue', to: 'AVAILABLE' },
    { type: 'assaulted', in: 'hue', by: 'US', guerrillas: 1 },
    { type: 'moved', piece: 'vc-guerrillas!active', n: 1, from: 'saigon', to: 'AVAILABLE' },
    { type: 'assaulted', in: 'saigon', by: 'US', guerrillas: 1 },
  ]);
  expect(operate('assault', { given: { spaces }, choices: ['hue'] }).events).toEqual([
    { type: 'moved', piece: 'vc-guerrillas!active', n: 2, from: 'hue', to: 'AVAILABLE' },
    { type: 'assaulted', in: 'hue', by: 'US', guerrillas: 2 },
  ]);
});
test('11 Abrams: other limits of Assault hold: whoever hides guards the base, and a tunnel keeps it', () => {
  const given = {
    spaces: {
      hue: { pieces: { 'us-troops': 1, 'vc-guerrillas': 1, 'vc-bases': 1 } },
      saigon: { pieces: { 'us-troops': 1, 'nva-troops': 1, 'vc-bases': 1 } },
      kontum: { pieces: { 'us-troops': 1, 'nva-troops': 1, 'vc-bases-tunneled': 1 } },
    },
    inForce: ['11:unshaded'],
  };
  expect(operate('assault', { given }).offer.options).not.toContain('hue');
  const hit = (space: string) => operate('assault', { given, choices: [space] }).offer.options;
  expect(hit('saigon')).toEqual(['nva-troops in saigon', 'vc-bases in saigon']);
  expect(hit('kontum')).not.toContain('vc-bases-tunneled in kontum');
});
test('11 Abrams, shaded: a US Assault has two spaces at most', () => {
  expect(playCard(11, 'shaded', { by: 'NVA' }).events).toEqual([{ type: 'cameIntoForce', rule: '11:shaded' }]);
  const pieces = { 'us-troops': 1, 'vc-guerrillas!active': 1 };
  const spaces = { hue: { pieces }, saigon: { pieces }, kontum: { pieces } };
  const third = (inForce: readonly string[]) =>
    operate('assault', { given: { spaces, inForce }, choices: ['hue', 'saigon'] }).offer.options.includes('kontum');
  expect(third(['11:shaded'])).toBe(false);
  expect(third([])).toBe(true);
});

test('12 Capt Buck Adams: guerrillas outside the South are exposed, and a base goes', () => {
  const spaces = {
    'central-laos': { pieces: { 'nva-guerrillas': 2, 'nva-bases': 1 } },
    hue: { pieces: { 'vc-guerrillas': 1 } },
  };
  expect(playCard(12, 'unshaded', { given: { spaces } }).events).toEqual([
    { type: 'flipped', piece: 'nva-guerrillas', to: 'nva-guerrillas!active', n: 2, in: 'central-laos' },
    { type: 'moved', piece: 'nva-bases', n: 1, from: 'central-laos', to: 'AVAILABLE' },
  ]);
});
test('12 Capt Buck Adams, shaded: a base where the NVA control, and three guerrillas hide', () => {
  const spaces = { 'southern-laos': { pieces: { 'nva-guerrillas!active': 4 } }, 'central-laos': { pieces: {} } };
  expect(playCard(12, 'shaded', { by: 'NVA', given: { spaces } }).events).toEqual([
    { type: 'moved', piece: 'nva-bases', n: 1, from: 'AVAILABLE', to: 'southern-laos' },
    { type: 'flipped', piece: 'nva-guerrillas!active', to: 'nva-guerrillas', n: 3, in: 'southern-laos' },
  ]);
});

test('12 Capt Buck Adams, shaded: whoever plays it says where the base comes and who hides', () => {
  const spaces = {
    'southern-laos': { pieces: { 'nva-guerrillas!active': 1 } },
    'the-fishhook': { pieces: { 'nva-troops': 1, 'vc-guerrillas!active': 1 } }, // no control
    'north-vietnam': { pieces: { 'nva-troops': 1 } },
    hue: { pieces: { 'nva-guerrillas!active': 3 } },
  };
  const row = { by: 'VC', given: { spaces } } as const;
  const { offer, state } = playCard(12, 'shaded', row);
  expect(offer).toMatchObject({ seat: state.seats.VC, options: ['southern-laos', 'north-vietnam'] });
  const active = ['nva-guerrillas!active in hue', 'nva-guerrillas!active in southern-laos'];
  expect(playCard(12, 'shaded', { ...row, choices: ['north-vietnam'] }).offer.options).toEqual(active);
  const hid = (n: number, space: string) => {
    return { type: 'flipped', piece: 'nva-guerrillas!active', to: 'nva-guerrillas', n, in: space };
  };
  const choices = ['north-vietnam', 'nva-guerrillas!active in hue', 2, 'nva-guerrillas!active in southern-laos'];
  expect(playCard(12, 'shaded', { ...row, choices }).events).toEqual([
    { type: 'moved', piece: 'nva-bases', n: 1, from: 'AVAILABLE', to: 'north-vietnam' },
    hid(2, 'hue'),
    hid(1, 'southern-laos'),
  ]);
});

test('13 Cobras: a Sweep removes an exposed piece in two spaces', () => {
  expect(playCard(13, 'unshaded').events).toEqual([{ type: 'cameIntoForce', rule: '13:unshaded' }]);
  const spaces = { hue: { pieces: { 'us-troops': 1, 'vc-guerrillas': 1 } } };
  const sweep = { do: 'operation', operation: 'sweep' };
  const position = {
    scenario: 'full',
    map: 'empty',
    card: 2,
    deck: [3, 5],
    eligible: ['US'],
    spaces,
    inForce: ['13:unshaded'],
  };
  const choices = [sweep, 'hue', 'done', 'vc-guerrillas!active in hue'];
  expect(scripted(fireInTheLake, { position, choices }).events).toContainEqual({
    type: 'moved',
    piece: 'vc-guerrillas!active',
    n: 1,
    from: 'hue',
    to: 'AVAILABLE',
  });
});
test('13 Cobras: troops go first, in two spaces of a Sweep at most, and whoever sweeps says in which', () => {
  const pieces = { 'us-troops': 1, 'vc-guerrillas': 1, 'nva-troops': 1 };
  const spaces = { hue: { pieces }, saigon: { pieces }, kontum: { pieces } };
  const swept = ['hue', 'saigon', 'kontum', 'done'];
  const given = { spaces, inForce: ['13:unshaded'] };
  expect(operate('sweep', { given, choices: swept }).offer.options).toEqual(['done', 'nva-troops in hue']);
  const gone = (from: string) => ({ type: 'moved', piece: 'nva-troops', n: 1, from, to: 'AVAILABLE' });
  const two = operate('sweep', { given, choices: [...swept, 'nva-troops in hue', 'nva-troops in saigon'] });
  expect(two.events.filter(({ type }) => type === 'moved')).toEqual([gone('hue'), gone('saigon')]);
  const last = operate('sweep', { given, choices: [...swept, 'done', 'done', 'nva-troops in kontum'] });
  expect(last.events.filter(({ type }) => type === 'moved')).toEqual([gone('kontum')]);
  expect(operate('sweep', { given: { spaces }, choices: swept }).events.filter(({ type }) => type === 'moved')).toEqual(
    [],
  );
});
test('13 Cobras: a space where nobody hides can be swept for an exposed piece; no base with a tunnel', () => {
  const inForce = ['13:unshaded'];
  const exposed = { spaces: { hue: { pieces: { 'us-troops': 1, 'nva-troops': 2 } } } };
  expect(
    operate('sweep', { given: { ...exposed, inForce }, choices: ['hue', 'done', 'nva-troops in hue', 'done'] }).events,
  ).toEqual([
    { type: 'swept', in: 'hue', by: 'US' },
    { type: 'moved', piece: 'nva-troops', n: 1, from: 'hue', to: 'AVAILABLE' },
    { type: 'operated', by: 'US', operation: 'sweep', special: null, spaces: [] },
  ]);
  expect(operate('sweep', { given: exposed }).offer.options).not.toContain('hue');
  const dug = { spaces: { hue: { pieces: { 'us-troops': 1, 'vc-bases-tunneled': 1 } } } };
  expect(operate('sweep', { given: { ...dug, inForce } }).offer.options).not.toContain('hue');
});
test('13 Cobras, shaded: each US Assault loses a troop on 1 to 3', () => {
  expect(playCard(13, 'shaded', { by: 'VC' }).events).toEqual([{ type: 'cameIntoForce', rule: '13:shaded' }]);
  const given = {
    spaces: { hue: { pieces: { 'us-troops': 2, 'vc-guerrillas!active': 1 } } },
    inForce: ['13:shaded'],
  };
  const assaulted = [
    { type: 'moved', piece: 'vc-guerrillas!active', n: 1, from: 'hue', to: 'AVAILABLE' },
    { type: 'assaulted', in: 'hue', by: 'US', guerrillas: 1 },
  ];
  expect(operate('assault', { given, chance: { cobras: [3] }, choices: ['hue'] }).events).toEqual([
    ...assaulted,
    { type: 'rolled', die: 3, for: 'cobras' },
    { type: 'moved', piece: 'us-troops', n: 1, from: 'hue', to: 'CASUALTIES' },
  ]);
  expect(operate('assault', { given, chance: { cobras: [4] }, choices: ['hue'] }).events).toEqual([
    ...assaulted,
    { type: 'rolled', die: 4, for: 'cobras' },
  ]);
});

test('13 Cobras, shaded: a space in which ARVN alone hits is one of the US Assault, too', () => {
  const pieces = { 'us-troops': 1, 'arvn-troops': 3, 'vc-guerrillas!active': 1 }; // one troop in the highland hits nobody
  const given = { spaces: { 'quang-nam': { pieces } }, inForce: ['13:shaded'], tracks: { RES_ARVN: 30, ECON: 15 } };
  const chance = { cobras: [3] };
  expect(operate('assault', { given, chance, choices: ['quang-nam', 'done'] }).events).toEqual([
    { type: 'assaulted', in: 'quang-nam', by: 'US', guerrillas: 0 },
    { type: 'rolled', die: 3, for: 'cobras' },
    { type: 'moved', piece: 'us-troops', n: 1, from: 'quang-nam', to: 'CASUALTIES' },
    { type: 'adjusted', track: 'RES_ARVN', by: -3 },
    { type: 'moved', piece: 'vc-guerrillas!active', n: 1, from: 'quang-nam', to: 'AVAILABLE' },
    { type: 'assaulted', in: 'quang-nam', by: 'ARVN', guerrillas: 1, joins: 'US' },
    { type: 'operated', by: 'US', operation: 'assault', special: null, spaces: [] },
  ]);
});

test('14 M-48 Patton: a US Assault may hit two more in two spaces, not in lowland', () => {
  expect(playCard(14, 'unshaded').events).toEqual([{ type: 'cameIntoForce', rule: '14:unshaded' }]);
  const pieces = { 'us-troops': 1, 'vc-guerrillas!active': 4 };
  const spaces = { hue: { pieces }, saigon: { pieces }, kontum: { pieces }, 'kien-phong': { pieces } };
  const given = { spaces, inForce: ['14:unshaded'] };
  const more = (space: string) => `vc-guerrillas!active in ${space}`;
  expect(operate('assault', { given, choices: ['hue'] }).offer.options).toEqual(['done', more('hue')]);
  const choices = ['kien-phong', 'hue', more('hue'), 'saigon', more('saigon'), 'kontum'];
  const gone = (n: number, from: string) => {
    return { type: 'moved', piece: 'vc-guerrillas!active', n, from, to: 'AVAILABLE' };
  };
  const assaulted = (space: string, n: number) => ({ type: 'assaulted', in: space, by: 'US', guerrillas: n });
  expect(operate('assault', { given, choices }).events).toEqual([
    gone(1, 'kien-phong'),
    assaulted('kien-phong', 1),
    gone(1, 'hue'),
    gone(2, 'hue'),
    assaulted('hue', 3),
    gone(1, 'saigon'),
    gone(2, 'saigon'),
    assaulted('saigon', 3),
    gone(1, 'kontum'),
    assaulted('kontum', 1),
  ]);
  expect(operate('assault', { given: { spaces }, choices: ['hue'] }).events).toEqual([
    gone(1, 'hue'),
    assaulted('hue', 1),
  ]);
});
test('14 M-48 Patton, shaded: after a Patrol the NVA may remove two cubes that moved', () => {
  expect(playCard(14, 'shaded', { by: 'NVA' }).events).toEqual([{ type: 'cameIntoForce', rule: '14:shaded' }]);
  const spaces = { hue: { pieces: { 'us-troops': 3 } }, saigon: { pieces: { 'us-troops': 1 } } };
  const given = { spaces, inForce: ['14:shaded'] };
  const line = 'loc-hue-da-nang';
  const go = [line, 'us-troops in hue', 3, 'done', 'done'];
  const { state, offer } = operate('patrol', { given, choices: go });
  expect(offer).toMatchObject({ seat: state.seats.NVA, options: ['done', `us-troops in ${line}`] });
  const patrolled = [
    { type: 'moved', piece: 'us-troops', n: 3, from: 'hue', to: line },
    { type: 'patrolled', by: 'US', moved: [{ piece: 'us-troops', n: 3, in: line }] },
  ];
  const over = { type: 'operated', by: 'US', operation: 'patrol', special: null, spaces: [] };
  const lost = { type: 'moved', piece: 'us-troops', n: 1, from: line, to: 'CASUALTIES' };
  const cube = `us-troops in ${line}`;
  expect(operate('patrol', { given, choices: [...go, cube, cube] }).events).toEqual([...patrolled, lost, lost, over]);
  expect(operate('patrol', { given, choices: [...go, cube, 'done'] }).events).toEqual([...patrolled, lost, over]);
  expect(operate('patrol', { given: { spaces }, choices: go }).events).toEqual([...patrolled, over]);
});

test('15 Medevac: in the Commitment phase all troop casualties become available', () => {
  expect(playCard(15, 'unshaded').events).toEqual([{ type: 'cameIntoForce', rule: '15:unshaded' }]);
  const given = { CASUALTIES: { 'us-troops': 4 } };
  expect(phase('commitment', { given: { ...given, inForce: ['15:unshaded'] } }).events).toEqual([
    { type: 'moved', piece: 'us-troops', n: 4, from: 'CASUALTIES', to: 'AVAILABLE' },
  ]);
  expect(phase('commitment', { given }).events).toEqual([
    { type: 'moved', piece: 'us-troops', n: 1, from: 'CASUALTIES', to: 'OUT_OF_PLAY' },
  ]);
});
test('15 Medevac, shaded: whoever plays it stays eligible, and there is no Air Lift', () => {
  expect(playCard(15, 'shaded', { by: 'VC' }).events).toEqual([
    { type: 'eligibilitySet', faction: 'VC', is: true, now: false },
    { type: 'cameIntoForce', rule: '15:shaded' },
  ]);
  const spaces = { hue: { pieces: { 'us-troops': 1 } } };
  const lift = (inForce: readonly string[]) =>
    operate('train', { given: { spaces, inForce } }).offer.options.includes('air-lift');
  expect(lift(['15:shaded'])).toBe(false);
  expect(lift([])).toBe(true);
});

test('16 Blowtorch Komer: more aid, and in the Support phase to pacify costs 1', () => {
  expect(playCard(16, 'unshaded').events).toEqual([
    { type: 'adjusted', track: 'AID', by: 10 },
    { type: 'cameIntoForce', rule: '16:unshaded' },
  ]);
  const spaces = { hue: { pieces: { 'us-troops': 1, 'arvn-police': 1 } } };
  const pacified = (inForce: readonly string[], by: number) =>
    expect(phase('pacify US', { given: { spaces, inForce }, choices: ['hue'] }).events).toEqual([
      { type: 'spacePacified', in: 'hue', by: 'US' },
      { type: 'adjusted', track: 'RES_ARVN', by },
      { type: 'shifted', in: 'hue', to: 'PASSIVE_SUPPORT' },
    ]);
  pacified(['16:unshaded'], -1);
  pacified([], -3);
});
test('16 Blowtorch Komer, shaded: less aid, and one space with troops and police shifts toward opposition', () => {
  const spaces = {
    hue: { pieces: { 'us-troops': 1, 'arvn-police': 1 } },
    saigon: { pieces: { 'arvn-troops': 1, 'arvn-police': 1 }, support: 'PASSIVE_SUPPORT' },
    'da-nang': { pieces: { 'us-troops': 1 } },
    kontum: { pieces: { 'arvn-police': 1 } },
    'can-tho': { pieces: { 'arvn-troops': 1, 'arvn-police': 1 }, support: 'ACTIVE_OPPOSITION' },
  };
  const row = { by: 'VC', given: { spaces } } as const;
  expect(playCard(16, 'shaded', row).offer.options).toEqual(['hue', 'saigon']);
  expect(playCard(16, 'shaded', { ...row, choices: [['saigon']] }).events).toEqual([
    { type: 'adjusted', track: 'AID', by: -10 },
    { type: 'shifted', in: 'saigon', to: 'NEUTRAL' },
  ]);
  expect(sidesOffered(16, { given: { tracks: { AID: 0 } } })).toEqual(['unshaded']);
});

test('17 Claymores: whoever plays it stays eligible; no Ambush, and a group seen marching loses a guerrilla', () => {
  expect(playCard(17, 'unshaded', { by: 'ARVN' }).events).toEqual([
    { type: 'eligibilitySet', faction: 'ARVN', is: true, now: false },
    { type: 'cameIntoForce', rule: '17:unshaded' },
  ]);
  const spaces = { hue: { pieces: { 'arvn-police': 1, 'vc-guerrillas': 2 } } };
  const attack = { by: 'VC', choices: ['hue'] } as const;
  expect(operate('attack', { ...attack, given: { spaces } }).offer.options).toEqual(['guerrillas', 'ambush']);
  const given = { spaces, inForce: ['17:unshaded'] };
  expect(operate('attack', { ...attack, given, chance: { attack: [6] } }).events).toEqual([
    { type: 'adjusted', track: 'RES_VC', by: -1 },
    { type: 'flipped', piece: 'vc-guerrillas', to: 'vc-guerrillas!active', n: 2, in: 'hue' },
    { type: 'rolled', die: 6, for: 'attack' },
    { type: 'attacked', in: 'hue', by: 'VC', removed: 0 },
    { type: 'operated', by: 'VC', operation: 'attack', special: null, spaces: [] },
  ]);
});
test('17 Claymores: four guerrillas that march into a city with support are seen, and one of them goes', () => {
  const spaces = {
    'quang-nam': { pieces: { 'vc-guerrillas': 4 } },
    'da-nang': { pieces: {}, support: 'PASSIVE_SUPPORT' },
  };
  const row = { by: 'VC', choices: ['da-nang', 4] } as const;
  const seen = [
    { type: 'adjusted', track: 'RES_VC', by: -1 },
    { type: 'moved', piece: 'vc-guerrillas', n: 4, from: 'quang-nam', to: 'da-nang' },
    { type: 'flipped', piece: 'vc-guerrillas', to: 'vc-guerrillas!active', n: 4, in: 'da-nang' },
    { type: 'marched', in: 'da-nang', by: 'VC', n: 4, isSeen: true },
  ];
  const march = (inForce: readonly string[]) => operate('march', { ...row, given: { spaces, inForce } }).events;
  const over = { type: 'operated', by: 'VC', operation: 'march', special: null, spaces: [] };
  const lost = { type: 'moved', piece: 'vc-guerrillas!active', n: 1, from: 'da-nang', to: 'AVAILABLE' };
  expect(march(['17:unshaded'])).toEqual([...seen, lost, over]);
  expect(march([])).toEqual([...seen, over]);
});
test('17 Claymores: troops alone do not come out, so nobody goes', () => {
  const spaces = {
    'north-vietnam': { pieces: { 'nva-troops': 4 } },
    'quang-tri-thua-thien': { pieces: { 'nva-guerrillas!active': 1 }, support: 'PASSIVE_SUPPORT' },
  };
  const given = { spaces, inForce: ['17:unshaded'] };
  const choices = ['quang-tri-thua-thien', 4, 'done'];
  expect(operate('march', { by: 'NVA', given, choices }).events).toEqual([
    { type: 'adjusted', track: 'RES_NVA', by: -1 },
    { type: 'moved', piece: 'nva-troops', n: 4, from: 'north-vietnam', to: 'quang-tri-thua-thien' },
    { type: 'marched', in: 'quang-tri-thua-thien', by: 'NVA', n: 4, isSeen: false },
    { type: 'operated', by: 'NVA', operation: 'march', special: null, spaces: [] },
  ]);
});
test('17 Claymores: a group that is in the open already does not come out, so nobody goes', () => {
  const spaces = {
    'quang-nam': { pieces: { 'vc-guerrillas!active': 4 } },
    'da-nang': { pieces: {}, support: 'PASSIVE_SUPPORT' },
  };
  const row = { by: 'VC', choices: ['da-nang', 4] } as const;
  expect(operate('march', { ...row, given: { spaces, inForce: ['17:unshaded'] } }).events).toEqual([
    { type: 'adjusted', track: 'RES_VC', by: -1 },
    { type: 'moved', piece: 'vc-guerrillas!active', n: 4, from: 'quang-nam', to: 'da-nang' },
    { type: 'marched', in: 'da-nang', by: 'VC', n: 4, isSeen: false },
    { type: 'operated', by: 'VC', operation: 'march', special: null, spaces: [] },
  ]);
});
test('17 Claymores: the one that goes is of the group; all who were there before may still march', () => {
  const spaces = {
    'quang-nam': { pieces: { 'vc-guerrillas': 4 } },
    'da-nang': { pieces: { 'vc-guerrillas!active': 2 }, support: 'PASSIVE_SUPPORT' },
  };
  const row = { by: 'VC', given: { spaces, inForce: ['17:unshaded'] } } as const;
  const choices = ['da-nang', 4, 'loc-hue-da-nang'];
  expect(operate('march', { ...row, choices }).offer.options).toEqual([1, 2]);
});
test('17 Claymores, shaded: a US or ARVN base goes with an underground guerrilla', () => {
  const spaces = {
    hue: { pieces: { 'us-bases': 1, 'arvn-bases': 1, 'nva-guerrillas': 1, 'vc-guerrillas': 2 } },
    saigon: { pieces: { 'arvn-bases': 1, 'vc-guerrillas': 1 } },
    'da-nang': { pieces: { 'us-bases': 1, 'vc-guerrillas!active': 1 } },
  };
  const row = { by: 'VC', given: { spaces } } as const;
  expect(playCard(17, 'shaded', row).offer.options).toEqual(['hue', 'saigon']);
  expect(playCard(17, 'shaded', { ...row, choices: ['hue'] }).offer.options).toEqual([
    'us-bases in hue',
    'arvn-bases in hue',
  ]);
  expect(playCard(17, 'shaded', { ...row, choices: ['hue', 'us-bases in hue'] }).offer.options).toEqual([
    'nva-guerrillas in hue',
    'vc-guerrillas in hue',
  ]);
  const choices = ['hue', 'us-bases in hue', 'vc-guerrillas in hue'];
  expect(playCard(17, 'shaded', { ...row, choices }).events).toEqual([
    { type: 'moved', piece: 'us-bases', n: 1, from: 'hue', to: 'CASUALTIES' },
    { type: 'moved', piece: 'vc-guerrillas', n: 1, from: 'hue', to: 'AVAILABLE' },
  ]);
  expect(playCard(17, 'shaded', { ...row, choices: ['saigon'] }).events).toEqual([
    { type: 'moved', piece: 'arvn-bases', n: 1, from: 'saigon', to: 'AVAILABLE' },
    { type: 'moved', piece: 'vc-guerrillas', n: 1, from: 'saigon', to: 'AVAILABLE' },
  ]);
  expect(sidesOffered(17)).toEqual(['unshaded']);
});

test('18 Combined Action Platoons: a US Train may add a police where US troops are, at no cost', () => {
  expect(playCard(18, 'unshaded').events).toEqual([{ type: 'cameIntoForce', rule: '18:unshaded' }]);
  const spaces = { hue: { pieces: { 'us-troops': 1 } }, saigon: { pieces: { 'arvn-police': 1 } } };
  const given = { spaces, inForce: ['18:unshaded'] };
  const train = ['hue', 'nothing', 'done', 'nothing'];
  expect(operate('train', { given, choices: train }).offer.options).toEqual(['done', 'hue']);
  expect(operate('train', { given, choices: [...train, 'hue'] }).offer.options).toEqual([
    'arvn-police in AVAILABLE',
    'arvn-police in saigon',
  ]);
  const over = [
    { type: 'trained', by: 'US' },
    { type: 'operated', by: 'US', operation: 'train', special: null, spaces: [] },
  ];
  expect(operate('train', { given, choices: [...train, 'hue', 'arvn-police in saigon', 'done'] }).events).toEqual([
    { type: 'moved', piece: 'arvn-police', n: 1, from: 'saigon', to: 'hue' },
    ...over,
  ]);
  expect(operate('train', { given, choices: [...train, 'done'] }).events).toEqual(over);
  expect(operate('train', { given: { spaces }, choices: train }).events).toEqual(over);
});
test('18 Combined Action Platoons, shaded: a US Sweep has two spaces at most', () => {
  expect(playCard(18, 'shaded', { by: 'VC' }).events).toEqual([{ type: 'cameIntoForce', rule: '18:shaded' }]);
  const pieces = { 'us-troops': 1, 'vc-guerrillas': 1 };
  const spaces = { hue: { pieces }, saigon: { pieces }, kontum: { pieces } };
  const third = (inForce: readonly string[]) =>
    operate('sweep', { given: { spaces, inForce }, choices: ['hue', 'saigon'] }).offer.options.includes('kontum');
  expect(third(['18:shaded'])).toBe(false);
  expect(third([])).toBe(true);
});

test('19 CORDS: a US Train may pacify in two spaces', () => {
  expect(playCard(19, 'unshaded').events).toEqual([{ type: 'cameIntoForce', rule: '19:unshaded' }]);
  const pieces = { 'us-troops': 1 };
  const spaces = { hue: { pieces }, saigon: { pieces } };
  const first = ['hue', 'nothing', 'saigon', 'nothing', 'done', 'pacify', 'hue', 'done'];
  const won = (space: string) => [
    { type: 'adjusted', track: 'RES_ARVN', by: -3 },
    { type: 'shifted', in: space, to: 'PASSIVE_SUPPORT' },
  ];
  const over = [
    { type: 'trained', by: 'US' },
    { type: 'operated', by: 'US', operation: 'train', special: null, spaces: [] },
  ];
  const given = { spaces, inForce: ['19:unshaded'] };
  expect(operate('train', { given, choices: first }).offer.options).toEqual(['done', 'saigon']);
  expect(operate('train', { given, choices: [...first, 'saigon', 'done', 'done'] }).events).toEqual([
    ...won('hue'),
    ...won('saigon'),
    ...over,
  ]);
  expect(operate('train', { given: { spaces }, choices: [...first, 'done'] }).events).toEqual([...won('hue'), ...over]);
});
test('19 CORDS, shaded: a US Train pacifies to passive support at most', () => {
  expect(playCard(19, 'shaded', { by: 'VC' }).events).toEqual([{ type: 'cameIntoForce', rule: '19:shaded' }]);
  const spaces = { hue: { pieces: { 'us-troops': 1 } } };
  const choices = ['hue', 'nothing', 'done', 'pacify'];
  expect(operate('train', { given: { spaces, inForce: ['19:shaded'] }, choices: [...choices, 'done'] }).events).toEqual(
    [
      { type: 'adjusted', track: 'RES_ARVN', by: -3 },
      { type: 'shifted', in: 'hue', to: 'PASSIVE_SUPPORT' },
      { type: 'trained', by: 'US' },
      { type: 'operated', by: 'US', operation: 'train', special: null, spaces: [] },
    ],
  );
  expect(operate('train', { given: { spaces }, choices }).offer.options).toEqual(['done', 'on']);
});

const struck = { tracks: { TRAIL: 0 }, spaces: { hue: { pieces: { 'us-troops': 1, 'nva-troops': 5 } } } };
const hit = { type: 'moved', piece: 'nva-troops', n: 1, from: 'hue', to: 'AVAILABLE' };
const shifted = { type: 'shifted', in: 'hue', to: 'PASSIVE_OPPOSITION' };
test('20 Laser Guided Bombs: an Air Strike on one piece shifts nothing', () => {
  expect(playCard(20, 'unshaded').events).toEqual([{ type: 'cameIntoForce', rule: '20:unshaded' }]);
  const rolled = { type: 'rolled', die: 2, for: 'air-strike' };
  const bombed = (inForce: readonly string[], next: string) =>
    strike(inForce, { 'air-strike': [2] }, ['hue', next], struck).events;
  expect(bombed(['20:unshaded'], 'done')).toEqual([rolled, hit]);
  expect(bombed(['20:unshaded'], 'nva-troops in hue')).toEqual([rolled, hit, hit, shifted]);
  expect(bombed([], 'done')).toEqual([rolled, hit, shifted]);
});
test('20 Laser Guided Bombs, shaded: an Air Strike removes two pieces at most', () => {
  expect(playCard(20, 'shaded', { by: 'NVA' }).events).toEqual([{ type: 'cameIntoForce', rule: '20:shaded' }]);
  const choices = ['hue', 'nva-troops in hue'];
  expect(strike(['20:shaded'], { 'air-strike': [6] }, choices, struck).events).toEqual([
    { type: 'rolled', die: 6, for: 'air-strike' },
    hit,
    hit,
    shifted,
  ]);
  expect(strike([], { 'air-strike': [6] }, choices, struck).offer.options).toEqual(['done', 'nva-troops in hue']);
});
