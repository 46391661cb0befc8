import { type ChanceScript, scripted } from '@fermata/core/testing';
import { expect, test } from 'vitest';
import { Played } from '../../test/play-card.ts';
import { fireInTheLake } from '../game.ts';

/** The owner of a pivotal card is asked before anybody acts, and says yes. */
function playPivotal(card: number, owner: string, given: object, choices: unknown[] = [], chance: ChanceScript = {}) {
  const hand = { pivotal: [card], eligible: [owner], leaders: [125, 126] };
  const position = { scenario: 'full', map: 'empty', card: 2, deck: [3, 5], ...hand, ...given };
  return new Played(scripted(fireInTheLake, { position, choices: ['yes', ...choices], chance }));
}
/** What the owner is asked first. */
function asked(card: number, owner: string, given: object): string {
  const hand = { pivotal: [card], eligible: [owner], leaders: [125, 126] };
  const position = { scenario: 'full', map: 'empty', card: 2, deck: [3, 5], ...hand, ...given };
  return scripted(fireInTheLake, { position }).prompts()[0]?.label ?? '';
}

test('121 Linebacker II: half the resources of the NVA are left', () => {
  const spaces = { 'central-laos': { pieces: { 'nva-bases': 1 } } };
  const given = { spaces, leaders: [125, 126], tracks: { RES_NVA: 9, TRAIL: 0 }, pivotal: [121], eligible: ['US'] };
  const position = { scenario: 'full', map: 'empty', card: 2, deck: [3, 5], ...given };
  const match = scripted(fireInTheLake, { position, choices: ['yes'] });
  expect(match.events).toContainEqual({ type: 'adjusted', track: 'RES_NVA', by: -5 });
  expect(match.events).toContainEqual({ type: 'acted', faction: 'US', deed: 'event', what: 'Linebacker II' });
});
test('121 Linebacker II: the NVA lose two bases of their choice and do not act, and three casualties come back', () => {
  const spaces = { 'central-laos': { pieces: { 'nva-bases': 2 } }, 'north-vietnam': { pieces: { 'nva-bases': 1 } } };
  const given = { spaces, tracks: { RES_NVA: 9 }, CASUALTIES: { 'us-troops': 4 } };
  expect(playPivotal(121, 'US', given).offer).toMatchObject({
    seat: 2,
    options: ['nva-bases in central-laos', 'nva-bases in north-vietnam'],
  });
  expect(playPivotal(121, 'US', given, ['nva-bases in north-vietnam']).events).toEqual([
    { type: 'moved', piece: 'nva-bases', n: 1, from: 'north-vietnam', to: 'AVAILABLE' },
    { type: 'moved', piece: 'nva-bases', n: 1, from: 'central-laos', to: 'AVAILABLE' },
    { type: 'adjusted', track: 'RES_NVA', by: -5 },
    { type: 'eligibilitySet', faction: 'NVA', is: false, now: true },
    { type: 'moved', piece: 'us-troops', n: 3, from: 'CASUALTIES', to: 'AVAILABLE' },
  ]);
});
test('121 Linebacker II: a base with a tunnel goes only if the NVA like', () => {
  const spaces = {
    'tay-ninh': { pieces: { 'nva-bases-tunneled': 1 } },
    'central-laos': { pieces: { 'nva-bases': 1 } },
  };
  const [open, tunnel] = ['nva-bases in central-laos', 'nva-bases-tunneled in tay-ninh'];
  expect(playPivotal(121, 'US', { spaces }).offer.options).toEqual([open, tunnel]);
  const both = playPivotal(121, 'US', { spaces }, [tunnel]).events.slice(0, 2); // then the other one must go
  expect(both).toMatchObject([{ from: 'tay-ninh' }, { from: 'central-laos' }]);
  expect(playPivotal(121, 'US', { spaces }, [open]).offer.options).toEqual(['done', tunnel]);
  expect(playPivotal(121, 'US', { spaces }, [open, 'done']).events[0]).toEqual({
    type: 'moved',
    piece: 'nva-bases',
    n: 1,
    from: 'central-laos',
    to: 'AVAILABLE',
  });
});
test.each([
  [5, [], 'Play the pivotal event?'], // 35 troops and 6 bases available: 41
  [6, [], 'What now?'],
  [20, ['3:unshaded'], 'Play the pivotal event?'], // peace talks: 26
  [21, ['3:unshaded'], 'What now?'],
])(
  '121 Linebacker II: the US needs more than 40, or 25 while there are peace talks (%i, %j)',
  (lost, inForce, label) => {
    expect(asked(121, 'US', { CASUALTIES: { 'us-troops': lost }, inForce })).toBe(label);
  },
);

