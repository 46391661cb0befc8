/** The table in words, for who plays and for the others. */
import { SPECTATOR, start } from '@fermata/core';
import { scripted } from '@fermata/core/testing';
import { expect, test } from 'vitest';
import { BIRDS, board, wingspan } from './index.ts';

const TABLE = {
  players: [
    {
      ...{ food: { seed: 2 }, hand: ['mallard', 'killdeer'], bonus: ['falconer', 'oologist'], goalPoints: [4] },
      forest: [{ bird: 'barred_owl', eggs: 1, tucked: 2 }],
      grassland: [{ bird: 'wild_turkey', eggs: 3 }, 'bobolink'],
      wetland: [],
    },
    { bonus: ['ecologist'], goalPoints: [0], grassland: [{ bird: 'horned_lark', isUsed: true }] },
  ],
  ...{ round: 2, turnsLeft: 3, goals: ['birds_in_forest', 'eggs_in_grassland', 'birds_in_wetland', 'total_birds'] },
  ...{ feeder: ['either', 'fish'], tray: ['brant', 'osprey'] },
};

test('whoever plays sees points so far, what each row gives, trades and costs, colours, and how bonus cards stand', () => {
  expect(board(start(wingspan, { position: TABLE, seed: 1 }).view(0)).split('\n')).toEqual([
    'Round 2 of 4, seat 0 to play, 3 turns left with this one',
    '  Goal 1 (green): birds in the forest  scored seat 0: 4, seat 1: 0',
    '> Goal 2 (green): eggs in the grassland  so far seat 0: 3, seat 1: 0',
    '  Goal 3 (green): birds in the wetland  so far seat 0: 0, seat 1: 0',
    '  Goal 4 (green): birds on the whole mat  so far seat 0: 3, seat 1: 1',
    'Feeder: invertebrate or seed, fish',
    // All birds but those in a hand (2), in the tray (2), on mats (4) and tucked (2).
    `Tray: Brant (white), Osprey (brown)   Deck: ${BIRDS.length - 10}   Discards: 0`,
    '> Seat 0  25 points so far  food: 2 seeds',
    '    bonus: Falconer: Birds that hunt: 2 points each (1 so far, worth 2)',
    '    bonus: Oologist: Birds with 1 or more eggs on them: 7 to 8 for 3 points, 9 or more for 6 points (2 so far, worth 0)',
    '    hand: Mallard (brown), Killdeer (brown)',
    '    forest (1 die, 1 more for a card; next bird 1 egg): Barred Owl (brown, 1/2 eggs, 2 tucked)',
    '    grassland (3 eggs; next bird 1 egg): Wild Turkey (3/5 eggs) | Bobolink (white, 0/3 eggs)',
    '    wetland (1 card; next bird 0 eggs): -',
    '  Seat 1  5 points so far  food: nothing',
    '    bonus: 1 hidden',
    '    hand: empty',
    '    forest (1 die; next bird 0 eggs): -',
    '    grassland (2 eggs, 1 more for a food; next bird 1 egg): Horned Lark (pink, 0/4 eggs, used)',
    '    wetland (1 card; next bird 0 eggs): -',
  ]);
});

test('others see neither hands nor bonus cards', () => {
  const text = board(start(wingspan, { position: TABLE, seed: 1 }).view(SPECTATOR));
  expect(text).toContain('bonus: 2 hidden');
  expect(text).not.toMatch(/Falconer|Mallard/);
});

test.each<[rule: string, given: object, choices: string[], seats: number, header: string]>([
  ['all turns', {}, [], 2, 'seat 0 to play, 8 turns left with this one'],
  ['a turn that has begun counts', {}, ['layEggs', 'drawCards'], 2, 'seat 1 to play, 8 turns left with this one'],
  ['the last turn', { turnsLeft: 1 }, [], 2, 'seat 0 to play: the last turn of the round'],
  ['the last turn, begun', { turnsLeft: 1 }, ['drawCards'], 2, 'seat 0 to play: the last turn of the round'],
  [
    'the last turn of who comes last',
    { turnsLeft: 1, seat: 1, first: 0 },
    [],
    2,
    'seat 1 to play: the last turn of the round',
  ],
  ['turns as a position likes', { turnsLeft: [3, 1] }, [], 2, 'seat 0 to play, 3 cubes left'],
  ['one seat alone', { turnsLeft: 2 }, [], 1, 'seat 0 to play, 2 cubes left'],
])('turns are told: %s', (_, given, choices, seats, header) => {
  const players = Array.from({ length: seats }, () => ({}));
  const match = scripted(wingspan, { seats, position: { players, ...given }, choices });
  expect(board(match.view(0)).split('\n')[0]).toBe(`Round 1 of 4, ${header}`);
});

test('discards that are owed are told, and when they lapse', () => {
  const position = {
    players: [{ hand: ['osprey'], wetland: ['black_tern'] }, {}],
    tray: ['brant', 'willet'],
  };
  const match = scripted(wingspan, { position, choices: ['drawCards', 'brant', 'black_tern', 'willet'] });
  expect(board(match.view(0))).toContain('owes 1 discard at the end of this turn; what the hand lacks then lapses');
});

test('at the end the points are those of the score, bonus cards included', () => {
  const match = scripted(wingspan, {
    position: {
      players: [{}, { forest: ['barred_owl'], bonus: ['falconer'] }],
      ...{ round: 4, seat: 1, first: 0, turnsLeft: 1, tray: ['brant'] },
    },
    choices: ['drawCards', 'brant'],
    chance: { card: ['willet', 'killdeer', 'osprey'] },
  });
  const lines = board(match.view(SPECTATOR)).split('\n');
  expect(lines[0]).toBe('Round 4 of 4, all is scored');
  expect(lines).toContain('> Seat 1  5 points  food: nothing');
  expect(lines).toContain('    bonus: Falconer: Birds that hunt: 2 points each (1 so far, worth 2)');
});
