import { Battle, Teams, TeamValidator } from '@pkmn/sim';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MOVES, SPECIES } from '../data/index.ts';
import { checkTeam, statsOf, type TeamSet } from '../teams/index.ts';
import { exportTeam, importTeam, packTeam } from './team-text.ts';

const all = (value: number) => ({ health: value, attack: value, defence: value, speed: value, special: value });
const tauros: TeamSet = { species: 'tauros', level: 100, moves: ['bodyslam'], dvs: all(15), effort: all(255) };

/** Any good team. */
const teams = fc.array(
  fc
    .record(
      {
        species: fc.constantFrom(...SPECIES.map(({ id }) => id)),
        name: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 18 }).filter(isName),
        level: fc.integer({ min: 1, max: 100 }),
        moves: fc.uniqueArray(fc.constantFrom(...MOVES.map(({ id }) => id).filter((id) => id !== 'struggle')), {
          minLength: 1,
          maxLength: 4,
        }),
        dvs: spreads(15),
        effort: spreads(255),
      },
      { requiredKeys: ['species', 'moves'] },
    )
    .map((set): TeamSet => checkTeam([set], 'team')[0] as TeamSet), // of one comes one
  { minLength: 1, maxLength: 6 },
);

function spreads(max: number) {
  const one = fc.oneof(fc.constantFrom(0, max), fc.integer({ min: 0, max }));
  const mixed = fc.record({ health: one, attack: one, defence: one, speed: one, special: one });
  return fc.oneof(fc.constantFrom(all(0), all(max)), mixed);
}

function isName(name: string): boolean {
  try {
    return checkTeam([{ ...tauros, name }], 'team').length === 1;
  } catch {
    return false;
  }
}

describe('The text of a team', () => {
  test('is read as people paste it, without what the first generation does not have', () => {
    const text = `
=== [gen1ou] Rainy Day ===

Big Bull (Tauros) (M) @ Leftovers
Ability: Intimidate
Level: 68
Shiny: Yes
EVs: 252 HP / 4 Atk / 17 SpA / 17 SpD
Jolly Nature
IVs: 12 HP / 20 Def / 5 SpA / 5 SpD
- Body Slam
- Hyper Beam
- Earthquake
- Blizzard

Mr. Mime\u0020\u0020\r
- Psychic\u0020\u0020\r
- thunder wave\r

Nidoran-F (F)
Tera Type: Steel
~ Bite
`;
    expect(importTeam(text)).toEqual([
      {
        species: 'tauros',
        name: 'Big Bull',
        level: 68,
        moves: ['bodyslam', 'hyperbeam', 'earthquake', 'blizzard'],
        dvs: { health: 6, attack: 15, defence: 10, speed: 15, special: 2 },
        effort: { health: 252, attack: 4, defence: 0, speed: 0, special: 17 },
      },
      { ...tauros, species: 'mrmime', moves: ['psychic', 'thunderwave'] },
      { ...tauros, species: 'nidoranf', moves: ['bite'] },
    ]);
  });

  test('is short where nothing is unusual', () => {
    expect(exportTeam([tauros]).split(/\s*\n/)).toEqual(['Tauros', '- Body Slam', '']);
  });

  test('says all that is unusual', () => {
    const dvs = { health: 7, attack: 0, defence: 15, speed: 15, special: 13 };
    const odd = { ...tauros, name: 'Bully', level: 5, dvs, effort: { ...all(0), speed: 100, special: 8 } };
    expect(exportTeam([odd, { ...tauros, effort: all(0) }]).split(/\s*\n/)).toEqual([
      'Bully (Tauros)',
      'Level: 5',
      'EVs: 8 SpA / 8 SpD / 100 Spe',
      'IVs: 14 HP / 0 Atk / 30 Def / 26 SpA / 26 SpD / 30 Spe',
      '- Body Slam',
      'Tauros',
      'EVs: 0 HP',
      '- Body Slam',
      '',
    ]);
  });

  test('gives the same team when it is read again', () => {
    const check = (team: readonly TeamSet[]) => void expect(importTeam(exportTeam(team))).toEqual(team);
    fc.assert(fc.property(teams, check));
  });

  test('gives the same team when it is packed and read again', () => {
    const check = (team: readonly TeamSet[]) => void expect(importTeam(packTeam(team))).toEqual(team);
    fc.assert(fc.property(teams, check));
  });

  test('means all effort where it says nothing of it, packed or not', () => {
    expect(importTeam('Tauros|||-|BodySlam|||||||')).toEqual([tauros]);
    expect(importTeam('Tauros|||-|BodySlam||0|||||]Bob|tauros||-|bodyslam|||||||')).toEqual([
      { ...tauros, effort: all(0) },
      { ...tauros, name: 'Bob' },
    ]);
  });

  test.each<[what: string, text: string, message: string]>([
    ['nothing', ' \n ', 'there is no team in the text; copy all of it, from name to moves'],
    ['a word', 'hello', 'there is no team in the text; copy all of it, from name to moves'],
    ['half a packed team', 'Tauros||leftovers|', 'there is no team in the text; copy all of it, from name to moves'],
    ['JSON', '[{"species":"tauros"}]', 'there is no team in the text; copy all of it, from name to moves'],
    ['broken JSON', '[tauros]', 'there is no team in the text; copy all of it, from name to moves'],
    [
      'two teams',
      '=== One ===\n\nMew\n- Cut\n\n=== Two ===\n\nMew\n- Fly\n',
      'there are 2 teams in the text; give one',
    ],
    ['no moves', 'Tauros\nLevel: 50\n', 'team.0.moves is a list of 1 to 4; got nothing'],
    [
      'numbers that cannot be read',
      'Tauros\nLevel: high\nIVs: 30 Attack / 28 Foo / ten Spe\nEVs:252 Atk\n- Cut',
      [
        'line 2: Level is a whole number; got "high"',
        'line 3: IVs are numbers with a stat, such as 30 Atk; got "28 Foo"',
        'line 3: IVs are numbers with a stat, such as 30 Atk; got "ten Spe"',
        'line 4: "EVs:252 Atk" is not read so; write it like Level: 50 or IVs: 30 Atk',
      ].join('\n'),
    ],
    [
      'several problems',
      'Tauros\n- Cut\n\nGarchomp\nLevel: 101\nIVs: 32 Atk\n- Serf',
      [
        'team.1.species: there is no species "Garchomp" in the first generation',
        'team.1.level is a whole number from 1 to 100; got 101',
        'team.1.moves.0: there is no move "Serf"; did you mean surf?',
        'team.1.dvs.attack is a whole number from 0 to 15; got 16',
      ].join('\n'),
    ],
  ])('is refused for %s', (_, text, message) => {
    expect(() => importTeam(text)).toThrow(new TypeError(message));
  });
});

