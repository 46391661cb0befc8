import { start } from '@fermata/core';
import { asked } from '@fermata/core/host';
import { scripted } from '@fermata/core/testing';
import { motions, pointsOf, reachable, sceneText } from '@fermata/scene';
import { checkStaging } from '@fermata/scene/testing';
import { expect, test } from 'vitest';
import { newGame, staging } from './index.ts';

test.each([2, 3, 4])('the staging holds for %i seats, and every question is answered on the board', (seats) => {
  const { questions, onBoard } = checkStaging(newGame, staging, { seats, matches: 5 });
  expect(questions).toBeGreaterThan(0);
  expect(onBoard).toBe(questions);
});

test.each([
  ['whose turn it is', { heap: 4, seat: 1 }, [], 0, 'Heap (turn of seat 1): 4 stones'],
  ['that it is your own', { heap: 4, seat: 1 }, [], 1, 'Heap (turn yours): 4 stones'],
  ['who has won', { heap: 2, seat: 1 }, [2], 1, 'Heap (won by you)'],
])('the table tells how many stones are left, and %s', (_what, position, choices, viewer, told) => {
  const match = scripted(newGame, { position, choices });
  expect(sceneText(staging.scene(match.view(viewer), viewer), viewer)).toBe(told);
});

test('to take two one touches the stones twice', () => {
  const match = start(newGame, { position: { heap: 2 } });
  const view = match.view(0);
  const points = pointsOf(asked(newGame, match.prompts()[0]!), staging.scene(view, 0), staging, view); // seat 0 is asked
  expect(points).toEqual([['stones'], ['stones', 'stones']]);
  expect(reachable(points, ['stones', 'stones']).left).toEqual([1]);
});

test('stones that are taken are seen to go', () => {
  const [before, after] = [9, 7].map((heap) => staging.scene({ heap, seats: 2, seat: 0 }, 0));
  expect(motions(before!, after!)).toEqual([{ type: 'moved', id: 'stones', from: 'heap', count: 2, turned: false }]);
});
