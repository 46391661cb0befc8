import { type AnyMatch, seeded, start } from '@fermata/core';
import { randomAnswer } from '@fermata/core/moves';
import { scripted } from '@fermata/core/testing';
import { expect, test } from 'vitest';
import { fireInTheLake } from '../game.ts';
import type { State } from '../state/state.ts';
import { position } from './index.ts';
import { snapshot } from './snapshot.ts';

test.each([
  ['short', 4],
  ['medium', 3],
  ['full', 2],
] as const)('%s: what is written down can be read again, at every prompt', (scenario, seats) => {
  const options = { scenario, periodEvents: scenario !== 'medium', transfers: true };
  const match: AnyMatch = start(fireInTheLake, { seed: 5, seats, options });
  const oracle = seeded('positions');
  for (let [prompt] = match.prompts(); prompt !== undefined && match.choices < 400; [prompt] = match.prompts()) {
    match.answer(prompt.id, randomAnswer(prompt, oracle));
    const state = match.state as State;
    const json = JSON.parse(JSON.stringify(snapshot(state)));
    expect(position(json, seats)).toEqual(state);
  }
});

test.each([
  [{ AVAILABLE: { 'us-troops': 40 } }, 'there are 40 us-troops; got'],
  [{ spaces: { hue: { pieces: { 'vc-bases': 3 } } } }, 'spaces.hue takes two bases at most; got 3'],
  [{ spaces: { 'loc-hue-da-nang': { pieces: { 'vc-bases': 1 } } } }, 'spaces.loc-hue-da-nang takes no base; got 1'],
  [{ spaces: { 'north-vietnam': { pieces: { 'us-troops': 1 } } } }, 'north-vietnam takes no US or ARVN piece; got 1'],
  [{ spaces: { 'phuoc-long': { support: 'PASSIVE_SUPPORT' } } }, 'spaces.phuoc-long.support is NEUTRAL'],
  [{ spaces: { hue: { sabotage: 1 } } }, 'spaces.hue has no sabotage; Hue may have terror'],
  [{ spaces: { hues: {} } }, 'did you mean "hue"?'],
  [{ deck: [1, 1] }, 'deck holds each card once; got 1 twice'],
  [{ card: 3, deck: [3] }, 'got 3, which is on the table'],
  [{ phase: 'resources' }, 'phase resources needs a coup card; got card 0'],
  [{ victory: { US: 99 } }, 'victory.US is 38; got 99'],
  [{ spaces: { hue: { pieces: { 'us-troops': 1 }, control: 'NVA' } } }, 'spaces.hue.control is COIN; got "NVA"'],
])('%j is refused', (json, why) => {
  expect(() => position(json, 4)).toThrow(why);
});

test('what is named takes the place of what the scenario says, and the box holds the rest', () => {
  const state = position({ spaces: { hue: { pieces: { 'us-troops': 2 } } } }, 4);
  expect(snapshot(state).spaces.hue?.pieces).toEqual({ 'us-troops': 2 });
  expect(snapshot(state).AVAILABLE['us-troops']).toBe(10);
  expect(snapshot(state).AVAILABLE['arvn-police']).toBe(13);
});

test('a match can be looked at where a card ends, and where a phase of the coup round begins', () => {
  const spaces = { hue: { pieces: { 'arvn-troops': 1, 'arvn-police': 1 } } };
  const given = { scenario: 'full', map: 'empty', spaces, card: 2, next: 128, deck: [3, 129], eligible: ['US'] };
  const choices = [{ do: 'pass' }, 'done', 'done', 'done', 'done'];
  const match = scripted(fireInTheLake, { position: given, choices });
  const seen = match.events.flatMap((event, index) => {
    if (event.type !== 'cardEnded' && event.type !== 'phaseBegan') return [];
    const { card, phase, leaders, tracks } = match.at(index) as State;
    return [[event.type, card, phase, leaders.length, tracks.RES_ARVN]];
  });
  // ARVN has 30 and 3 for the pass; then 15 of aid, and 1 of the only line that leads to Hue alone: the rest is sabotaged.
  expect(seen).toEqual([
    ['cardEnded', 2, 'card', 0, 33],
    ['phaseBegan', 128, 'victory', 1, 33],
    ['phaseBegan', 128, 'resources', 1, 33],
    ['phaseBegan', 128, 'pacify US', 1, 49],
    ['phaseBegan', 128, 'pacify ARVN', 1, 49],
    ['phaseBegan', 128, 'agitate', 1, 49],
    ['phaseBegan', 128, 'redeploy ARVN', 1, 49],
    ['phaseBegan', 128, 'redeploy NVA', 1, 49],
    ['phaseBegan', 128, 'commitment', 1, 49],
    ['phaseBegan', 128, 'reset', 1, 49],
    ['cardEnded', 128, 'reset', 1, 49],
    ['phaseBegan', 3, 'card', 1, 49],
  ]);
});
