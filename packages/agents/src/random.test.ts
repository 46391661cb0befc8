import { type Agent, choose, chooseSome, defineGame, emit, type Flow, seeded, start } from '@fermata/core';
import { expect, test } from 'vitest';
import { random } from './index.ts';

type Event = { type: 'took'; fruit: string; nuts: readonly string[] };

/** Each seat in turn takes one fruit and up to two nuts; ten turns. */
const orchard = defineGame<{ turns: number }, Event>({
  name: 'orchard',
  version: 1,
  seats: { min: 2, max: 2 },
  setup: () => ({ turns: 0 }),
  *turn({ turns }): Flow<Event> {
    const fruit = yield* choose(turns % 2, 'Which fruit?', ['apple', 'pear', 'plum']);
    const nuts = yield* chooseSome(turns % 2, 'Which nuts?', ['hazel', 'pecan', 'pine'], { min: 0, max: 2 });
    yield* emit({ type: 'took', fruit, nuts });
  },
  apply: { took: (state) => void state.turns++ },
  outcome: ({ turns }) =>
    turns < 10
      ? undefined
      : [
          { rank: 1, score: 0 },
          { rank: 1, score: 0 },
        ],
});

function played(seed: number) {
  const match = start(orchard, { seed: 'ground' });
  match.run([random(seeded(seed)), random(seeded(seed, 1))]);
  return match.events;
}

test('two random agents play a match to its end', () => {
  expect(played(1)).toHaveLength(10);
});

test('the same oracle gives the same match, another one another', () => {
  expect(played(1)).toEqual(played(1));
  expect(played(1)).not.toEqual(played(2));
});

test('every option is chosen sooner or later, and every number of picks', () => {
  const events = Array.from({ length: 20 }, (_, seed) => played(seed)).flat();
  expect(new Set(events.map(({ fruit }) => fruit))).toEqual(new Set(['apple', 'pear', 'plum']));
  expect(new Set(events.map(({ nuts }) => nuts.length))).toEqual(new Set([0, 1, 2]));
});

test('a set is as large as the prompt allows', () => {
  const match = start(orchard, { seed: 'ground' });
  match.answer(match.prompts()[0]!.id, 0);
  const agent: Agent<{ turns: number }, Event> = random(seeded(1));
  const choice = agent(match.prompts()[0]!, match.as(0));
  expect(() => match.answer(match.prompts()[0]!.id, choice)).not.toThrow();
});
