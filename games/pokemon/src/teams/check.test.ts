import { describe, expect, test } from 'vitest';
import { checkTeam } from './index.ts';

const good = { species: 'tauros', moves: ['bodyslam', 'hyperbeam'] };
const all = (value: number) => ({ health: value, attack: value, defence: value, speed: value, special: value });

describe('A team', () => {
  test('is completed with the highest level, DVs and effort', () => {
    expect(checkTeam([good], 'team')).toEqual([
      { species: 'tauros', level: 100, moves: ['bodyslam', 'hyperbeam'], dvs: all(15), effort: all(255) },
    ]);
  });

  test('keeps what it says, and is completed around it', () => {
    const said = { ...good, name: 'Bully', level: 55, dvs: { attack: 3 }, effort: { health: 0, special: 7 } };
    expect(checkTeam([said], 'team')).toEqual([
      { ...said, dvs: { ...all(15), attack: 3 }, effort: { ...all(255), health: 0, special: 7 } },
    ]);
  });

  test('that is complete stays as it is', () => {
    const team = checkTeam([good, { ...good, name: 'Bully' }], 'team');
    expect(checkTeam(team, 'team')).toEqual(team);
  });

  test('may hold a species more than once', () => {
    expect(checkTeam([good, good], 'team')).toHaveLength(2);
  });

  test.each<[name: string, id: string]>([
    ['Tauros', 'tauros'],
    ['MR. MIME', 'mrmime'],
    ['Farfetch’d', 'farfetchd'],
    ["Farfetch'd", 'farfetchd'],
    ['Nidoran♀', 'nidoranf'],
    ['Nidoran-M', 'nidoranm'],
  ])('knows the species %s', (name, id) => {
    expect(checkTeam([{ ...good, species: name }], 'team')[0]?.species).toBe(id);
  });

  test.each<[name: string, id: string]>([
    ['Body Slam', 'bodyslam'],
    ['Soft-Boiled', 'softboiled'],
    ['Double-Edge', 'doubleedge'],
    ['Vice Grip', 'visegrip'],
    ['Hi Jump Kick', 'highjumpkick'],
  ])('knows the move %s', (name, id) => {
    expect(checkTeam([{ ...good, moves: [name] }], 'team')[0]?.moves).toEqual([id]);
  });

  test('does not keep the name of its species as a name of its own', () => {
    expect(checkTeam([{ ...good, name: 'Tauros' }], 'team')).toEqual(checkTeam([good], 'team'));
  });
});

const whole = (max: number, min = 0) => `is a whole number from ${min} to ${max}`;
const MOVES = 'is a list of 1 to 4';

