import { type Move, moveById, type Species, speciesById } from '../data/index.ts';

/** A Pokémon as its player brings it along: plain JSON, complete. Species and moves are ids. */
export interface TeamSet {
  readonly species: string;
  /** What its player calls it, if not by its species. */
  readonly name?: string;
  readonly level: number;
  readonly moves: readonly string[];
  /** What it was born with, 0 to 15 each. Health has one of its own, as in the simulator. */
  readonly dvs: Spread;
  /** How it was trained, 0 to 255 each. */
  readonly effort: Spread;
}

export const SPREAD = ['health', 'attack', 'defence', 'speed', 'special'] as const;

/** A number for health, and one for each stat. */
export type Spread = { readonly [S in (typeof SPREAD)[number]]: number };

export const TEAM_MAX = 6;
export const MOVES_MAX = 4;

/** What holds where nothing is said: each of these at its highest. */
export const LEVEL_MAX = 100;
export const DV_MAX = 15;
export const EFFORT_MAX = 255;

/** The same number everywhere. */
export function evenly(value: number): Spread {
  return { health: value, attack: value, defence: value, speed: value, special: value };
}

export function speciesIn(set: TeamSet): Species {
  return speciesById(set.species)!; // sets are checked before they are used
}

export function movesIn(set: TeamSet): Move[] {
  return set.moves.map((id) => moveById(id)!); // as above
}