test.each([
  ['exportTeam', exportTeam],
  ['packTeam', packTeam],
])('%s completes what only names species and moves, and refuses what is no team', (_, write) => {
  const short = [{ species: 'Tauros', moves: ['Body Slam'] }];
  expect(write(short as never)).toBe(write(checkTeam(short, 'team')));
  expect(() => write('x' as never)).toThrow(/^team is a list of 1 to 6; got "x"$/);
  expect(() => write([{ species: 'foo', moves: ['pound'] }] as never)).toThrow(
    'team.0.species: there is no species "foo"',
  );
});

describe('The simulator', () => {
  const validator = TeamValidator.get('gen1customgame');
  const formatid = 'gen1customgame' as never; // their ids are branded texts

  test.each<[how: string, write: typeof exportTeam, read: (text: string) => ReturnType<typeof Teams.import>]>([
    ['text', exportTeam, (text) => Teams.import(text)],
    ['packed text', packTeam, (text) => Teams.unpack(text)],
  ])('accepts our %s and makes the same team of it', (_, write, read) => {
    const check = (team: readonly TeamSet[]) => {
      const theirs = read(write(team)) ?? [];
      expect(validator.validateTeam(theirs)).toBeNull();
      const [p1, p2] = ['one', 'two'].map((name) => ({ name, team: structuredClone(theirs) }));
      const { pokemon } = new Battle({ formatid, p1: p1!, p2: p2! }).sides[0]; // there are two names
      const made = pokemon.map(({ species, level, moves, maxhp, baseStoredStats: { atk, def, spe, spa, spd } }) => {
        expect(spd).toBe(spa);
        return { species: species.id, level, moves, maxHealth: maxhp, stats: [atk, def, spe, spa] };
      });
      expect(made).toEqual(
        team.map((set) => ({ species: set.species, level: set.level, moves: set.moves, ...statsOf(set) })),
      );
    };
    fc.assert(fc.property(teams, check), { numRuns: 30 });
  });
});
