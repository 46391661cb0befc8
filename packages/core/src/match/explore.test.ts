import { expect, test } from 'vitest';
import { broken, WAYS } from '../../test/games/broken.ts';
import { duel } from '../../test/games/duel.ts';
import { choose, chooseAs } from '../../test/games/table.ts';
import { workshop } from '../../test/games/workshop.ts';
import { start } from '../index.ts';
import { choices } from '../moves.ts';

test('when the match is over there is nothing left to choose', () => {
  const match = start(workshop);
  for (let turn = 0; turn < 4; turn++) choose(match, 'axle', false, false);
  expect(choices(match, 0, [])).toEqual({ status: 'complete' });
  expect(choices(match, 0, [0])).toEqual({ status: 'illegal', why: 'the move is complete before choice 0' });
});

test('rules that break break exploring, too', () => {
  expect(() => choices(start(broken), 0, [WAYS.indexOf('throw')])).toThrow('the pump is dry');
  expect(() => choices(start(broken), 0, [WAYS.indexOf('echo')])).toThrow('events cause each other more than 50 deep');
});

test('exploring does not tell whether another has answered already', () => {
  const [early, late] = [start(duel, { seed: 1 }), start(duel, { seed: 1 })];
  chooseAs(early, 1, 'rock');
  chooseAs(early, 1, 1);
  for (const move of [[], [0], [0, 0], [0, 0, 0]]) expect(choices(early, 0, move)).toEqual(choices(late, 0, move));
});
