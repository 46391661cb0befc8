import type { Move } from './move.ts';
import { MOVES } from './moves.ts';
import type { Species } from './one-species.ts';
import { SPECIES } from './species.ts';
import { EFFECT, type Type } from './types.ts';

export type { Effect, Move, Secondary, Stages, Status } from './move.ts';
export type { Species } from './one-species.ts';
export type { BattleStat, Stat, Stats } from './stats.ts';
export { STATS } from './stats.ts';
export type { Type } from './types.ts';
export { MOVES, SPECIES };

const movesById: ReadonlyMap<string, Move> = new Map(MOVES.map((move) => [move.id, move]));
const speciesById: ReadonlyMap<string, Species> = new Map(SPECIES.map((one) => [one.id, one]));

/** The move of this id; undefined if there is none. */
export function findMove(id: string): Move | undefined {
  return movesById.get(id);
}

/** The move of an id that is known to be good. */
export function moveOf(id: string): Move {
  return movesById.get(id)!; // teams let no other in
}

export function findSpecies(id: string): Species | undefined {
  return speciesById.get(id);
}

export function speciesOf(id: string): Species {
  return speciesById.get(id)!; // as above
}

/** What an attack of one type does to a Pokémon of another: 0, a half, 1 or 2. */
export function effectOn(type: Type | '', target: Type): number {
  return type === '' ? 1 : (EFFECT[type][target] ?? 1);
}
