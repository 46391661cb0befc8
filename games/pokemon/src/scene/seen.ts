import type { DeepReadonly, View } from '@fermata/core';
import type { PokemonFace, SideFace } from '../secrets/face.ts';
import type { Pokemon, Side, State } from '../state.ts';

/** A side as its own seat sees it, or as everybody else does: what is not shown is null, or no species and no move. */
export type SideSeen = DeepReadonly<Side> | SideFace;

/** One of its team. */
export type PokemonSeen = DeepReadonly<Pokemon> | PokemonFace;

/** The sides of a view. Teams join one after the other: those that are there. */
export function sidesIn({ sides }: View<State>): readonly SideSeen[] {
  return sides as readonly SideSeen[]; // a view has each of them in one of the two ways
}

/** The one that fights. */
export function fighterIn({ team }: SideSeen): PokemonSeen {
  return team[0] as PokemonSeen; // nobody's party is empty
}

/** Nobody but its own seat knows who it is. */
export function isUnseen({ species }: PokemonSeen): boolean {
  return species === 0;
}
