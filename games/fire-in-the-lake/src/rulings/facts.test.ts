/** What the tables of the game leave out, and contradictions between its sources, as we have decided them. */
import { scripted } from '@fermata/core/testing';
import { expect, test } from 'vitest';
import { adjusted, moved, operate, rolled, shifted } from '../../test/operate.ts';
import { playCard, sidesOffered } from '../../test/play-card.ts';
import { SCENARIOS } from '../data/scenarios.ts';
import { fireInTheLake } from '../game.ts';
import { optionsOf } from '../options.ts';
import { position } from '../position/index.ts';
import { setup } from '../state/setup.ts';

const board = { scenario: 'full', map: 'empty', card: 128, deck: [2, 3, 129], leaders: [128] };
const hue = (pieces: object, more: object = {}) => ({ spaces: { hue: { pieces, ...more } } });

test('any coup ends Minh, a failed attempt as well', () => {
  const minh = scripted(fireInTheLake, { position: { ...board, card: 1, next: 129, deck: [2, 130], leaders: [] } });
  expect(minh.state.inForce).toEqual(['leader:minh']);
  const failed = { ...board, card: 129, deck: [2, 130], leaders: [] };
  expect(scripted(fireInTheLake, { position: failed }).state.inForce).toEqual([]);
});

test('Ky: agitation costs what it did', () => {
  const given = { ...board, card: 127, leaders: [127], phase: 'agitate', ...hue({ 'vc-guerrillas': 1 }) };
  const { events } = scripted(fireInTheLake, { position: given, choices: ['hue', 'done'] });
  expect(events[0]).toEqual(adjusted('RES_VC', -1));
});

test('which coups are in the deck, and which in the box, the top one last', () => {
  expect([SCENARIOS.short.coups, SCENARIOS.short.leaders]).toEqual([
    [127, 128, 129],
    [125, 126],
  ]);
  expect([SCENARIOS.medium.coups, SCENARIOS.medium.leaders]).toEqual([
    [128, 129, 130],
    [125, 126, 127],
  ]);
  expect([SCENARIOS.full.coups, SCENARIOS.full.leaders]).toEqual([[125, 126, 127, 128, 129, 130], []]);
});

test('capabilities of a scenario are in force only with period events, and those cards are not in the deck then', () => {
  const medium = (periodEvents: boolean) =>
    setup({ seats: 4, options: optionsOf({ scenario: 'medium', periodEvents }) });
  expect(medium(true).inForce).toEqual([
    '31:shaded',
    '104:shaded',
    '34:shaded',
    '28:shaded',
    '8:unshaded',
    '14:unshaded',
    'leader:127',
  ]);
  expect([8, 14, 28, 31, 34, 104].some((card) => medium(true).unseen.includes(card))).toBe(false);
  expect([medium(false).inForce, medium(false).unseen.length]).toEqual([['leader:127'], 120]);
  const short = setup({ seats: 4, options: optionsOf({ periodEvents: true }) });
  expect(short.inForce).toEqual(['31:shaded', 'leader:126']);
});

test('a failed attempt: ARVN picks one cube of three, rounded down, in every space', () => {
  const spaces = { hue: { pieces: { 'arvn-police': 2, 'arvn-troops': 3 } }, saigon: { pieces: { 'arvn-police': 2 } } };
  const given = { ...board, card: 129, deck: [2, 130], spaces };
  const match = scripted(fireInTheLake, { position: given });
  expect([match.waiting(), match.prompts()[0]?.options]).toEqual([[1], ['arvn-troops in hue', 'arvn-police in hue']]);
  const { events } = scripted(fireInTheLake, { position: given, choices: ['arvn-police in hue'] });
  expect(events.filter(({ type }) => type === 'moved').slice(0, 1)).toEqual([
    moved(1, 'arvn-police', 'hue', 'AVAILABLE'),
  ]);
});

test('there are as many tunnels as bases', () => {
  const two = (faction: string) => ({ pieces: { [`${faction}-bases-tunneled`]: 2 } });
  const spaces = { hue: two('vc'), saigon: two('vc'), kontum: two('vc'), 'an-loc': two('vc'), 'quang-nam': two('nva') };
  expect(() => position({ map: 'empty', spaces }, 4)).not.toThrow();
});