test.each<[what: string, set: unknown, problem: string]>([
  ['nothing', undefined, '.2 is an object; got nothing'],
  ['a text', 'tauros', '.2 is an object; got "tauros"'],
  ['a list', ['tauros'], '.2 is an object; got ["tauros"]'],
  [
    'a field there is not',
    { ...good, item: 'Leftovers' },
    '.2 has no "item"; it has species, name, level, moves, dvs, effort',
  ],
  ['no species', { moves: ['cut'] }, '.2.species is the name of a species; got nothing'],
  ['a number as species', { ...good, species: 128 }, '.2.species is the name of a species; got 128'],
  [
    'a slip in a species',
    { ...good, species: 'Charzard' },
    '.2.species: there is no species "Charzard"; did you mean charizard?',
  ],
  [
    'a later species',
    { ...good, species: 'Garchomp' },
    '.2.species: there is no species "Garchomp" in the first generation',
  ],
  [
    'a field of every object',
    { ...good, species: 'constructor' },
    '.2.species: there is no species "constructor" in the first generation',
  ],
  [
    'a book as species',
    { ...good, species: 'Tauros '.repeat(1000) },
    '.2.species: there is no species "Tauros Tauros Tauros Tauros Tauros Tauros Tauros Tauros Tauros Tauros Tauros Ta…" in the first generation',
  ],
  ['no moves', { species: 'tauros' }, `.2.moves ${MOVES}; got nothing`],
  ['a move, not in a list', { ...good, moves: 'cut' }, `.2.moves ${MOVES}; got "cut"`],
  ['an empty list of moves', { ...good, moves: [] }, `.2.moves ${MOVES}; got a list of 0`],
  ['five moves', { ...good, moves: ['cut', 'fly', 'surf', 'strength', 'flash'] }, `.2.moves ${MOVES}; got a list of 5`],
  [
    'a slip in a move',
    { ...good, moves: ['cut', 'Thunderblot'] },
    '.2.moves.1: there is no move "Thunderblot"; did you mean thunderbolt?',
  ],
  [
    'a later move',
    { ...good, moves: ['Moonblast'] },
    '.2.moves.0: there is no move "Moonblast" in the first generation',
  ],
  ['an empty move', { ...good, moves: [''] }, '.2.moves.0: there is no move "" in the first generation'],
  ['a number as move', { ...good, moves: [15] }, '.2.moves.0 is the name of a move; got 15'],
  [
    'a move twice',
    { ...good, moves: ['cut', 'surf', 'Cut'] },
    '.2.moves.2: cut is teams.0.2.moves.0 already; choose another',
  ],
  [
    'struggle',
    { ...good, moves: ['cut', 'Struggle'] },
    '.2.moves.1: struggle is what is left when no move is; choose another',
  ],
  ['level 0', { ...good, level: 0 }, `.2.level ${whole(100, 1)}; got 0`],
  ['level 101', { ...good, level: 101 }, `.2.level ${whole(100, 1)}; got 101`],
  ['half a level', { ...good, level: 49.5 }, `.2.level ${whole(100, 1)}; got 49.5`],
  ['no number as level', { ...good, level: Number.NaN }, `.2.level ${whole(100, 1)}; got NaN`],
  ['a text as level', { ...good, level: '50' }, `.2.level ${whole(100, 1)}; got "50"`],
  ['null as level', { ...good, level: null }, `.2.level ${whole(100, 1)}; got null`],
  ['DV 16', { ...good, dvs: { attack: 16 } }, `.2.dvs.attack ${whole(15)}; got 16`],
  ['DV -1', { ...good, dvs: { health: -1 } }, `.2.dvs.health ${whole(15)}; got -1`],
  ['one number as DVs', { ...good, dvs: 15 }, '.2.dvs is an object; got 15'],
  [
    'a DV of a later stat',
    { ...good, dvs: { spa: 1 } },
    '.2.dvs has no "spa"; it has health, attack, defence, speed, special',
  ],
  ['effort 256', { ...good, effort: { speed: 256 } }, `.2.effort.speed ${whole(255)}; got 256`],
  ['a list as effort', { ...good, effort: [255] }, '.2.effort is an object; got [255]'],
  ['an empty name', { ...good, name: '' }, '.2.name is 1 to 18 characters; got ""'],
  [
    'a long name',
    { ...good, name: 'Bully of the prairie' },
    '.2.name is 1 to 18 characters; got "Bully of the prairie"',
  ],
  ['a number as name', { ...good, name: 7 }, '.2.name is 1 to 18 characters; got 7'],
  [
    'a name that reads as an item',
    { ...good, name: 'Bully @ work' },
    '.2.name has no |, no @ alone, no ===, and no blank at its ends; got "Bully @ work"',
  ],
  [
    'a name that reads as two',
    { ...good, name: 'Bul|ly' },
    '.2.name has no |, no @ alone, no ===, and no blank at its ends; got "Bul|ly"',
  ],
])('A set is refused for one thing: %s', (_, set, problem) => {
  expect(() => checkTeam([good, good, set], 'teams.0')).toThrow(new TypeError(`teams.0${problem}`));
});

test.each<[what: string, team: unknown, got: string]>([
  ['nothing', undefined, 'nothing'],
  ['an object', good, JSON.stringify(good)],
  ['an empty list', [], 'a list of 0'],
  ['seven', Array(7).fill(good), 'a list of 7'],
])('A team is refused if it is %s', (_, team, got) => {
  expect(() => checkTeam(team, 'teams.1')).toThrow(new TypeError(`teams.1 is a list of 1 to 6; got ${got}`));
});

test('All problems of a team are told, one on each line, in the order of the team', () => {
  const bad = { species: 'Mewthree', moves: ['cut', 'cut', 'Serf'], level: 0, dvs: { speed: 99 }, nature: 'Jolly' };
  expect(() => checkTeam([bad, good, null], 'team')).toThrow(
    new TypeError(
      [
        'team.0 has no "nature"; it has species, name, level, moves, dvs, effort',
        'team.0.species: there is no species "Mewthree" in the first generation',
        'team.0.level is a whole number from 1 to 100; got 0',
        'team.0.moves.1: cut is team.0.moves.0 already; choose another',
        'team.0.moves.2: there is no move "Serf"; did you mean surf?',
        'team.0.dvs.speed is a whole number from 0 to 15; got 99',
        'team.2 is an object; got null',
      ].join('\n'),
    ),
  );
});
