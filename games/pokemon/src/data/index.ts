import type { Move } from './move.ts';
import { MOVES } from './moves.ts';
import type { Species } from './one-species.ts';
import { SPECIES } from './species.ts';
import { EFFECT, TYPES, typeNumber } from './types.ts';

export type { Ailment, Effect, Move, Secondary, Stages, Status } from './move.ts';
export type { Species } from './one-species.ts';
export {
  ACCURACY,
  ATTACK,
  type BattleStat,
  DEFENCE,
  EVASION,
  isBattleStat,
  SPECIAL,
  SPEED,
  STAT_NAMES,
  type Stat,
  type StatStages,
  type Stats,
} from './stats.ts';
export { TYPES, type Type } from './types.ts';
export { MOVES, SPECIES };

export const FIGHTING = typeNumber('Fighting');
export const GHOST = typeNumber('Ghost');
export const GRASS = typeNumber('Grass');
export const NORMAL = typeNumber('Normal');
export const POISON = typeNumber('Poison');

/** No move at all. */
export const NO_MOVE = 0;

/** The move of this number, which is one of a team's or one that was used. */
export function moveOf(number: number): Move {
  return MOVES[number - 1]!; // teams let no other in
}

/** The move of this number; undefined for NO_MOVE and other signs. */
export function findMove(number: number): Move | undefined {
  return MOVES[number - 1];
}

export function speciesOf(number: number): Species {
  return SPECIES[number - 1]!; // as above
}

const movesById: ReadonlyMap<string, Move> = new Map(MOVES.map((move) => [move.id, move]));
const speciesNamed: ReadonlyMap<string, Species> = new Map(SPECIES.map((one) => [one.id, one]));

/** The move of an id such as `bodyslam`; undefined if there is none. */
export function moveById(id: string): Move | undefined {
  return movesById.get(id);
}

export function speciesById(id: string): Species | undefined {
  return speciesNamed.get(id);
}

/** By attacking type, then by target, in one row: `pokemon_vs_showdown_log_off`. */
const effects = Float64Array.from(TYPES.flatMap((type) => TYPES.map((target) => EFFECT[type][target] ?? 1)));

/** What an attack of one type does to a Pokémon of another: 0, a half, 1 or 2. */
export function effectOn(type: number, target: number): number {
  return type < 0 ? 1 : effects[type * TYPES.length + target]!; // Bide has no type; there is an effect for each pair
}
