import type { Move, Stats } from '../data/index.ts';
import type { Pokemon } from '../state.ts';
import { movesIn, type Spread, speciesIn, type TeamSet } from './set.ts';

/** The health and the stats that a set has in a battle, before anything happens to it. */
export function statsOf(set: TeamSet): { maxHealth: number; stats: Stats } {
  const { health, base } = speciesIn(set);
  return {
    maxHealth: grown(set, health, 'health') + set.level + 10,
    stats: FOUR.map((stat, at) => grown(set, base[at]!, stat) + 5), // there are four
  };
}

/** In the order of the tables. */
const FOUR = ['attack', 'defence', 'speed', 'special'] as const;

function grown({ level, dvs, effort }: TeamSet, base: number, what: keyof Spread): number {
  return Math.floor(((2 * (base + dvs[what]) + Math.floor(effort[what] / 4)) * level) / 100);
}

/** The Pokémon of a set, fresh; `id` is its place in the team. */
export function pokemonOf(set: TeamSet, id: number): Pokemon {
  const { maxHealth, stats } = statsOf(set);
  const moves = movesIn(set);
  return {
    id,
    species: speciesIn(set).number,
    level: set.level,
    maxHealth,
    stats,
    moves: moves.map(({ number }) => number),
    pp: moves.map(fullPp),
    health: maxHealth,
    status: '',
    sleep: 0,
    seen: 0,
  };
}

/** Three times raised by a fifth; 61 is as far as a move of 40 gets. */
function fullPp({ pp }: Move): number {
  return Math.min((pp * 8) / 5, 61);
}
