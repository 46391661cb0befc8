import type { AnyGame } from '@fermata/core';
import { expect, test } from 'vitest';
import { utilities } from './utility.ts';

const PLACES = {} as AnyGame; // nothing else is looked at
const POINTS = { aim: 'score' } as AnyGame;

test.each<[rule: string, game: AnyGame, ends: [rank: number, score: number][], worth: number[]]>([
  [
    'the first place is worth 1, the last 0',
    PLACES,
    [
      [2, 5],
      [1, 9],
    ],
    [0, 1],
  ],
  [
    'a tie of two is worth half',
    PLACES,
    [
      [1, 5],
      [1, 5],
    ],
    [0.5, 0.5],
  ],
  [
    'places between are worth as many as they beat',
    PLACES,
    [
      [1, 9],
      [2, 5],
      [3, 1],
    ],
    [1, 0.5, 0],
  ],
  [
    'those who tie share what their places are worth',
    PLACES,
    [
      [1, 9],
      [2, 5],
      [2, 5],
    ],
    [1, 0.25, 0.25],
  ],
  [
    'where points are the aim, they are what it is worth',
    POINTS,
    [
      [1, 2],
      [2, -2],
    ],
    [2, -2],
  ],
  ['alone, points are what it is worth', PLACES, [[1, 42]], [42]],
])('%s', (_, game, ends, worth) => {
  expect(
    utilities(
      game,
      ends.map(([rank, score]) => ({ rank, score })),
    ),
  ).toEqual(worth);
});
