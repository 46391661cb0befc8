/** The coup round, phase by phase. */
import { scripted } from '@fermata/core/testing';
import { expect, test } from 'vitest';
import { adjusted, moved, shifted } from '../../test/operate.ts';
import { fireInTheLake } from '../game.ts';

const board = { scenario: 'full', map: 'empty', card: 128, deck: [2, 3, 129], leaders: [128] };
/** What changes in a phase, up to the next one or to what is asked. */
function phase(name: string, given: object, choices: readonly unknown[] = []) {
  const match = scripted(fireInTheLake, { position: { ...board, phase: name, ...given }, choices });
  const all = [...match.events];
  const end = all.findIndex(({ type }) => type === 'phaseBegan' || type === 'ended');
  const events = all
    .slice(0, end < 0 ? undefined : end)
    .filter(({ type }) => type !== 'cardDrawn' && type !== 'spacePacified');
  return { events, next: end < 0 ? undefined : all[end], offer: match.prompts()[0]?.options ?? [] };
}

test('victory: whoever is over its mark ends the game', () => {
  const spaces = { hue: { pieces: { 'vc-bases': 2 }, support: 'ACTIVE_OPPOSITION' } };
  expect(phase('victory', { spaces }).next).toMatchObject({ type: 'phaseBegan', phase: 'resources' });
  expect(phase('victory', { tracks: { PATRONAGE: 51 } }).next).toMatchObject({ type: 'ended', isFinal: false });
});

test('resources: lines without a controlled city are sabotaged; aid, bases and the Trail pay; casualties cost aid', () => {
  const city = { pieces: { 'arvn-police': 1 } };
  const spaces = {
    hue: city,
    'da-nang': city,
    kontum: city,
    'qui-nhon': city,
    'cam-ranh': city,
    'an-loc': city,
    saigon: city,
    'can-tho': city,
    'central-laos': { pieces: { 'nva-bases': 1 } },
    'quang-nam': { pieces: { 'vc-bases': 2 } },
    'loc-hue-da-nang': { pieces: { 'vc-guerrillas': 1 } },
  };
  const tracks = { AID: 10, ECON: 15, RES_ARVN: 0, RES_NVA: 0, RES_VC: 0, TRAIL: 2 };
  expect(phase('resources', { spaces, tracks, CASUALTIES: { 'us-troops': 2 } }).events).toEqual([
    { type: 'marked', in: 'loc-hue-da-nang', marker: 'SABOTAGE', by: 1 },
    adjusted('RES_ARVN', 24),
    adjusted('ECON', -1),
    adjusted('RES_VC', 2),
    adjusted('RES_NVA', 5),
    adjusted('AID', -6),
  ]);
});

test('Ky: to pacify costs 4; Komer, who came later, makes it 1', () => {
  const spaces = { hue: { pieces: { 'us-troops': 1, 'arvn-police': 1 } } };
  const given = { spaces, tracks: { RES_ARVN: 30, ECON: 15 }, leaders: [127], card: 127 };
  expect(phase('pacify US', given, ['hue', 'done']).events).toEqual([
    adjusted('RES_ARVN', -4),
    shifted('hue', 'PASSIVE_SUPPORT'),
  ]);
  const komer = { ...given, inForce: ['leader:127', '16:unshaded'] };
  expect(phase('pacify US', komer, ['hue', 'done']).events[0]).toEqual(adjusted('RES_ARVN', -1));
});

test('agitation: where VC pieces are and COIN does not control, 1 a level', () => {
  const spaces = {
    hue: { pieces: { 'vc-guerrillas': 1 } },
    saigon: { pieces: { 'vc-guerrillas': 1, 'arvn-police': 2 } },
  };
  expect(phase('agitate', { spaces }).offer).toEqual(['done', 'hue']);
  expect(phase('agitate', { spaces }, ['hue', 'on']).events).toEqual([
    adjusted('RES_VC', -1),
    shifted('hue', 'PASSIVE_OPPOSITION'),
    adjusted('RES_VC', -1),
    shifted('hue', 'ACTIVE_OPPOSITION'),
  ]);
});

test('terror ends for money also where nobody lives: there is nothing more to win there', () => {
  const pieces = { 'us-troops': 1, 'arvn-police': 1 };
  const spaces = { 'phuoc-long': { pieces, terror: 2 }, 'the-fishhook': { pieces } };
  expect(phase('pacify US', { spaces }).offer).toEqual(['done', 'phuoc-long']);
  expect(phase('pacify US', { spaces }, ['phuoc-long', 'on', 'done']).events).toEqual([
    adjusted('RES_ARVN', -3),
    { type: 'marked', in: 'phuoc-long', marker: 'TERROR', by: -1 },
    adjusted('RES_ARVN', -3),
    { type: 'marked', in: 'phuoc-long', marker: 'TERROR', by: -1 },
  ]);
  const vc = { pieces: { 'vc-guerrillas': 1 } };
  const held = { 'phuoc-long': { ...vc, terror: 1 }, 'the-fishhook': vc, 'loc-hue-da-nang': { ...vc, sabotage: 1 } };
  expect(phase('agitate', { spaces: held }).offer).toEqual(['done', 'phuoc-long']);
  expect(phase('agitate', { spaces: held }, ['phuoc-long']).events).toEqual([
    adjusted('RES_VC', -1),
    { type: 'marked', in: 'phuoc-long', marker: 'TERROR', by: -1 },
  ]);
});

