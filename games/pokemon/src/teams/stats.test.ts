import { Battle, type PokemonSet } from '@pkmn/sim';
import { describe, expect, test } from 'vitest';
import { MOVES, SPECIES } from '../data/index.ts';
import { pokemonOf, type Spread, statsOf, type TeamSet } from './index.ts';

/** The simulator takes no more on a side. */
const SIDE_MAX = 24;

/** The Pokémon that the simulator makes of these sets. */
function showdownPokemon(sets: readonly TeamSet[]) {
  const made = [];
  for (let from = 0; from < sets.length; from += SIDE_MAX) {
    const team = () => sets.slice(from, from + SIDE_MAX).map(showdownSet);
    const players = { p1: { name: 'one', team: team() }, p2: { name: 'two', team: team() } };
    made.push(...new Battle({ formatid: 'gen1customgame' as never, ...players }).sides[0].pokemon); // ids are branded
  }
  return made;
}

function showdownSet({ species, level, moves, dvs, effort }: TeamSet): PokemonSet {
  const ivs = { hp: 2 * dvs.health, atk: 2 * dvs.attack, def: 2 * dvs.defence, spe: 2 * dvs.speed };
  const evs = { hp: effort.health, atk: effort.attack, def: effort.defence, spe: effort.speed };
  return {
    name: species,
    species,
    level,
    moves: [...moves],
    ivs: { ...ivs, spa: 2 * dvs.special, spd: 2 * dvs.special },
    evs: { ...evs, spa: effort.special, spd: effort.special },
    item: '',
    ability: 'No Ability',
    nature: '',
    gender: 'N',
  };
}

function spread(health: number, attack: number, defence: number, speed: number, special: number): Spread {
  return { health, attack, defence, speed, special };
}

const full = { dvs: spread(15, 15, 15, 15, 15), effort: spread(255, 255, 255, 255, 255) };

describe('The stats of all species', () => {
  test.each<[level: number, dvs: Spread, effort: Spread]>([
    [100, full.dvs, full.effort],
    [100, spread(0, 0, 0, 0, 0), spread(0, 0, 0, 0, 0)],
    [100, spread(7, 8, 9, 10, 11), spread(252, 3, 4, 5, 101)],
    [88, full.dvs, full.effort],
    [73, spread(15, 0, 1, 14, 13), spread(17, 34, 51, 68, 85)],
    [50, full.dvs, full.effort],
    [50, spread(3, 14, 15, 1, 0), spread(0, 255, 0, 128, 64)],
    [5, spread(12, 13, 14, 15, 0), spread(1, 2, 3, 4, 5)],
    [1, full.dvs, full.effort],
  ])('are those of the simulator at level %d', (level, dvs, effort) => {
    const sets = SPECIES.map(({ id }) => ({ species: id, level, moves: ['tackle'], dvs, effort }));
    const expected = showdownPokemon(sets).map(({ maxhp, baseStoredStats: { atk, def, spe, spa } }) => ({
      maxHealth: maxhp,
      stats: [atk, def, spe, spa],
    }));
    expect(sets.map(statsOf)).toEqual(expected);
  });
});

describe('The Pokémon of a set', () => {
  test('has the PP of the simulator, for every move that can be brought along', () => {
    const ids = MOVES.map(({ id }) => id).filter((id) => id !== 'struggle');
    const sets = ids.flatMap((_, from) =>
      from % 4 === 0 ? [{ species: 'mew', level: 100, moves: ids.slice(from, from + 4), ...full }] : [],
    );
    const expected = showdownPokemon(sets).map(({ baseMoveSlots }) => baseMoveSlots.map(({ pp }) => pp));
    expect(sets.map((set, at) => pokemonOf(set, at).pp)).toEqual(expected);
  });

  test('is fresh, and nobody has seen it', () => {
    const set = { species: 'chansey', level: 50, moves: ['softboiled', 'growl'], ...full };
    const { maxHealth, stats } = statsOf(set);
    expect(pokemonOf(set, 3)).toEqual({
      id: 3,
      species: 113,
      level: 50,
      maxHealth,
      stats,
      moves: [135, 45],
      pp: [16, 61],
      health: maxHealth,
      status: '',
      sleep: 0,
      seen: 0,
    });
  });
});
