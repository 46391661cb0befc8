import type { Facts, Scene } from '@fermata/scene';
import { expect, test } from 'vitest';
import { type ScoreSheet, scoreSheet } from './score-sheet.ts';

const scene = (...facts: Facts[]): Scene => ({
  places: facts.map((it, owner) => ({ id: `side ${owner}`, name: 'Side', owner, facts: it })),
  pieces: [],
});
const [won, lost] = [
  { rank: 1, score: 53 },
  { rank: 2, score: 28 },
];

test.each<[rule: string, outcome: (typeof won)[], scene: Scene, sheet: ScoreSheet]>([
  ['the winner stands first', [lost, won], scene([], []), { seats: [1, 0], rows: [['points', [53, 28]]] }],
  [
    'sources stand below the points',
    [won, lost],
    scene([['eggs', 3]], [['eggs', 1]]),
    {
      seats: [0, 1],
      rows: [
        ['points', [53, 28]],
        ['eggs', [3, 1]],
      ],
    },
  ],
  [
    'points are said once',
    [won, lost],
    scene([['points', 53]], [['points', 28]]),
    { seats: [0, 1], rows: [['points', [53, 28]]] },
  ],
  [
    'a rank is an order',
    [won, lost],
    scene([['rank', 1]], [['rank', 2]]),
    { seats: [0, 1], rows: [['points', [53, 28]]] },
  ],
  [
    'won and lost are no points',
    [
      { rank: 2, score: -1 },
      { rank: 1, score: 1 },
    ],
    scene([['can fight', '0 of 6']], [['can fight', '4 of 6']]),
    { seats: [1, 0], rows: [['can fight', ['4 of 6', '0 of 6']]] },
  ],
])('%s', (_, outcome, scene, sheet) => {
  expect(scoreSheet(outcome, scene)).toEqual(sheet);
});
