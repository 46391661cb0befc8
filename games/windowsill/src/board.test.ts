import { scripted } from '@fermata/core/testing';
import { expect, test } from 'vitest';
import { board, windowsill } from './index.ts';

test('the board shows sill, nests and cards that are gone to all, and to each seat its own hand', () => {
  const position = {
    hands: [
      ['20', 'cat-a'],
      ['5', '6'],
    ],
    nests: [['button', 'coin'], []],
    gone: ['24', 'cat-d', '3', '7'],
  };
  const match = scripted(windowsill, { position, chance: { trinket: ['ring'] } });
  expect(board(match.view(0))).toBe(
    [
      'Sill: ring (9)   rounds left: 2   deck: 20',
      'Seat 0  nest 4: button (1), coin (3)',
      '        hand: 20 cat',
      'Seat 1  nest 0: empty',
      '        hand: ? ?',
      'Gone: cat 3 7 24',
    ].join('\n'),
  );
});