test('122 Easter Offensive: the NVA march, troops leave empty lines, and all troops attack', () => {
  const spaces = {
    'central-laos': { pieces: { 'nva-troops': 5 } },
    'loc-hue-khe-sanh': { pieces: { 'nva-troops': 2 } },
    'quang-tri-thua-thien': { pieces: { 'us-troops': 3 } },
    hue: { pieces: { 'arvn-troops': 2 } },
    'da-nang': { pieces: { 'nva-guerrillas': 3, 'arvn-police': 1 } },
  };
  const marched = ['quang-tri-thua-thien', 'central-laos', 4, 'done', 'done'];
  const line = 'nva-troops in loc-hue-khe-sanh';
  const at = (...choices: unknown[]) => playPivotal(122, 'NVA', { spaces, tracks: { RES_NVA: 0 } }, choices);
  expect(at(...marched).offer.options).toEqual(['done', line]);
  expect(at(...marched, line, 2).offer.options).toEqual([
    'central-laos',
    'hue',
    'north-vietnam',
    'quang-tri-thua-thien',
  ]);
  expect(at(...marched, line, 2, 'hue').events).toEqual([
    { type: 'moved', piece: 'nva-troops', n: 4, from: 'central-laos', to: 'quang-tri-thua-thien' },
    { type: 'marched', in: 'quang-tri-thua-thien', by: 'NVA', n: 4, isSeen: false },
    { type: 'operated', by: 'NVA', operation: 'march', special: null, spaces: [] },
    { type: 'moved', piece: 'nva-troops', n: 2, from: 'loc-hue-khe-sanh', to: 'hue' },
    { type: 'moved', piece: 'arvn-troops', n: 1, from: 'hue', to: 'AVAILABLE' },
    { type: 'attacked', in: 'hue', by: 'NVA', removed: 1 },
    { type: 'moved', piece: 'us-troops', n: 1, from: 'quang-tri-thua-thien', to: 'CASUALTIES' },
    { type: 'moved', piece: 'us-troops', n: 1, from: 'quang-tri-thua-thien', to: 'CASUALTIES' },
    { type: 'moved', piece: 'nva-troops', n: 2, from: 'quang-tri-thua-thien', to: 'AVAILABLE' },
    { type: 'attacked', in: 'quang-tri-thua-thien', by: 'NVA', removed: 2 },
  ]);
});
test('122 Easter Offensive: from a line each troop goes one step; where US or ARVN are on it, none does', () => {
  const spaces = {
    'loc-da-nang-dak-to': { pieces: { 'nva-troops': 1 } },
    'loc-hue-da-nang': { pieces: { 'nva-troops': 1, 'arvn-police': 1 } },
  };
  const choices = ['done', 'nva-troops in loc-da-nang-dak-to', 'loc-kontum-dak-to'];
  expect(playPivotal(122, 'NVA', { spaces }, choices).events).toEqual([
    { type: 'operated', by: 'NVA', operation: 'march', special: null, spaces: [] },
    { type: 'moved', piece: 'nva-troops', n: 1, from: 'loc-da-nang-dak-to', to: 'loc-kontum-dak-to' },
  ]);
});
test('122 Easter Offensive needs more NVA troops than US troops on the map', () => {
  const spaces = { hue: { pieces: { 'us-troops': 2 } }, 'central-laos': { pieces: { 'nva-troops': 2 } } };
  expect(asked(122, 'NVA', { spaces })).toBe('What now?');
});

test('123 Vietnamization: resources, aid, all of ARVN that was out of play, and four cubes anywhere', () => {
  const given = { OUT_OF_PLAY: { 'arvn-troops': 3, 'arvn-bases': 1 } };
  const cubes = ['arvn-troops in AVAILABLE', 'arvn-police in AVAILABLE'];
  expect(playPivotal(123, 'ARVN', given).offer).toMatchObject({ seat: 1, options: cubes });
  const choices = [cubes[0], 'hue', cubes[0], 'hue', cubes[1], 'loc-hue-da-nang', cubes[1], 'tay-ninh'];
  expect(playPivotal(123, 'ARVN', given, choices).events).toEqual([
    { type: 'adjusted', track: 'RES_ARVN', by: 12 },
    { type: 'adjusted', track: 'AID', by: 12 },
    { type: 'moved', piece: 'arvn-troops', n: 3, from: 'OUT_OF_PLAY', to: 'AVAILABLE' },
    { type: 'moved', piece: 'arvn-bases', n: 1, from: 'OUT_OF_PLAY', to: 'AVAILABLE' },
    { type: 'moved', piece: 'arvn-troops', n: 1, from: 'AVAILABLE', to: 'hue' },
    { type: 'moved', piece: 'arvn-troops', n: 1, from: 'AVAILABLE', to: 'hue' },
    { type: 'moved', piece: 'arvn-police', n: 1, from: 'AVAILABLE', to: 'loc-hue-da-nang' },
    { type: 'moved', piece: 'arvn-police', n: 1, from: 'AVAILABLE', to: 'tay-ninh' },
  ]);
});
test.each([
  [19, 'Play the pivotal event?'],
  [20, 'What now?'],
])('123 Vietnamization needs fewer than 20 US troops on the map (%i)', (n, label) => {
  expect(asked(123, 'ARVN', { spaces: { hue: { pieces: { 'us-troops': n } } } })).toBe(label);
});

