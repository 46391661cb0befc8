import { type AnyMatch, seeded, start } from '@fermata/core';
import { randomAnswer } from '@fermata/core/moves';
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
  const match: AnyMatch = start(fireInTheLake, { seed: 5, seats, options: { scenario } });
  const oracle = seeded('positions');
  for (let [prompt] = match.prompts(); prompt !== undefined && match.choices < 400; [prompt] = match.prompts()) {
    match.answer(prompt.id, randomAnswer(prompt, oracle));
    if (match.choices % 5 > 0) continue;
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
