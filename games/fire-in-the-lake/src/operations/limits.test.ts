/** Limits of operations and special activities that are easily forgotten. */
import { expect, test } from 'vitest';
import { adjusted, flipped, moved, operate, rolled } from '../../test/operate.ts';

const hue = (pieces: object, more: object = {}) => ({ spaces: { hue: { pieces, ...more } } });
const replaced = (from: string) => ({ ...moved(1, from, 'hue', 'AVAILABLE') });

test('Train: a space costs 3 once, for cubes and for the base that they become', () => {
  const row = {
    given: { ...hue({}), tracks: { RES_ARVN: 3 } },
    choices: ['hue', 'cubes', 3, 0, 'done', 'build'],
  };
  expect(operate('ARVN', 'train', row).events).toEqual([
    adjusted('RES_ARVN', -3),
    moved(3, 'arvn-troops', 'AVAILABLE', 'hue'),
    moved(1, 'arvn-troops', 'hue', 'AVAILABLE'),
    moved(1, 'arvn-troops', 'hue', 'AVAILABLE'),
    moved(1, 'arvn-troops', 'hue', 'AVAILABLE'),
    moved(1, 'arvn-bases', 'AVAILABLE', 'hue'),
  ]);
});

test('Train: the US pacifies only where one of its pieces still is', () => {
  const given = hue({ 'us-troops': 1, 'arvn-police': 1 });
  const choices = ['hue', 'nothing', 'air-lift', 'saigon', 'done'];
  expect(operate('US', 'train', { given, choices, isOpen: true }).isOver).toBe(true);
});

test('the last base may be taken from a tunnel elsewhere, and leaves it there', () => {
  const spaces = {
    hue: { pieces: { 'vc-guerrillas!active': 2 } },
    saigon: { pieces: { 'vc-bases-tunneled': 1 }, support: 'PASSIVE_SUPPORT' },
    'quang-nam': { pieces: { 'vc-bases': 2 } },
    'binh-dinh': { pieces: { 'vc-bases': 2 } },
    'khanh-hoa': { pieces: { 'vc-bases': 2 } },
    'phuoc-long': { pieces: { 'vc-bases': 2 } },
  };
  const row = { given: { spaces }, choices: ['hue', 'base', 'vc-bases-tunneled in saigon'] };
  expect(operate('VC', 'rally', row).events.slice(-1)).toEqual([
    { ...moved(1, 'vc-bases-tunneled', 'saigon', 'hue'), as: 'vc-bases' },
  ]);
});

test('Infiltrate and Subvert take their own from the map where the box is empty', () => {
  const nva = {
    hue: { pieces: { 'nva-bases': 1, 'nva-guerrillas': 1 } },
    'central-laos': { pieces: { 'nva-troops': 40 } },
  };
  const build = { given: { spaces: nva, tracks: { TRAIL: 0 } }, choices: ['infiltrate', 1] };
  expect(operate('NVA', 'rally', build).events.slice(0, 1)).toEqual([moved(1, 'nva-troops', 'central-laos', 'hue')]);
  const vc = {
    hue: { pieces: { 'vc-guerrillas': 1, 'arvn-police': 1 } },
    'quang-nam': { pieces: { 'vc-guerrillas!active': 29 } },
  };
  const choices = ['subvert', 'replace'];
  expect(operate('VC', 'march', { given: { spaces: vc }, choices, isOpen: true }).events).toEqual([
    replaced('arvn-police'),
    { ...moved(1, 'vc-guerrillas!active', 'quang-nam', 'hue'), as: 'vc-guerrillas' },
  ]);
});

test('Infiltrate takes a VC guerrilla over with an NVA guerrilla from the map', () => {
  const spaces = {
    hue: { pieces: { 'nva-troops': 2, 'vc-guerrillas!active': 1 } },
    'central-laos': { pieces: { 'nva-guerrillas': 20 } },
  };
  const choices = ['infiltrate', 'vc-guerrillas!active in hue'];
  expect(operate('NVA', 'march', { given: { spaces }, choices, isOpen: true }).events).toEqual([
    replaced('vc-guerrillas!active'),
    moved(1, 'nva-guerrillas', 'central-laos', 'hue'),
  ]);
});

