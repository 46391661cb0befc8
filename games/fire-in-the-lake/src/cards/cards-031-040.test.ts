import { scripted } from '@fermata/core/testing';
import { expect, test } from 'vitest';
import { Played, playCard, sidesOffered } from '../../test/play-card.ts';
import { fireInTheLake } from '../game.ts';

/** An operation of the NVA, with what is given, as far as it is chosen. */
function operation(name: string, given: object, choices: readonly unknown[] = []): Played {
  const position = { scenario: 'full', map: 'empty', card: 2, deck: [3, 5], eligible: ['NVA'], ...given };
  return new Played(
    scripted(fireInTheLake, { position, choices: [{ do: 'operation', operation: name }, ...choices], seats: 4 }),
  );
}
/** The free Air Strike of card 40 at the Trail. */
function strikeAtTrail(given: object): Played {
  return playCard(40, 'unshaded', { given, chance: { 'air-strike': [2] }, choices: ['yes', 'TRAIL'] });
}
const STRUCK = [
  { type: 'rolled', die: 2, for: 'air-strike' },
  { type: 'adjusted', track: 'TRAIL', by: -1 },
  { type: 'struckTrail' },
];

test('31 AAA: a Rally in two spaces does not improve the Trail any more', () => {
  expect(playCard(31, 'unshaded').events).toEqual([{ type: 'cameIntoForce', rule: '31:unshaded' }]);
  const given = { tracks: { RES_NVA: 10, TRAIL: 1 } };
  const ruled = { ...given, inForce: ['31:unshaded'] };
  expect(operation('rally', given, ['hue', 'da-nang', 'done']).offer.label).toBe('Improve the Trail?');
  expect(operation('rally', ruled, ['hue', 'da-nang', 'done']).offer.label).not.toBe('Improve the Trail?');
  expect(operation('rally', ruled, ['hue', 'done']).offer.label).toBe('Improve the Trail?');
});
test('31 AAA, shaded: Air Strikes leave the Trail at 2', () => {
  expect(playCard(31, 'shaded', { by: 'NVA' }).events).toEqual([{ type: 'cameIntoForce', rule: '31:shaded' }]);
  const inForce = ['31:shaded'];
  expect(strikeAtTrail({ inForce, tracks: { TRAIL: 3 } }).events).toEqual(STRUCK);
  expect(sidesOffered(40, { given: { tracks: { TRAIL: 2 } } })).toEqual(['unshaded', 'shaded']);
  expect(sidesOffered(40, { given: { inForce, tracks: { TRAIL: 2 } } })).toEqual(['shaded']);
});
test('31 AAA, shaded: two boxes at once are one, if the other is below', () => {
  expect(strikeAtTrail({ inForce: ['4:unshaded', '31:shaded'], tracks: { TRAIL: 3 } }).events).toEqual(STRUCK);
});

const GUNS = {
  'quang-nam': { pieces: { 'nva-troops': 3 } },
  'da-nang': { pieces: { 'us-troops': 3 } },
  'quang-tin-quang-ngai': { pieces: { 'us-troops': 3 } },
  'quang-tri-thua-thien': { pieces: { 'us-troops': 3 } },
};
test('32 Long Range Guns: Bombard in one space', () => {
  expect(playCard(32, 'unshaded').events).toEqual([{ type: 'cameIntoForce', rule: '32:unshaded' }]);
  const next = (given: object) => operation('rally', { spaces: GUNS, ...given }, ['bombard', 'da-nang']).offer;
  expect(next({})).toMatchObject({ label: 'Bombard where?' });
  expect(next({}).options).toEqual(['done', 'quang-tri-thua-thien', 'quang-tin-quang-ngai']);
  expect(next({ inForce: ['32:unshaded'] })).toMatchObject({ label: 'Rally where?' });
});
test('32 Long Range Guns, shaded: Bombard in up to three spaces', () => {
  expect(playCard(32, 'shaded', { by: 'NVA' }).events).toEqual([{ type: 'cameIntoForce', rule: '32:shaded' }]);
  const choices = ['bombard', 'da-nang', 'quang-tin-quang-ngai'];
  const next = (given: object) => operation('rally', { spaces: GUNS, ...given }, choices).offer;
  expect(next({})).toMatchObject({ label: 'Rally where?' });
  expect(next({ inForce: ['32:shaded'] }).options).toEqual(['done', 'quang-tri-thua-thien']);
});

