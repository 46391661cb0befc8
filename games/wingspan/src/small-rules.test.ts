/** Rules that show only in where a thing ends up, or in what is not offered. */
import { start } from '@fermata/core';
import { scripted, toOffer } from '@fermata/core/testing';
import { expect, test } from 'vitest';
import { GOAL_TILES, wingspan } from './index.ts';

expect.extend({ toOffer });

const SEED = { die: 'seed', food: 'seed' };

test('a card that a hunter misses is discarded', () => {
  const match = scripted(wingspan, {
    seats: 2,
    position: { players: [{ forest: ['barred_owl'] }, {}], discard: [] },
    chance: { card: ['osprey'] }, // 160 cm, not under 75
    choices: ['gainFood', SEED, 'barred_owl'],
  });
  expect(match.state.discard).toEqual(['osprey']);
});

test('birds that are not kept are discarded', () => {
  const match = start(wingspan, { seats: 1, seed: 'kept' });
  const [...dealt] = match.state.players[0]!.hand;
  for (const choice of [[0, 1], [0, 1], 0]) match.answer(match.prompts()[0]!.id, choice); // two birds, for two foods
  expect(match.state.players[0]?.hand).toEqual(dealt.slice(0, 2));
  expect([...match.state.discard].sort()).toEqual(dealt.slice(2).sort());
});

test('food is traded for another kind, never for the same', () => {
  const match = scripted(wingspan, {
    seats: 2,
    position: { players: [{ wetland: ['green_heron'], food: { seed: 1, fish: 1 } }, {}] },
    chance: { card: ['osprey'] },
    choices: ['drawCards', 'deck', 'green_heron', 'fish'],
  });
  expect(match).toOffer(0, ['invertebrate', 'seed', 'fruit', 'rodent']);
});

test('who takes all dice of a kind may throw them again as often as they show one face', () => {
  const wrong = Array<string>(5).fill('seed');
  const match = scripted(wingspan, {
    seats: 2,
    position: { players: [{ hand: ['bald_eagle'], food: { fish: 2, rodent: 1 } }, {}], feeder: ['fruit'] },
    chance: { die: [...wrong, 'fish', 'fish', 'fish', 'fish', 'fish', 'fish', 'fish', 'seed', 'fruit', 'rodent'] },
    choices: ['playBird', { bird: 'bald_eagle', habitat: 'wetland' }, 'bald_eagle', 'rethrow', 'rethrow', 'rethrow'],
  });
  expect(match.state.players[0]?.food.fish).toBe(2);
  expect(match.state.feeder).toEqual(['seed', 'fruit', 'rodent']);
});

test('a bird may move into the fifth place of a row', () => {
  const forest = ['blue_jay', 'barred_owl', 'acorn_woodpecker', 'turkey_vulture'];
  const match = scripted(wingspan, {
    seats: 2,
    position: { players: [{ forest, wetland: ['song_sparrow'] }, {}] },
    chance: { card: ['osprey'] },
    choices: ['drawCards', 'deck', 'song_sparrow', 'forest'],
  });
  expect(match.state.players[0]?.rows.forest.map(({ bird }) => bird)).toEqual([...forest, 'song_sparrow']);
});

test('every goal, on either side of its tile, is dealt sooner or later', () => {
  const dealt = Array.from({ length: 200 }, (_, seed) => start(wingspan, { seed, log: false }).state.goals);
  expect(new Set(dealt.flat())).toEqual(new Set(GOAL_TILES.flat().map(({ id }) => id)));
});

test('a pink power of any row may be used again after a turn of its owner', () => {
  const match = scripted(wingspan, {
    seats: 2,
    position: {
      players: [
        { hand: ['turkey_vulture', 'mourning_dove'], food: { seed: 1 }, grassland: [{ bird: 'bobolink', eggs: 1 }] },
        { wetland: [{ bird: 'belted_kingfisher', isUsed: true }] },
      ],
    },
    choices: [
      'playBird',
      { bird: 'turkey_vulture', habitat: 'wetland' }, // the kingfisher has answered already
      'gainFood',
      SEED,
      'playBird',
      { bird: 'mourning_dove', habitat: 'wetland' },
      'belted_kingfisher',
    ],
  });
  expect(match.state.players[1]?.food).toMatchObject({ fish: 1, seed: 1 });
});