test('Abrams: an underground guerrilla guards the base that would go first', () => {
  const pieces = { 'us-troops': 2, 'vc-guerrillas!active': 1, 'vc-bases': 1 };
  const offer = (more: object) =>
    operate('US', 'assault', {
      given: { ...hue({ ...pieces, ...more }), inForce: ['11:unshaded'] },
      choices: ['hue'],
      isOpen: true,
    }).offer;
  expect(offer({})).toEqual(['vc-guerrillas!active in hue', 'vc-bases in hue']);
  expect(offer({ 'nva-guerrillas': 1 })).not.toContain('vc-bases in hue');
});

test('Lansdale: no US Assault, in a Patrol neither', () => {
  const spaces = { 'loc-hue-da-nang': { pieces: { 'us-troops': 2, 'vc-guerrillas': 1 } } };
  const row = { given: { spaces, inForce: ['78:shaded'], tracks: { TRAIL: 0 } }, choices: ['done', 'done'] };
  expect(operate('US', 'patrol', row).events).toEqual([
    flipped(1, 'vc-guerrillas', 'vc-guerrillas!active', 'loc-hue-da-nang'),
  ]);
  const seen = { 'loc-hue-da-nang': { pieces: { 'us-troops': 2, 'vc-guerrillas!active': 1 } } };
  const patrols = (inForce: string[]) =>
    operate('US', 'patrol', { given: { spaces: seen, inForce }, isOpen: true }).offer.includes('done');
  expect([patrols(['78:shaded']), patrols([])]).toEqual([false, true]);
});

test('Cobras: a space may be swept in place for an exposed enemy alone', () => {
  const given = hue({ 'us-troops': 1, 'vc-guerrillas!active': 1 });
  const sweeps = (inForce: string[]) =>
    operate('US', 'sweep', { given: { ...given, inForce }, isOpen: true }).offer.includes('hue');
  expect([sweeps(['13:unshaded']), sweeps([])]).toEqual([true, false]);
});

test('Cobras, shaded: each space of a US Assault is rolled for, also where only ARVN hits', () => {
  const given = {
    spaces: { 'quang-nam': { pieces: { 'us-troops': 1, 'arvn-troops': 3, 'nva-troops': 1 } } },
    inForce: ['13:shaded'],
  };
  const row = { given, chance: { cobras: [3] }, choices: ['quang-nam'] };
  expect(operate('US', 'assault', row).events).toEqual([
    rolled(3, 'cobras'),
    moved(1, 'us-troops', 'quang-nam', 'CASUALTIES'),
    adjusted('RES_ARVN', -3),
    moved(1, 'nva-troops', 'quang-nam', 'AVAILABLE'),
  ]);
});

test('with 15 markers out Terror exposes a guerrilla, and nothing shifts', () => {
  const spaces = { hue: { pieces: { 'vc-guerrillas': 1 } }, saigon: { terror: 15 } };
  expect(operate('VC', 'terror', { given: { spaces }, choices: ['hue'] }).events).toEqual([
    adjusted('RES_VC', -1),
    flipped(1, 'vc-guerrillas', 'vc-guerrillas!active', 'hue'),
  ]);
});

test('a limited Patrol fights where it went; without moving, on any line', () => {
  const pieces = { 'us-troops': 1, 'vc-guerrillas!active': 1 };
  const spaces = {
    'loc-hue-da-nang': { pieces },
    'loc-saigon-can-tho': { pieces },
    saigon: { pieces: { 'us-troops': 1 } },
  };
  const fights = (...choices: string[]) =>
    operate('US', 'patrol', { given: { spaces }, isLimited: true, choices, isOpen: true }).offer;
  expect(fights('done')).toEqual(['done', 'loc-hue-da-nang', 'loc-saigon-can-tho']);
  expect(fights('loc-saigon-can-tho', 'us-troops in saigon', 'done')).toEqual(['done', 'loc-saigon-can-tho']);
});

test('what a shift cannot change does not happen: a tax where support is active', () => {
  const given = hue({ 'vc-guerrillas': 1 }, { support: 'ACTIVE_SUPPORT' });
  expect(operate('VC', 'march', { given, choices: ['tax'], isOpen: true }).events).toEqual([
    flipped(1, 'vc-guerrillas', 'vc-guerrillas!active', 'hue'),
    adjusted('RES_VC', 4),
  ]);
});