test('33 MiGs: each reset costs the NVA 6', () => {
  expect(playCard(33, 'unshaded').events).toEqual([{ type: 'cameIntoForce', rule: '33:unshaded' }]);
  const reset = (inForce: readonly string[]) => {
    const tracks = { TRAIL: 2, RES_NVA: 10 };
    const position = { scenario: 'full', map: 'empty', card: 125, deck: [3, 5], phase: 'reset', tracks, inForce };
    return scripted(fireInTheLake, { position }).events.filter(
      (event) => event.type === 'adjusted' && event.track === 'RES_NVA',
    );
  };
  expect(reset(['33:unshaded'])).toEqual([{ type: 'adjusted', track: 'RES_NVA', by: -6 }]);
  expect(reset([])).toEqual([]);
});
test('33 MiGs, shaded: an Air Strike on the Trail costs an available US troop, where there is no Top Gun', () => {
  expect(playCard(33, 'shaded', { by: 'NVA' }).events).toEqual([{ type: 'cameIntoForce', rule: '33:shaded' }]);
  const tracks = { TRAIL: 2 };
  const lost = { type: 'moved', piece: 'us-troops', n: 1, from: 'AVAILABLE', to: 'CASUALTIES' };
  const back = { type: 'moved', piece: 'us-troops', n: 1, from: 'CASUALTIES', to: 'AVAILABLE' };
  expect(strikeAtTrail({ tracks, inForce: ['33:shaded'] }).events).toEqual([...STRUCK, lost, back]);
  expect(strikeAtTrail({ tracks }).events).toEqual(STRUCK);
  expect(sidesOffered(33, { given: { inForce: ['4:unshaded'] } })).toEqual(['unshaded']);
});

test('34 SA-2s: an Air Strike on the Trail removes an NVA piece outside the South', () => {
  expect(playCard(34, 'unshaded').events).toEqual([{ type: 'cameIntoForce', rule: '34:unshaded' }]);
  const spaces = {
    'north-vietnam': { pieces: { 'nva-troops': 1 } },
    hue: { pieces: { 'nva-troops': 1 } },
  };
  const gone = { type: 'moved', piece: 'nva-troops', n: 1, from: 'north-vietnam', to: 'AVAILABLE' };
  const given = { spaces, tracks: { TRAIL: 2 } };
  expect(strikeAtTrail({ ...given, inForce: ['34:unshaded'] }).events).toEqual([...STRUCK, gone]);
  expect(strikeAtTrail(given).events).toEqual(STRUCK);
});
test('34 SA-2s, shaded: a Rally improves the Trail by two boxes', () => {
  expect(playCard(34, 'shaded', { by: 'NVA' }).events).toEqual([{ type: 'cameIntoForce', rule: '34:shaded' }]);
  const improved = (inForce: readonly string[]) =>
    operation('rally', { inForce, tracks: { TRAIL: 1, RES_NVA: 5 } }, ['done']).events.filter(
      ({ type }) => type === 'adjusted',
    );
  const paid = { type: 'adjusted', track: 'RES_NVA', by: -2 };
  expect(improved(['34:shaded'])).toEqual([paid, { type: 'adjusted', track: 'TRAIL', by: 2 }]);
  expect(improved([])).toEqual([paid, { type: 'adjusted', track: 'TRAIL', by: 1 }]);
});

test.each([
  [4, -3],
  [2, -2],
])('35 Thanh Hoa: the Trail falls by three boxes, as far as it can: from %i by %i', (TRAIL, by) => {
  expect(playCard(35, 'unshaded', { given: { tracks: { TRAIL } } }).events).toEqual([
    { type: 'adjusted', track: 'TRAIL', by },
  ]);
});
test('35 Thanh Hoa: with no Trail it is not offered', () => {
  expect(sidesOffered(35, { given: { tracks: { TRAIL: 0 } } })).toEqual(['shaded']);
});
test('35 Thanh Hoa, shaded: the Trail rises, and then it brings 3 a box', () => {
  expect(playCard(35, 'shaded', { by: 'NVA', given: { tracks: { TRAIL: 2, RES_NVA: 10 } } }).events).toEqual([
    { type: 'adjusted', track: 'TRAIL', by: 1 },
    { type: 'adjusted', track: 'RES_NVA', by: 9 },
  ]);
  expect(playCard(35, 'shaded', { by: 'NVA', given: { tracks: { TRAIL: 4, RES_NVA: 10 } } }).events).toEqual([
    { type: 'adjusted', track: 'RES_NVA', by: 12 },
  ]);
});

