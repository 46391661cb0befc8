import { start } from '@fermata/core';
import { asked } from '@fermata/core/host';
import { expect, test } from 'vitest';
import { market, staging } from '../test/market.ts';
import { genericStaging, isPlain, mentions, pointsOf, sceneText } from './index.ts';

test('a game without a staging has its zones as places and their tokens as pieces', () => {
  const generic = genericStaging(market);
  const match = start(market, { seed: 1 });
  const [good] = match.state.row;
  const view = match.view(1);
  const scene = generic.scene(view, 1);
  expect(scene.places.map(({ id }) => id)).toEqual([
    'the table',
    'zone deck',
    'zone row',
    'zone hand 0',
    'zone hand 1',
  ]);
  expect(scene.pieces).toEqual([
    { id: 'zone deck#', in: 'zone deck', kind: 'card', name: 'card', hidden: true, count: 9 },
    { id: good, in: 'zone row', kind: 'card', name: good },
  ]);
  expect(sceneText(scene, 1).split('\n')[0]).toBe(`Table (row ${good}, seat 0, passes 0)`);
  const question = asked(market, match.prompts()[0]!); // seat 0 is asked
  expect(pointsOf(question, scene, generic, view)).toEqual([[good], [], []]);
});

test('an option means what it mentions, of what there is to see', () => {
  const match = start(market, { seed: 1 });
  const view = match.view(0);
  const question = asked(market, match.prompts()[0]!); // seat 0 is asked
  expect(pointsOf(question, staging.scene(view, 0), staging, view)).toEqual([[match.state.row[0]], ['deck'], []]);
  expect([isPlain(staging, question, 'pass'), isPlain(staging, question, 'deck'), isPlain(staging, question)]).toEqual([
    true,
    false,
    false,
  ]);
  expect(isPlain({ ...staging, plain: ['Take what?'] }, question, 'deck')).toBe(true);
});

test.each([
  ['owl', ['owl']],
  [{ bird: 'owl', cost: [{ food: 'seed', count: 2 }], to: null }, ['owl', 'seed']],
  [7, []],
  [null, []],
])('%j mentions %j', (value, texts) => {
  expect(mentions(value)).toEqual(texts);
});
