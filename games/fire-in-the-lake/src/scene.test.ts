/** What lies where, and what an option means there. */
import type { AnyMatch } from '@fermata/core';
import { asked, describeThing } from '@fermata/core/host';
import { scripted } from '@fermata/core/testing';
import { motions, pointsOf, type Scene } from '@fermata/scene';
import { describe, expect, test } from 'vitest';
import { fireInTheLake, staging } from './index.ts';

interface Situation {
  readonly seats?: number;
  readonly position?: object;
  readonly choices?: readonly unknown[];
  readonly chance?: Record<string, number[]>;
}

function matchOf({ seats = 4, position = {}, choices = [], chance }: Situation): AnyMatch {
  return scripted(fireInTheLake, {
    seats,
    position: { scenario: 'full', map: 'empty', card: 1, deck: [2, 3, 4], ...position },
    choices,
    ...(chance && { chance }),
  });
}
function sceneOf(situation: Situation, seat = 0): Scene {
  return staging.scene(matchOf(situation).view(seat) as never, seat);
}
function placeOf({ places }: Scene, id: string) {
  return places.find((place) => place.id === id);
}
function pieceOf({ pieces }: Scene, id: string) {
  return pieces.find((piece) => piece.id === id);
}

const HUE = { hue: { pieces: { 'us-troops': 2, 'vc-guerrillas!active': 1 }, support: 'PASSIVE_SUPPORT', terror: 1 } };

test('all 47 spaces lie on one map, each with what is known of it', () => {
  const scene = sceneOf({ position: { spaces: HUE } });
  const spaces = scene.places.filter((place) => place.in === 'map');
  expect(placeOf(scene, 'map')?.lay).toBe('map');
  expect(spaces).toHaveLength(47);
  expect(spaces.every(({ at }) => at !== undefined)).toBe(true);
  expect(placeOf(scene, 'hue')?.facts).toEqual([
    ['control', 'COIN'], // two against one
    ['people', 'passive support'],
    ['terror', 1],
    ['population', 2],
    ['land', 'city'],
  ]);
  expect(placeOf(scene, 'loc-saigon-can-tho')?.facts).toEqual([
    ['economic value', 2],
    ['line', 'river'],
  ]);
});

test('pieces of a kind are a stack, called as options call it', () => {
  const scene = sceneOf({ position: { spaces: HUE } });
  expect(pieceOf(scene, 'us-troops in hue')).toMatchObject({ in: 'hue', name: 'US troops', count: 2 });
  expect(pieceOf(scene, 'vc-guerrillas!active in hue')).toMatchObject({
    in: 'hue',
    name: 'active VC guerrilla',
    count: 1,
  });
  expect(pieceOf(scene, 'us-troops in AVAILABLE')).toMatchObject({ in: 'AVAILABLE US', count: 38 }); // 40 there are
});

test('allies who share a seat have a side in common', () => {
  const sides = (seats: number, pair?: string) =>
    sceneOf({ seats, position: pair === undefined ? {} : { pair } })
      .places.filter(({ owner, in: inside }) => owner !== undefined && inside === undefined)
      .map(({ name, owner }) => `${owner} ${name}`);
  expect(sides(2)).toEqual(['0 Your side: US and ARVN', '1 Side: NVA and VC']);
  expect(sides(3)).toEqual(['0 Your side: US', '1 Side: ARVN', '2 Side: NVA and VC']);
  expect(sides(3, 'COIN')).toEqual(['0 Your side: US and ARVN', '1 Side: NVA', '2 Side: VC']);
  expect(sides(4)).toEqual(['0 Your side: US', '1 Side: ARVN', '2 Side: NVA', '3 Side: VC']);
});

test('both cards lie there, with each side to be touched, and a pivotal event beside its owner', () => {
  const scene = sceneOf({ position: { card: 43, deck: [101, 2] } });
  const lying = (place: string) => scene.pieces.filter((piece) => piece.in === place).map(({ id }) => id);
  expect(lying('card played')).toEqual(['card 43', '43:unshaded', '43:shaded']);
  expect(lying('card to come')).toEqual(['card 101', '101:unshaded', '101:shaded']);
  expect(pieceOf(scene, 'deck backs')).toMatchObject({ count: 1, hidden: true });
  expect(lying('pivotal VC')).toEqual(['card 124', '124:single']);
  expect(lying('leaders')).toEqual(['leader:minh']);
});

test('who may act, who has and what they did stands in boxes', () => {
  const scene = sceneOf({
    position: { acted: [{ faction: 'US', deed: 'operation' }], eligible: ['US', 'NVA', 'VC'] },
    choices: [{ do: 'pass' }],
  });
  const homes = ['US', 'ARVN', 'NVA', 'VC'].map((faction) => pieceOf(scene, `marker ${faction}`)?.in);
  expect(homes).toEqual(['first', 'ineligible', 'passed', 'eligible']);
  expect(placeOf(scene, 'first')?.facts).toEqual([['did', 'operation']]);
});

