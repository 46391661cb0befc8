/** The words that cards are written with, on a small board. */
import { expect, test } from 'vitest';
import { nameOf } from '../map/places.ts';
import { position } from '../position/index.ts';
import { known, perPiece, perSpace } from './amount.ts';
import { sideText } from './index.ts';
import { lose } from './steps/tracks.ts';
import * as what from './what.ts';
import * as where from './where.ts';

const state = position(
  {
    map: 'empty',
    spaces: {
      hue: { pieces: { 'us-troops': 1, 'us-bases': 1 }, support: 'PASSIVE_SUPPORT' },
      'da-nang': { pieces: { 'vc-guerrillas': 1, 'vc-bases': 1 }, support: 'ACTIVE_OPPOSITION' },
      'central-laos': { pieces: { 'nva-troops': 2, 'arvn-rangers': 1 } },
      'loc-hue-da-nang': { pieces: { 'arvn-troops': 1, 'nva-guerrillas!active': 1 } },
    },
  },
  4,
);

test.each([
  [where.LINES, 17],
  [where.PROVINCES, 22],
  [where.both(where.COASTAL, where.CITIES), 5],
  [where.NORTH_VIETNAM, 1],
  [where.LAOS_CAMBODIA, 6],
  [where.PEOPLED, 22],
  [where.uncontrolled('NVA'), 46],
  [where.terrain('mekong'), 3],
])('%o: so many spaces', (one, n) => {
  expect(where.spacesIn(state, one)).toHaveLength(n);
});

test.each([
  [where.named('hue', 'saigon'), ['hue', 'saigon']],
  [where.within(1, 'hue'), ['hue', 'quang-tri-thua-thien', 'loc-hue-khe-sanh', 'loc-hue-da-nang']],
  [where.OPPOSING, ['da-nang']],
  [where.both(where.CITIES, where.withOrNextTo(what.ARVN_TROOP)), ['hue', 'da-nang']],
  [where.both(where.CITIES, where.lacks(what.VC_BASES), where.nextTo('loc-hue-da-nang')), ['hue']],
  [where.has(what.COIN_CUBES), ['hue', 'loc-hue-da-nang']],
  [where.has(what.COIN_TROOPS), ['hue', 'loc-hue-da-nang']],
  [where.has(what.COIN_BASES), ['hue']],
  [where.has(what.SPECIAL_FORCES), ['central-laos']],
  [where.has(what.HIDDEN_GUERRILLAS), ['da-nang']],
  [where.has(what.INSURGENT_ANY, 2), ['da-nang', 'central-laos']],
])('%o: these spaces', (one, names) => {
  expect(where.spacesIn(state, one).map(nameOf)).toEqual(names);
});

test.each([
  [where.CITIES, 'cities'],
  [where.both(where.COASTAL, where.CITIES), 'coastal cities'],
  [where.both(where.OPPOSING, where.except('saigon')), 'spaces with opposition except saigon'],
  [where.OUTSIDE_SOUTH, 'spaces outside the South'],
])('%o: three of which?', (one, text) => {
  expect(where.spacesText(one)).toBe(text);
});

test('amounts are counted when they are needed', () => {
  expect(known(perSpace(where.has(what.INSURGENT_ANY), -2), state)).toBe(-6);
  expect(known(perPiece(what.NVA_TROOP, where.LAOS, 1, 6), state)).toBe(8);
  expect(lose('AID', 'die').can({ state, faction: 'US', of: 'event', card: 1, side: 'shaded' })).toBe(true);
});

test.each([
  [1, 'shaded', 'AID -1 a casualty; all US pieces from CASUALTIES to OUT_OF_PLAY'],
  [
    2,
    'shaded',
    'place 2 NVA pieces in cambodia, as the NVA say; 2 US troops from CASUALTIES or AVAILABLE or any space to OUT_OF_PLAY, as the US says; AID -6',
  ],
  [4, 'unshaded', 'from now on, an Air Strike lowers the Trail by 2; no MiGs'],
  [10, 'shaded', 'RES_ARVN -5; until the reset, no Air Strike'],
  [
    12,
    'unshaded',
    'turn all guerrillas in spaces outside the South active; remove 1 NVA base in spaces outside the South',
  ],
  [16, 'shaded', 'AID -10; shift one space with COIN troops and police 1 toward opposition'],
  [
    17,
    'shaded',
    'in one space with COIN bases and underground guerrillas: remove a US or ARVN base and an underground guerrilla',
  ],
  [35, 'shaded', 'TRAIL +1; RES_NVA +3 × TRAIL'],
  [
    38,
    'single',
    'all COIN pieces from Laos and Cambodia to cities under COIN control; RES_ARVN -12; until the reset, no Infiltrate; no Rally for the Trail',
  ],
  [
    30,
    'unshaded',
    'US free air-strike in up to 3 coastal spaces, 2 pieces in each, without a die, also without COIN pieces, not at the Trail, or ARVN free air-strike in up to 3 coastal spaces, 2 pieces in each, without a die, also without COIN pieces, not at the Trail',
  ],
  [
    47,
    'unshaded',
    'as many ARVN troops as there are ARVN pieces, in one space with NVA; ARVN free assault in spaces with ARVN cubes and NVA pieces, on NVA pieces alone',
  ],
  [51, 'shaded', 'TRAIL +2; RES_NVA +a die'],
  [
    59,
    'shaded',
    'NVA free march from spaces outside the South; either NVA free attack in one space, or NVA free ambush in one space, underground or not, as the NVA say',
  ],
  [
    62,
    'unshaded',
    'US free air-lift into cambodia; US free sweep from cambodia into cambodia, or ARVN free sweep from cambodia into cambodia; remove 2 insurgent bases in cambodia',
  ],
  [90, 'unshaded', '2 ARVN pieces from AVAILABLE or OUT_OF_PLAY or any space to spaces under COIN control'],
  [
    92,
    'shaded',
    'any NVA pieces from cambodia or tay-ninh to spaces next to can-tho, or any VC pieces from cambodia or tay-ninh to spaces next to can-tho',
  ],
  [95, 'unshaded', 'US free air-lift; US free sweep in place or assault in 2 spaces, without ARVN; US free air-strike'],
  [
    100,
    'shaded',
    'in one lowland province with VC pieces: remove a die of COIN cubes in it, those of the US as casualties; place 1 VC piece in it',
  ],
  [108, 'shaded', '1 a casualty, 3 at most, of US troops from AVAILABLE to OUT_OF_PLAY'],
  [113, 'shaded', 'replace 5 police in provinces or lines of communication with VC pieces, 1 base at most'],
] as const)('%i, %s, in words', (card, side, text) => {
  expect(sideText(card, side)).toBe(text);
});