test('redeploy: out of Laos, US troops out of play; ARVN troops go to cities and bases', () => {
  const spaces = {
    'central-laos': { pieces: { 'us-troops': 2, 'us-irregulars': 1, 'arvn-troops': 1 } },
    'quang-nam': { pieces: { 'arvn-troops': 2 } },
  };
  expect(phase('redeploy ARVN', { spaces }, ['saigon', 2, 'done']).events).toEqual([
    moved(2, 'us-troops', 'central-laos', 'OUT_OF_PLAY'),
    moved(1, 'us-irregulars', 'central-laos', 'AVAILABLE'),
    moved(1, 'arvn-troops', 'central-laos', 'AVAILABLE'),
    moved(2, 'arvn-troops', 'quang-nam', 'saigon'),
  ]);
});

test('the last coup round ends after Redeploy', () => {
  expect(phase('redeploy NVA', { deck: [2, 3] }).next).toMatchObject({ type: 'ended', isFinal: true });
});

test('commitment: a third of the troops is lost, the rest goes onto the map; withdrawal shifts', () => {
  const spaces = { saigon: { pieces: { 'us-troops': 6 } } };
  const choices = ['saigon', 2, 'us-troops in saigon', 'AVAILABLE', 4, 'done', 'hue'];
  expect(phase('commitment', { spaces, CASUALTIES: { 'us-troops': 3, 'us-bases': 1 } }, choices).events).toEqual([
    moved(1, 'us-troops', 'CASUALTIES', 'OUT_OF_PLAY'),
    moved(1, 'us-bases', 'CASUALTIES', 'OUT_OF_PLAY'),
    moved(2, 'us-troops', 'CASUALTIES', 'saigon'),
    moved(4, 'us-troops', 'saigon', 'AVAILABLE'),
    shifted('hue', 'PASSIVE_OPPOSITION'),
  ]);
});

test('commitment, first edition: troops that are not lost are available, and nothing shifts', () => {
  const spaces = { saigon: { pieces: { 'us-troops': 6 } } };
  const given = { spaces, edition: 1, CASUALTIES: { 'us-troops': 3, 'us-bases': 1 } };
  const { events, next } = phase('commitment', given, ['us-troops in saigon', 'AVAILABLE', 4, 'done']);
  expect(events).toEqual([
    moved(1, 'us-troops', 'CASUALTIES', 'OUT_OF_PLAY'),
    moved(1, 'us-bases', 'CASUALTIES', 'OUT_OF_PLAY'),
    moved(2, 'us-troops', 'CASUALTIES', 'AVAILABLE'),
    moved(4, 'us-troops', 'saigon', 'AVAILABLE'),
  ]);
  expect(next).toMatchObject({ type: 'phaseBegan', phase: 'reset' });
});

test('reset: markers go, everybody hides, momentum ends, all are eligible', () => {
  const spaces = { hue: { pieces: { 'vc-guerrillas!active': 2 }, terror: 1 } };
  const given = {
    spaces,
    tracks: { TRAIL: 4 },
    inForce: ['10:shaded', '101:shaded'],
    eligible: ['US'],
    phase: 'reset',
  };
  const { state } = scripted(fireInTheLake, { position: { ...board, ...given } });
  expect(state.tracks.TRAIL).toBe(3);
  expect(state.inForce).toEqual(['leader:128', '101:shaded']);
  expect(state.eligible).toEqual({ US: true, ARVN: true, NVA: true, VC: true });
  expect([state.card, state.markers.every((n) => n === 0)]).toEqual([2, true]);
});

test('a failed attempt costs ARVN one cube of three in each space', () => {
  const spaces = { hue: { pieces: { 'arvn-police': 7 } } };
  const match = scripted(fireInTheLake, { position: { ...board, card: 129, spaces, deck: [2, 3, 130] } });
  expect(match.events).toContainEqual(moved(2, 'arvn-police', 'hue', 'AVAILABLE'));
  expect(match.state.leaders).toEqual([129, 128]);
});

test('pacification: two levels a space over both factions, and a space of both counts once', () => {
  const pieces = { 'us-troops': 1, 'arvn-troops': 1, 'arvn-police': 1 };
  const open = { pieces, support: 'PASSIVE_OPPOSITION' };
  const spaces = { hue: open, saigon: open, 'da-nang': open, kontum: open, 'qui-nhon': open };
  const tracks = { RES_ARVN: 75, ECON: 0 };
  const pacified = { hue: 'ACTIVE_OPPOSITION', saigon: 'PASSIVE_OPPOSITION', 'da-nang': 'PASSIVE_OPPOSITION' };
  const given = { spaces, tracks, pacified };
  // One level of Hue is left, as the US has won one there; one space is left beside the three of the US.
  expect(phase('pacify ARVN', given).offer).toEqual(['done', 'hue', 'da-nang', 'kontum', 'qui-nhon', 'saigon']);
  expect(phase('pacify ARVN', given, ['hue']).events).toEqual([adjusted('RES_ARVN', -3), shifted('hue', 'NEUTRAL')]);
  expect(phase('pacify ARVN', given, ['kontum', 'done']).offer).toEqual(['done', 'hue', 'da-nang', 'saigon']);
  const two = { ...given, pacified: { hue: 'ACTIVE_OPPOSITION' }, spaces: { hue: { pieces, support: 'NEUTRAL' } } };
  expect(phase('pacify ARVN', two).next).toMatchObject({ phase: 'agitate' });
});