test('a side that comes into force goes from its card to the rules in force', () => {
  const match = matchOf({ position: { card: 101, eligible: ['VC'] } });
  const before = staging.scene(match.view(0) as never, 0);
  const [prompt] = match.prompts();
  const at = prompt?.options.findIndex((option) => JSON.stringify(option).includes('"shaded"')) ?? -1;
  match.answer(prompt?.id ?? -1, at);
  const after = staging.scene(match.at(match.events.findIndex(({ type }) => type === 'cameIntoForce') + 1) as never, 0);
  expect(motions(before, after)).toContainEqual({
    type: 'moved',
    id: '101:shaded',
    from: 'card played',
    to: 'in force',
    count: 1,
    turned: false,
  });
});

describe('An option points at', () => {
  const rally = { do: 'operation', operation: 'rally' };
  const BASE = { hue: { pieces: { 'vc-bases': 1, 'vc-guerrillas!active': 2 } } };

  test.each<[what: string, situation: Situation, step: string, points: Record<string, readonly string[]>]>([
    [
      'a side of the card, an action, or pass',
      { position: { card: 43, eligible: ['VC'], spaces: BASE } },
      'act',
      {
        '{"do":"pass"}': ['pass'],
        '{"do":"event","card":43,"side":"shaded"}': ['43:shaded'],
        '{"do":"operation","operation":"rally"}': ['rally'],
      },
    ],
    [
      'a space, or a special activity',
      { position: { eligible: ['VC'], spaces: BASE }, choices: [rally] },
      'rally-where',
      { '"hue"': ['hue'], '"saigon"': ['saigon'] },
    ],
    [
      'who is placed, or who hides',
      { position: { eligible: ['VC'], spaces: BASE }, choices: [rally, 'hue'] },
      'rally',
      {
        '"guerrillas"': ['vc-guerrillas in AVAILABLE'],
        '"base"': ['vc-bases in AVAILABLE'],
        '"hide"': ['vc-guerrillas!active in hue'],
      },
    ],
    [
      'a stack, as often as the number says',
      { position: { eligible: ['VC'], spaces: BASE }, choices: [rally, 'hue', 'guerrillas'] },
      'how-many',
      { '1': ['vc-guerrillas in AVAILABLE'], '3': Array(3).fill('vc-guerrillas in AVAILABLE') },
    ],
    [
      'nothing, where none of a stack goes',
      {
        position: { eligible: ['VC'], spaces: { hue: { pieces: { 'vc-guerrillas': 1, 'vc-guerrillas!active': 1 } } } },
        choices: [{ do: 'operation', operation: 'march' }, 'quang-tri-thua-thien'],
      },
      'how-many-hidden',
      { '0': ['nothing'], '1': ['vc-guerrillas in hue'] },
    ],
    [
      'the Trail, to improve it',
      {
        position: {
          eligible: ['NVA'],
          spaces: { 'central-laos': { pieces: { 'nva-bases': 1 } } },
          tracks: { TRAIL: 2, RES_NVA: 5 },
        },
        choices: [rally, 'central-laos', 'guerrillas', 3, 'done'],
      },
      'trail',
      { '"no"': ['no'], '"yes"': ['TRAIL'] },
    ],
    [
      'the purse that is given from',
      { position: { eligible: ['VC'], transfers: true, spaces: BASE, tracks: { RES_NVA: 1, RES_VC: 2 } } },
      'give',
      { '0': ['nothing'], '1': ['RES_NVA'] },
    ],
  ])('%s', (_, situation, step, expected) => {
    const match = matchOf(situation);
    const [prompt] = match.prompts();
    const question = asked(fireInTheLake, prompt as NonNullable<typeof prompt>);
    const view = match.view(question.seat);
    expect(question.about).toMatchObject({ step });
    const points = pointsOf(question, staging.scene(view as never, question.seat), staging, view);
    const found = Object.fromEntries(question.options.map((option, at) => [JSON.stringify(option), points[at]]));
    expect(found).toMatchObject(expected);
  });
});

test.each([
  [{ US: -2, ARVN: -9, NVA: 3, VC: 1 }, false, 'A coup card is checked: NVA does best, 3 past its mark.'],
  [{ US: -2, ARVN: -9, NVA: -3, VC: -4 }, true, 'The last coup card is checked: US does best, 2 short of its mark.'],
  [{ US: 0, ARVN: 0, NVA: -3, VC: -4 }, true, 'The last coup card is checked: ARVN does best, at its mark.'],
])('what decided it is told: margins %j, after the last coup %s', (margins, isFinal, told) => {
  const match = matchOf({ position: { phase: 'over', over: { margins, isFinal } } });
  expect(staging.verdict?.(match.view(0) as never)).toBe(told);
});

test('whatever a scene names is explained: by its id, or by its name', () => {
  const scene = sceneOf({ position: { spaces: HUE, inForce: ['101:shaded'], card: 43 } });
  const named = [
    ...scene.places.filter((place) => place.in === 'map'),
    ...scene.pieces.filter(({ kind, hidden, in: home }) => !hidden && !(kind === 'action' && home === 'answers')),
  ];
  const silent = named.filter(
    ({ id, name }) => (describeThing(fireInTheLake, id) ?? describeThing(fireInTheLake, name)) === undefined,
  );
  expect(silent.map(({ id }) => id)).toEqual([]);
});
