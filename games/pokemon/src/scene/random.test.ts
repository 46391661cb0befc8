/** Random matches of both sets of rules, as everybody sees them. */
import { seeded } from '@fermata/core';
import { checkStaging, type StagingCheck } from '@fermata/scene/testing';
import { describe, expect, test } from 'vitest';
import { type Kind, teamOf } from '../../test/teams.ts';
import { arena } from '../arena/game.ts';
import { gen1 } from '../gen1/game.ts';
import { staging } from './staging.ts';

describe.each([
  ['gen1', gen1],
  ['arena', arena],
])('On the table of %s', (_name, game) => {
  // Twenty whole battles of the arena take a minute, which the soak has: here a stretch of each is looked at, from its start in the first
  // to its end in the last.
  test.each<[what: string, check: StagingCheck]>([
    ['teams that are dealt', { matches: 8, answersMax: 5 }],
    ['moves that copy, lock and call', { matches: 8, answersMax: 8, options: teams('awkward', 'copy') }],
    ['the equally fast', { matches: 4, answersMax: 5, options: teams('even', 'fast') }],
  ])('every question in stretches of random battles is answered on the board: %s', (what, check) => {
    const { matches, questions, onBoard } = checkStaging(game, staging, { seed: what, spread: true, ...check });
    expect(matches).toBe(check.matches);
    expect(questions).toBeGreaterThan(0);
    expect(onBoard).toBe(questions);
  });

  test('a battle of two is looked at from its start to its end', () => {
    const team = [
      { species: 'ditto', moves: ['transform'] },
      { species: 'mew', moves: ['mimic', 'wrap', 'explosion'] },
    ];
    const { questions, onBoard } = checkStaging(game, staging, { matches: 1, options: { teams: [team, team] } });
    expect(questions).toBeGreaterThan(0);
    expect(onBoard).toBe(questions);
  });
});

test('nothing is a button, and nothing that happens leaves no trace', () => {
  expect([staging.plain, staging.silent]).toEqual([undefined, undefined]);
});

function teams(kind: Kind, seed: string) {
  const oracle = seeded(seed);
  return { teams: [teamOf(kind, oracle), teamOf(kind, oracle)] };
}