test('124 Tet Offensive: terror everywhere, six VC pieces into cities, and all guerrillas attack together', () => {
  const spaces = {
    'tay-ninh': { pieces: { 'vc-guerrillas!active': 20 } },
    hue: { pieces: { 'vc-guerrillas': 1, 'nva-guerrillas': 2, 'us-troops': 3 } },
  };
  const pieces = ['vc-guerrillas in AVAILABLE', 'vc-bases in AVAILABLE'];
  expect(playPivotal(124, 'VC', { spaces }).offer).toMatchObject({ seat: 3, options: pieces });
  const placed = Array(6).fill([pieces[0], 'saigon']).flat();
  const target = 'us-troops in hue';
  const chance = { attack: [3] }; // of three guerrillas
  expect(playPivotal(124, 'VC', { spaces }, placed, chance).offer).toMatchObject({ options: ['done', target] });
  expect(playPivotal(124, 'VC', { spaces }, [...placed, target, target], chance).events).toEqual([
    { type: 'flipped', piece: 'vc-guerrillas', to: 'vc-guerrillas!active', n: 1, in: 'hue' },
    { type: 'marked', in: 'hue', marker: 'TERROR', by: 1 },
    { type: 'shifted', in: 'hue', to: 'PASSIVE_OPPOSITION' },
    ...Array(6).fill({ type: 'moved', piece: 'vc-guerrillas', n: 1, from: 'AVAILABLE', to: 'saigon' }),
    { type: 'flipped', piece: 'nva-guerrillas', to: 'nva-guerrillas!active', n: 2, in: 'hue' },
    { type: 'rolled', die: 3, for: 'attack' },
    { type: 'moved', piece: 'us-troops', n: 1, from: 'hue', to: 'CASUALTIES' },
    { type: 'moved', piece: 'us-troops', n: 1, from: 'hue', to: 'CASUALTIES' },
    { type: 'moved', piece: 'vc-guerrillas!active', n: 1, from: 'hue', to: 'AVAILABLE' },
    { type: 'moved', piece: 'nva-guerrillas!active', n: 1, from: 'hue', to: 'AVAILABLE' },
    { type: 'attacked', in: 'hue', by: 'VC', removed: 2 },
  ]);
});
test('124 Tet Offensive: where terror markers run out, the VC say who has none', () => {
  const pieces = { 'vc-guerrillas': 7 };
  const spaces = { hue: { pieces }, 'da-nang': { pieces }, saigon: { pieces }, kontum: { terror: 13 } };
  expect(playPivotal(124, 'VC', { spaces }).offer).toMatchObject({ seat: 3, options: ['hue', 'da-nang', 'saigon'] });
  const { events } = playPivotal(124, 'VC', { spaces }, ['saigon', 'da-nang']);
  const revealed = (space: string) => ({
    type: 'flipped',
    piece: 'vc-guerrillas',
    to: 'vc-guerrillas!active',
    n: 1,
    in: space,
  });
  expect(events).toEqual([
    ...['saigon', 'da-nang'].flatMap((space) => [
      revealed(space),
      { type: 'marked', in: space, marker: 'TERROR', by: 1 },
      { type: 'shifted', in: space, to: 'PASSIVE_OPPOSITION' },
    ]),
    revealed('hue'),
  ]);
});
test('124 Tet Offensive: where Terror takes two guerrillas, it is where they are two, and takes them', () => {
  const spaces = {
    'tay-ninh': { pieces: { 'vc-guerrillas!active': 20 } },
    hue: { pieces: { 'vc-guerrillas': 2 } },
    saigon: { pieces: { 'vc-guerrillas': 1 } },
  };
  const given = { spaces, inForce: ['116:unshaded'] };
  const { offer } = playPivotal(124, 'VC', given);
  expect(offer.options).toEqual(['vc-guerrillas in hue', 'vc-guerrillas!active in hue']);
  const pieces = ['vc-guerrillas in AVAILABLE', 'vc-bases in AVAILABLE'];
  const lost = playPivotal(124, 'VC', given, ['vc-guerrillas in hue']);
  expect(lost.offer.options).toEqual(pieces);
  expect(lost.events).toEqual([
    { type: 'flipped', piece: 'vc-guerrillas', to: 'vc-guerrillas!active', n: 1, in: 'hue' },
    { type: 'marked', in: 'hue', marker: 'TERROR', by: 1 },
    { type: 'shifted', in: 'hue', to: 'PASSIVE_OPPOSITION' },
    { type: 'moved', piece: 'vc-guerrillas', n: 1, from: 'hue', to: 'AVAILABLE' },
    { type: 'moved', piece: 'vc-guerrillas!active', n: 1, from: 'hue', to: 'AVAILABLE' },
  ]);
});
test('124 Tet Offensive needs more than 20 VC guerrillas in the South', () => {
  const spaces = {
    'tay-ninh': { pieces: { 'vc-guerrillas': 20 } },
    'the-fishhook': { pieces: { 'vc-guerrillas': 1 } },
  };
  expect(asked(124, 'VC', { spaces })).toBe('What now?');
});
