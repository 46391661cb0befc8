import { start } from '@fermata/core';
import { describeEvent } from '@fermata/core/host';
import { checkGame, scripted } from '@fermata/core/testing';
import { expect, test } from 'vitest';
import { board, contents, manual, newGame } from './index.ts';

test('the die says how large the heap is', () => {
  const match = scripted(newGame, { chance: { die: [4] } });
  expect(match.events.map((event) => describeEvent(newGame, event))).toEqual(['The heap has 19 stones.']);
  expect(match.prompts()).toMatchObject([{ seat: 0, options: [1, 2, 3] }]);
});

test.each([
  [
    'one to three may be taken, then the next seat is asked',
    { heap: 9, seat: 0 },
    [2],
    { heap: 7, seat: 1 },
    [1, 2, 3],
  ],
  ['after the last seat comes the first', { heap: 9, seat: 1 }, [3], { heap: 6, seat: 0 }, [1, 2, 3]],
  ['no more may be taken than are left', { heap: 3, seat: 0 }, [1], { heap: 2, seat: 1 }, [1, 2]],
])('%s', (_rule, position, choices, after, options) => {
  const match = scripted(newGame, { position, choices });
  expect(match.state).toMatchObject(after);
  expect(match.prompts()).toMatchObject([{ seat: after.seat, options }]);
  expect(match.outcome).toBeUndefined();
});

test('whoever takes the last stone has won', () => {
  const match = scripted(newGame, { seats: 3, position: { heap: 2, seat: 2 }, choices: [2] });
  expect(match.prompts()).toEqual([]);
  expect(match.outcome).toEqual([
    { rank: 2, score: 0 },
    { rank: 2, score: 0 },
    { rank: 1, score: 1 },
  ]);
  expect(board(match.view(0))).toBe('Heap    0\nThe heap is gone');
});

test.each([
  [{}, 'heap is a whole number from 1 on; got nothing'],
  [{ heap: 5, seat: 2 }, 'seat is a whole number from 0 to 1; got 2'],
  [{ heap: 5, turn: 1 }, 'position has no "turn"; it has heap, seat'],
])('the position %j is refused: %s', (position, why) => {
  expect(() => start(newGame, { position })).toThrow(why);
});

test('the board shows the heap and whose turn it is', () => {
  const match = start(newGame, { position: { heap: 4, seat: 1 } });
  expect(board(match.view(0))).toBe('Heap  oooo  4\nSeat 1 to take');
});

test('a newcomer reads what the match is about, and how many may be taken', () => {
  const { options } = scripted(newGame, { position: { heap: 9 } }).prompts()[0] ?? { options: [] };
  expect(manual.goal).toContain('last stone');
  expect(options).toHaveLength(3);
  expect(manual.rules.flatMap(({ paragraphs }) => paragraphs).join(' ')).toContain('one, two or three stones');
});

test('what the game contains is all that it asks and offers', () => {
  const [prompt] = scripted(newGame, { chance: { die: [1] } }).prompts();
  expect(contents.prompts).toEqual([prompt?.label]);
  expect(contents.kinds[0]?.names).toEqual(prompt?.options.map(String));
});

// It stops after ten seconds, on a machine that is slow or busy; a test would be stopped after five.
test.each([2, 3, 4])('the game for %i seats keeps the invariants', { timeout: 20_000 }, (seats) => {
  checkGame(newGame, { seats });
});
