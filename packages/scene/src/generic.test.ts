import { start } from '@fermata/core';
import { asked } from '@fermata/core/host';
import { expect, test } from 'vitest';
import { market, staging } from '../test/market.ts';
import { cuesOf, genericStaging, isPlain, mentions, pointsOf, sceneText } from './index.ts';

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

test.each([null, false, -1, { type: 'pass' }])('an option such as %j may be a button, too', (option) => {
  const plain = [JSON.parse(JSON.stringify(option))];
  expect(isPlain({ ...staging, plain }, { label: 'Take what?' }, option)).toBe(true);
  expect(isPlain({ ...staging, plain }, { label: 'Take what?' }, 'deck')).toBe(false);
  expect(isPlain({ ...staging, plain }, { label: 'Take what?' })).toBe(false);
});

test('an event is about what it mentions, and not about its type', () => {
  const places = ['tucked', 'owl'].map((id) => ({ id, name: id }));
  const event = { type: 'tucked', bird: 'owl', under: 'wren' };
  expect(cuesOf(event, { places, pieces: [] }, { scene: staging.scene }, {})).toEqual(['owl']);
});

test('what lies face down is a pile, and what lies open a row', () => {
  const { places } = genericStaging(market).scene(start(market, { seed: 1 }).view(1), 1);
  expect(places.map(({ id, lay }) => [id, lay])).toEqual([
    ['the table', undefined],
    ['zone deck', 'pile'],
    ['zone row', 'row'],
    ['zone hand 0', 'row'],
    ['zone hand 1', 'row'],
  ]);
});

test('a list is written on the table up to twelve', () => {
  const counted = (length: number) => Array.from({ length }, (_, at) => at);
  const { places } = genericStaging(market).scene(
    { deck: [], row: [], hands: [], few: counted(12), many: counted(13) },
    0,
  );
  expect(places[0]?.facts).toEqual([['few', '0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11']]);
});

test.each([
  ['owl', ['owl']],
  [{ bird: 'owl', cost: [{ food: 'seed', count: 2 }], to: null }, ['owl', 'seed']],
  [7, []],
  [null, []],
])('%j mentions %j', (value, texts) => {
  expect(mentions(value)).toEqual(texts);
});
