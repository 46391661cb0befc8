import { copyPokemon } from '../copy.ts';
import { ATTACK, DEFENCE, type Move, SPECIAL, SPEED, type Stats } from '../data/index.ts';
import { asParty, type Party, type Pokemon } from '../state.ts';
import { movesIn, speciesIn, type TeamSet } from './set.ts';

/** The health and the stats that a set has in a battle, before anything happens to it. */
export function statsOf(set: TeamSet): { maxHealth: number; stats: Stats } {
  const { health, base } = speciesIn(set);
  const { level, dvs, effort } = set;
  return {
    maxHealth: grown(health, dvs.health, effort.health, level) + level + 10,
    stats: [
      grown(base[ATTACK], dvs.attack, effort.attack, level) + 5,
      grown(base[DEFENCE], dvs.defence, effort.defence, level) + 5,
      grown(base[SPEED], dvs.speed, effort.speed, level) + 5,
      grown(base[SPECIAL], dvs.special, effort.special, level) + 5,
    ],
  };
}

function grown(base: number, dv: number, effort: number, level: number): number {
  return Math.floor(((2 * (base + dv) + Math.floor(effort / 4)) * level) / 100);
}

/** The Pokémon of a team, for a battle. Only the first is its own: those who wait are shared, as copies of a battle do. */
export function partyOf(team: readonly TeamSet[]): Party {
  const known = parties.get(team);
  const party = known ?? team.map(pokemonOf);
  if (known === undefined) parties.set(team, party);
  const own = asParty(party.slice());
  own[0] = copyPokemon(own[0]);
  return own;
}

/** What teams have come to: a rematch has the same team. Moves `pokemon_vs_showdown_log_off` by 3 %. */
const parties = new WeakMap<readonly TeamSet[], Pokemon[]>();

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
    pp: moves.map(fullPoints),
    health: maxHealth,
    status: '',
    sleep: 0,
    seen: 0,
  };
}

/** Three times raised by a fifth; 61 is as far as a move of 40 gets. */
export function fullPoints({ pp }: Move): number {
  return Math.min((pp * 8) / 5, 61);
}