test('36 Hamburger Hill: four US troops go to a highland, and a base there goes, tunnel or not', () => {
  const spaces = {
    'binh-dinh': { pieces: { 'vc-bases-tunneled': 1, 'nva-bases': 1 } },
    hue: { pieces: { 'us-troops': 2 } },
    saigon: { pieces: { 'us-troops': 3 } },
  };
  const highlands = ['quang-tri-thua-thien', 'quang-nam', 'binh-dinh', 'pleiku-darlac', 'khanh-hoa'];
  expect(playCard(36, 'unshaded', { given: { spaces } }).offer.options).toEqual(highlands);
  const moved = ['binh-dinh', 'us-troops in hue', 2]; // the others come from Saigon
  const bases = ['nva-bases in binh-dinh', 'vc-bases-tunneled in binh-dinh'];
  expect(playCard(36, 'unshaded', { given: { spaces }, choices: moved }).offer.options).toEqual(bases);
  const choices = [...moved, 'vc-bases-tunneled in binh-dinh'];
  expect(playCard(36, 'unshaded', { given: { spaces }, choices }).events).toEqual([
    { type: 'moved', piece: 'us-troops', n: 2, from: 'hue', to: 'binh-dinh' },
    { type: 'moved', piece: 'us-troops', n: 2, from: 'saigon', to: 'binh-dinh' },
    { type: 'moved', piece: 'vc-bases-tunneled', n: 1, from: 'binh-dinh', to: 'AVAILABLE' },
  ]);
});
test('36 Hamburger Hill: fewer troops all come; with none a base alone may go, and not from North Vietnam', () => {
  const few = { 'khanh-hoa': { pieces: { 'us-troops': 1 } }, hue: { pieces: { 'us-troops': 2 } } };
  expect(playCard(36, 'unshaded', { given: { spaces: few }, choices: ['khanh-hoa'] }).events).toEqual([
    { type: 'moved', piece: 'us-troops', n: 2, from: 'hue', to: 'khanh-hoa' },
  ]);
  const none = {
    'khanh-hoa': { pieces: { 'nva-bases': 1 } },
    'north-vietnam': { pieces: { 'nva-bases': 1 } },
  };
  expect(playCard(36, 'unshaded', { given: { spaces: none } }).events).toEqual([
    { type: 'moved', piece: 'nva-bases', n: 1, from: 'khanh-hoa', to: 'AVAILABLE' },
  ]);
  expect(sidesOffered(36)).toEqual([]);
});
test('36 Hamburger Hill, shaded: a tunnel for a base in a highland, and three US troops are casualties', () => {
  const spaces = {
    'north-vietnam': { pieces: { 'nva-bases': 1 } },
    'khanh-hoa': { pieces: { 'vc-bases': 1, 'us-troops': 4 } },
    'tay-ninh': { pieces: { 'vc-bases': 1, 'us-troops': 4 } },
  };
  const row = { by: 'NVA', given: { spaces } } as const;
  expect(playCard(36, 'shaded', row).offer.options).toEqual(['north-vietnam', 'khanh-hoa']);
  expect(playCard(36, 'shaded', { ...row, choices: ['khanh-hoa'] }).events).toEqual([
    { type: 'flipped', piece: 'vc-bases', to: 'vc-bases-tunneled', n: 1, in: 'khanh-hoa' },
    { type: 'moved', piece: 'us-troops', n: 3, from: 'khanh-hoa', to: 'CASUALTIES' },
  ]);
});
test('36 Hamburger Hill, shaded: where two bases are, one of them is picked', () => {
  const spaces = { 'khanh-hoa': { pieces: { 'vc-bases': 1, 'nva-bases': 1 } } };
  const row = { by: 'NVA', given: { spaces } } as const;
  expect(playCard(36, 'shaded', row).offer.options).toEqual(['nva-bases in khanh-hoa', 'vc-bases in khanh-hoa']);
  expect(playCard(36, 'shaded', { ...row, choices: ['nva-bases in khanh-hoa'] }).events).toEqual([
    { type: 'flipped', piece: 'nva-bases', to: 'nva-bases-tunneled', n: 1, in: 'khanh-hoa' },
  ]);
});