test('North Vietnam is highland, and nobody of the US and ARVN ever goes there', () => {
  const spaces = {
    'quang-tri-thua-thien': { pieces: { 'us-troops': 2, 'arvn-rangers': 1 } },
    'central-laos': { pieces: { 'us-troops': 2, 'arvn-rangers': 1, 'arvn-troops': 1 } },
    'north-vietnam': { pieces: { 'nva-troops': 2 } },
  };
  for (const [faction, operation, ...choices] of [
    ['US', 'sweep'],
    ['US', 'train', 'air-lift', 'us-troops in central-laos'],
    ['ARVN', 'sweep'],
    ['ARVN', 'sweep', 'raid'],
    ['ARVN', 'train'],
    ['ARVN', 'train', 'transport', 'central-laos'],
  ] as const)
    expect(operate(faction, operation, { given: { spaces }, choices, isOpen: true }).offer).not.toContain(
      'north-vietnam',
    );
});

test('Redeploy: US bases and irregulars in Laos and Cambodia become available', () => {
  const spaces = { 'central-laos': { pieces: { 'us-bases': 1, 'us-irregulars!active': 1, 'us-troops': 1 } } };
  const { events } = scripted(fireInTheLake, { position: { ...board, phase: 'redeploy ARVN', spaces } });
  expect(events.filter(({ type }) => type === 'moved')).toEqual([
    moved(1, 'us-troops', 'central-laos', 'OUT_OF_PLAY'),
    moved(1, 'us-bases', 'central-laos', 'AVAILABLE'),
    moved(1, 'us-irregulars!active', 'central-laos', 'AVAILABLE'),
  ]);
});

test('Air Strike: hits may be left over, and a space without an exposed enemy cannot be struck', () => {
  const spaces = {
    hue: { pieces: { 'us-troops': 1, 'nva-troops': 3 } },
    saigon: { pieces: { 'us-troops': 1, 'vc-guerrillas': 1, 'vc-bases': 1 } },
    kontum: { pieces: { 'nva-troops': 1 } },
  };
  const row = { given: { spaces, tracks: { TRAIL: 0 } }, chance: { 'air-strike': [5] }, choices: ['air-strike'] };
  expect(operate('US', 'train', { ...row, isOpen: true }).offer).toEqual(['done', 'hue']);
  expect(operate('US', 'train', { ...row, choices: ['air-strike', 'hue'] }).events).toEqual([
    rolled(5, 'air-strike'),
    moved(1, 'nva-troops', 'hue', 'AVAILABLE'),
    shifted('hue', 'PASSIVE_OPPOSITION'),
  ]);
});

test('Ky, who comes with the coup, holds over Komer', () => {
  const given = {
    ...board,
    card: 1,
    next: 127,
    deck: [2, 129],
    eligible: [],
    leaders: [128],
    inForce: ['16:unshaded'],
  };
  const spaces = { hue: { pieces: { 'us-troops': 1, 'arvn-police': 1 } } };
  const { events } = scripted(fireInTheLake, { position: { ...given, spaces }, choices: ['hue', 'done'] });
  expect(events).toContainEqual(adjusted('RES_ARVN', -4));
});

test.each([
  [['5:shaded', '20:shaded'], 2],
  [['20:shaded', '5:shaded'], 1],
])('of %j the later one says how many pieces an Air Strike hits: %i', (inForce, n) => {
  const given = { ...hue({ 'us-troops': 1, 'nva-troops': 3 }), tracks: { TRAIL: 0 }, inForce };
  const choices = ['air-strike', 'hue', ...Array.from({ length: n - 1 }, () => 'nva-troops in hue')];
  const { events } = operate('US', 'train', { given, chance: { 'air-strike': [6] }, choices });
  expect(events.filter(({ type }) => type === 'moved')).toHaveLength(n);
});

test('MACV may fly an Air Lift in a typhoon', () => {
  const given = { spaces: { hue: { pieces: { 'us-troops': 1 } } }, inForce: ['115:single'], tracks: { TRAIL: 0 } };
  expect(sidesOffered(69, { given })).toEqual(['single']);
  const played = playCard(69, 'single', { given, choices: ['COIN'] });
  expect(JSON.stringify(played.match.prompts())).toContain('air-lift');
});

test('withdrawal: a space costs its population and shifts once; the VC may stop', () => {
  const spaces = { saigon: { pieces: { 'us-troops': 8 } } };
  const given = { ...board, phase: 'commitment', spaces };
  const home = ['us-troops in saigon', 'AVAILABLE', 8, 'done'];
  const after = (...more: string[]) =>
    scripted(fireInTheLake, { position: given, choices: [...home, ...more] }).prompts()[0]?.options ?? [];
  // Eight went home: four people. Saigon has six, Hue two, Da Nang one.
  expect(after()).toEqual(expect.arrayContaining(['done', 'hue', 'da-nang']));
  expect(after()).not.toContain('saigon');
  expect(after('hue')).not.toContain('hue');
  expect(after('hue', 'da-nang')).not.toContain('quang-tri-thua-thien'); // two people; one is left
  expect(after('hue', 'da-nang')).toContain('kontum');
});
