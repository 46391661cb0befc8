/** Every power in words, as one of its birds has it. */
import { describe, expect, test } from 'vitest';
import { SCENARIOS } from '../../test/scenarios/index.ts';
import { birdAt } from '../data/birds.ts';
import { BIRDS, powerText } from '../index.ts';
import { POWERS } from '../powers/index.ts';

describe('A card says', () => {
  const rows = SCENARIOS.flatMap(({ bird, text }) => (text === undefined ? [] : [{ bird, text }]));

  test.each(rows)('$bird: $text', ({ bird, text }) => {
    expect(powerText(birdAt(bird))).toBe(text);
  });

  test('what every power does', () => {
    const said = rows.map(({ bird }) => birdAt(bird).power.name);
    expect(Object.keys(POWERS).filter((name) => !said.some((one) => one === name))).toEqual([]);
  });
});

test('every power is a sentence, whichever its numbers', () => {
  for (const bird of BIRDS) expect(powerText(bird)).toMatch(/^[A-Z][^.]+\.$/);
  for (const bird of BIRDS)
    expect(powerText(bird)).not.toMatch(/undefined|null|NaN|\b1 \w+s\b|\b[2-9] (card|egg|seed)\b/);
});

test('every parameter of a bird is in its text: there is none that says nothing', () => {
  for (const bird of BIRDS) {
    const read = new Set<PropertyKey>();
    const params = new Proxy<object>(bird.power.params, {
      get: (all, key) => {
        read.add(key);
        return Reflect.get(all, key);
      },
    });
    powerText({ ...bird, power: { ...bird.power, params } as typeof bird.power }); // the same, watched
    expect([bird.id, ...read].sort()).toEqual([bird.id, ...Object.keys(bird.power.params)].sort());
  }
});

test('more cards for each player are said as such', () => {
  const oystercatcher = BIRDS.find(({ id }) => id === 'american_oystercatcher')!; // there is one
  expect(powerText({ ...oystercatcher, power: { name: 'drawAndDistributeCards', params: { perPlayer: 2 } } })).toBe(
    'When played, draw 2 cards for each player and one more, face up; clockwise from you, everybody picks 2, and you keep the last.',
  );
});