test('37 Khe Sanh: ten NVA troops go, at and around a US base with troops', () => {
  const spaces = {
    'quang-tri-thua-thien': { pieces: { 'us-bases': 1, 'us-troops': 1 } },
    'central-laos': { pieces: { 'nva-troops': 6 } },
    hue: { pieces: { 'nva-troops': 5 } },
    saigon: { pieces: { 'us-bases': 1, 'us-troops': 1 } },
    'can-tho': { pieces: { 'nva-troops': 5 } },
  };
  const offered = ['nva-troops in central-laos', 'nva-troops in hue'];
  expect(playCard(37, 'unshaded', { given: { spaces } }).offer.options).toEqual(offered);
  expect(playCard(37, 'unshaded', { given: { spaces }, choices: ['nva-troops in central-laos', 6] }).events).toEqual([
    { type: 'moved', piece: 'nva-troops', n: 6, from: 'central-laos', to: 'AVAILABLE' },
    { type: 'moved', piece: 'nva-troops', n: 4, from: 'hue', to: 'AVAILABLE' },
  ]);
});
test('37 Khe Sanh: a base without troops, or without NVA troops near it, does not do', () => {
  const spaces = {
    saigon: { pieces: { 'us-bases': 1 } },
    hue: { pieces: { 'us-bases': 1, 'us-troops': 1 } },
    'tay-ninh': { pieces: { 'nva-troops': 5 } },
  };
  expect(sidesOffered(37, { given: { spaces } })).toEqual(['shaded']);
});
test('37 Khe Sanh, shaded: up to three US troops in a space with NVA are casualties; the US sits out', () => {
  const spaces = {
    hue: { pieces: { 'us-troops': 4, 'nva-guerrillas': 1 } },
    'da-nang': { pieces: { 'us-troops': 4, 'vc-guerrillas': 1 } },
    saigon: { pieces: { 'us-troops': 1, 'nva-bases-tunneled': 1 } },
  };
  const row = { by: 'NVA', given: { spaces } } as const;
  const out = { type: 'eligibilitySet', faction: 'US', is: false, now: true };
  expect(playCard(37, 'shaded', row).offer.options).toEqual(['done', 'hue', 'saigon']);
  expect(playCard(37, 'shaded', { ...row, choices: ['hue'] }).offer.options).toEqual([1, 2, 3]);
  expect(playCard(37, 'shaded', { ...row, choices: ['hue', 2] }).events).toEqual([
    { type: 'moved', piece: 'us-troops', n: 2, from: 'hue', to: 'CASUALTIES' },
    out,
  ]);
  expect(playCard(37, 'shaded', { ...row, choices: ['done'] }).events).toEqual([out]);
});

test('38 McNamara Line: the US and ARVN leave Laos and Cambodia for cities they control', () => {
  const spaces = {
    'central-laos': { pieces: { 'us-troops': 1 } },
    'the-fishhook': { pieces: { 'arvn-rangers!active': 1 } },
    hue: { pieces: { 'arvn-police': 1 } },
    saigon: { pieces: { 'us-troops': 1 } },
    'da-nang': { pieces: { 'us-troops': 1, 'vc-guerrillas': 1 } },
  };
  const row = { by: 'NVA', given: { spaces, tracks: { RES_ARVN: 20 } } } as const;
  const piece = 'us-troops in central-laos';
  expect(playCard(38, 'single', row).offer.options).toEqual([piece, 'arvn-rangers!active in the-fishhook']);
  expect(playCard(38, 'single', { ...row, choices: [piece] }).offer.options).toEqual(['hue', 'saigon']);
  expect(playCard(38, 'single', { ...row, choices: [piece, 'hue', 'saigon'] }).events).toEqual([
    { type: 'moved', piece: 'us-troops', n: 1, from: 'central-laos', to: 'hue' },
    { type: 'moved', piece: 'arvn-rangers!active', n: 1, from: 'the-fishhook', to: 'saigon' },
    { type: 'adjusted', track: 'RES_ARVN', by: -12 },
    { type: 'cameIntoForce', rule: '38:single' },
  ]);
});
test('38 McNamara Line: no Infiltrate, and no Rally for the Trail', () => {
  const given = { spaces: { 'central-laos': { pieces: { 'nva-bases': 1 } } }, tracks: { RES_NVA: 10, TRAIL: 1 } };
  const open = operation('rally', given).offer.options;
  expect([open.includes('infiltrate'), open.includes('done')]).toEqual([true, true]);
  const closed = operation('rally', { ...given, inForce: ['38:single'] }).offer.options;
  expect([closed.includes('infiltrate'), closed.includes('done')]).toEqual([false, false]);
});

