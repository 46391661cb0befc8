/** The same as `random.test.ts`, for longer: whole matches of teams of all kinds. */
import { seeded } from '@fermata/core';
import { checkStaging } from '@fermata/scene/testing';
import { expect, test } from 'vitest';
import { type Kind, teamOf } from '../../test/teams.ts';
import { arena } from '../arena/game.ts';
import { gen1 } from '../gen1/game.ts';
import { staging } from './staging.ts';

const MATCHES = 200;

test.each([
  ['gen1', gen1],
  ['arena', arena],
])('every question of %s is answered on the board', (_name, game) => {
  const { questions, onBoard } = checkStaging(game, staging, { matches: MATCHES / 2, answersMax: 400 });
  expect(onBoard).toBe(questions);
  const kinds: readonly Kind[] = ['random', 'awkward', 'even', 'usual'];
  for (let number = 0; number < MATCHES / 2; number++) {
    const oracle = seeded(`soak ${number}`);
    const kind = kinds[number % kinds.length] ?? 'random';
    const options = { teams: [teamOf(kind, oracle), teamOf(kind, oracle)] };
    const checked = checkStaging(game, staging, { matches: 1, answersMax: 400, seed: `soak ${number}`, options });
    expect(checked.onBoard).toBe(checked.questions);
  }
});
