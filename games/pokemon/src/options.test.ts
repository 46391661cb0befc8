/** What a match may be fought with, and how what is wrong with it is named. */
import { Misuse, start } from '@fermata/core';
import { describe, expect, test } from 'vitest';
import { exportTeam, gen1, importTeam } from './index.ts';

const tauros = { species: 'tauros', moves: ['bodyslam'] };
const snorlax = { species: 'snorlax', moves: ['rest'] };

describe('Without options', () => {
  test.each([undefined, {}, { teams: null }])('each seat is dealt six Pokémon with four moves each: %j', (options) => {
    const { state } = start(gen1, { seed: 'dealt', ...(options && { options }) });
    for (const { team } of state.sides) {
      expect(team).toHaveLength(6);
      for (const one of team) expect(one.moves).toHaveLength(4);
    }
  });

  test.each([1, 3])('there are no matches for %d', (seats) => {
    expect(() => start(gen1, { seats })).toThrow(Misuse);
  });
});

describe('Options say', () => {
  test('which team each seat brings along: the first one fights, and its foe has seen nobody else', () => {
    const { state } = start(gen1, { options: { teams: [[tauros, snorlax], [snorlax]] } });
    expect(state.sides.map(({ team }) => team.map(({ species, seen }) => [species, seen]))).toEqual([
      [
        [128, 16],
        [143, 0],
      ],
      [[143, 16]],
    ]);
  });

  test('names or ids, with levels, DVs and effort where they are not the highest', () => {
    const weak = { species: 'Tauros', moves: ['Body Slam'], level: 50, dvs: { speed: 0 }, effort: { speed: 0 } };
    const { state } = start(gen1, { options: { teams: [[weak], [tauros]] } });
    // Base speed 110: 2 × 110 × 50 / 100 + 5; and 2 × (110 + 15) + 63, + 5.
    expect(state.sides.map(({ team }) => team[0]?.stats[2])).toEqual([115, 318]);
  });

  test('teams as they come out of a text', () => {
    const team = importTeam('Bully (Tauros)\nLevel: 55\n- Body Slam\n- Earthquake\n');
    const { state } = start(gen1, { options: { teams: [team, importTeam(exportTeam(team))] } });
    expect(state.sides[0]?.team).toEqual(state.sides[1]?.team);
    expect(state.sides[0]?.team[0]).toMatchObject({ species: 128, level: 55, moves: [34, 89] });
  });
});

describe('Bad options are refused, by name:', () => {
  test.each<[bad: string, options: unknown]>([
    ['options is an object; got null', null],
    ['options is an object; got [{"species":"tauros","moves":["bodyslam"]}]', [tauros]],
    ['options is an object; got "tauros"', 'tauros'],
    ['options has no "team", did you mean "teams"?', { team: [tauros] }],
    ['teams is a list of 2; got "mine"', { teams: 'mine' }],
    ['teams is a list of 2; got {"0":', { teams: { 0: [tauros], 1: [tauros] } }],
    ['teams is a list of 2; got a list of 1', { teams: [[tauros]] }],
    ['teams is a list of 2; got a list of 3', { teams: [[tauros], [tauros], [tauros]] }],
    ['teams.1 is a list of 1 to 6; got a list of 0', { teams: [[tauros], []] }],
    ['teams.0 is a list of 1 to 6; got {"species":"tauros","moves":["bodyslam"]}', { teams: [tauros, [tauros]] }],
    // What can be wrong with a set is in teams/check.test.ts.
    [
      'teams.1.2.moves.0: there is no move "Bodyslap"; did you mean bodyslam?',
      { teams: [[tauros], [tauros, snorlax, { ...tauros, moves: ['Bodyslap'] }]] },
    ],
    [
      'teams.0 is a list of 1 to 6; got a list of 0\nteams.1.0.level is a whole number from 1 to 100; got 0',
      { teams: [[], [{ ...tauros, level: 0 }]] }, // all of it at once
    ],
  ])('%s', (bad, options) => {
    const begin = () => start(gen1, { options });
    expect(begin).toThrow(expect.objectContaining({ code: 'options' }));
    expect(begin).toThrow(`bad options of pokemon: ${bad}`);
  });
});