test('39 Oriskany: four insurgent pieces go, first those in North Vietnam, then in Laos', () => {
  const spaces = {
    'north-vietnam': { pieces: { 'nva-troops': 3 } },
    'central-laos': { pieces: { 'nva-guerrillas': 1, 'vc-guerrillas': 1 } },
    'the-fishhook': { pieces: { 'nva-troops': 3 } },
  };
  const row = { given: { spaces, tracks: { TRAIL: 3 } } };
  const offered = ['nva-guerrillas in central-laos', 'vc-guerrillas in central-laos'];
  expect(playCard(39, 'unshaded', row).offer.options).toEqual(offered);
  expect(playCard(39, 'unshaded', { ...row, choices: ['vc-guerrillas in central-laos'] }).events).toEqual([
    { type: 'moved', piece: 'nva-troops', n: 3, from: 'north-vietnam', to: 'AVAILABLE' },
    { type: 'moved', piece: 'vc-guerrillas', n: 1, from: 'central-laos', to: 'AVAILABLE' },
    { type: 'adjusted', track: 'TRAIL', by: -2 },
  ]);
});
test('39 Oriskany: nobody in Laos goes while enough are in North Vietnam', () => {
  const spaces = {
    'north-vietnam': { pieces: { 'nva-troops': 5 } },
    'central-laos': { pieces: { 'nva-guerrillas': 1 } },
  };
  expect(playCard(39, 'unshaded', { given: { spaces, tracks: { TRAIL: 0 } } }).events).toEqual([
    { type: 'moved', piece: 'nva-troops', n: 4, from: 'north-vietnam', to: 'AVAILABLE' },
  ]);
});
test('39 Oriskany, shaded: an available US troop is out of play, and the Trail is not lowered', () => {
  expect(playCard(39, 'shaded', { by: 'NVA' }).events).toEqual([
    { type: 'moved', piece: 'us-troops', n: 1, from: 'AVAILABLE', to: 'OUT_OF_PLAY' },
    { type: 'cameIntoForce', rule: '39:shaded' },
  ]);
  const given = { tracks: { TRAIL: 2 }, OUT_OF_PLAY: { 'us-troops': 40 } };
  expect(sidesOffered(40, { given })).toEqual(['unshaded']);
  expect(sidesOffered(40, { given: { ...given, inForce: ['39:shaded'] } })).toEqual([]);
});

test('39 Oriskany, shaded: neither control in Laos nor the reset lowers the Trail; a card that is played does', () => {
  const inForce = ['39:shaded'];
  const round = { scenario: 'full', map: 'empty', card: 125, deck: [3, 5, 126] };
  const trailAfter = (phase: string, TRAIL: number, rules: readonly string[]) => {
    const spaces = { 'central-laos': { pieces: { 'arvn-troops': 1 } }, hue: { terror: 15 } }; // no marker is left
    const match = scripted(fireInTheLake, {
      position: { ...round, phase, spaces, tracks: { TRAIL }, inForce: rules },
    });
    return match.events.some((event) => event.type === 'adjusted' && event.track === 'TRAIL');
  };
  expect([trailAfter('resources', 2, inForce), trailAfter('resources', 2, [])]).toEqual([false, true]);
  expect([trailAfter('reset', 4, inForce), trailAfter('reset', 4, [])]).toEqual([false, true]);
  expect(playCard(35, 'unshaded', { given: { inForce, tracks: { TRAIL: 4 } } }).events).toEqual([
    { type: 'adjusted', track: 'TRAIL', by: -3 },
  ]);
});

test('40 PoWs: a free Air Strike, decided by whoever plays it, and two troops come back', () => {
  const spaces = { hue: { pieces: { 'us-troops': 1, 'nva-troops': 2 } } };
  const given = { spaces, tracks: { TRAIL: 0 }, CASUALTIES: { 'us-troops': 3 } };
  const row = { by: 'ARVN', given } as const;
  expect(playCard(40, 'unshaded', row).offer).toMatchObject({ seat: 1, label: 'Use it?', options: ['no', 'yes'] });
  const back = { type: 'moved', piece: 'us-troops', n: 2, from: 'CASUALTIES', to: 'AVAILABLE' };
  expect(playCard(40, 'unshaded', { ...row, choices: ['no'] }).events).toEqual([back]);
  const chance = { 'air-strike': [1] };
  expect(playCard(40, 'unshaded', { ...row, chance, choices: ['yes', 'hue'] }).events).toEqual([
    { type: 'rolled', die: 1, for: 'air-strike' },
    { type: 'moved', piece: 'nva-troops', n: 1, from: 'hue', to: 'AVAILABLE' },
    { type: 'shifted', in: 'hue', to: 'PASSIVE_OPPOSITION' },
    back,
  ]);
});
test('40 PoWs, shaded: three available US troops are casualties', () => {
  expect(playCard(40, 'shaded', { by: 'NVA' }).events).toEqual([
    { type: 'moved', piece: 'us-troops', n: 3, from: 'AVAILABLE', to: 'CASUALTIES' },
  ]);
});
