// Written by build/data.ts from public data: do not edit.
export const TYPES = [
  'Bug',
  'Dragon',
  'Electric',
  'Fighting',
  'Fire',
  'Flying',
  'Ghost',
  'Grass',
  'Ground',
  'Ice',
  'Normal',
  'Poison',
  'Psychic',
  'Rock',
  'Water',
] as const;
export type Type = (typeof TYPES)[number];

/** States name a type by its place in the list. */
export function typeNumber(type: Type): number {
  return TYPES.indexOf(type);
}

/** How well each type does against others; 1 where nothing is said. */
export const EFFECT: { readonly [A in Type]: { readonly [B in Type]?: 0 | 0.5 | 2 } } = {
  Bug: { Fighting: 0.5, Fire: 0.5, Flying: 0.5, Ghost: 0.5, Grass: 2, Poison: 2, Psychic: 2 },
  Dragon: { Dragon: 2 },
  Electric: { Dragon: 0.5, Electric: 0.5, Flying: 2, Grass: 0.5, Ground: 0, Water: 2 },
  Fighting: { Bug: 0.5, Flying: 0.5, Ghost: 0, Ice: 2, Normal: 2, Poison: 0.5, Psychic: 0.5, Rock: 2 },
  Fire: { Bug: 2, Dragon: 0.5, Fire: 0.5, Grass: 2, Ice: 2, Rock: 0.5, Water: 0.5 },
  Flying: { Bug: 2, Electric: 0.5, Fighting: 2, Grass: 2, Rock: 0.5 },
  Ghost: { Ghost: 2, Normal: 0, Psychic: 0 },
  Grass: { Bug: 0.5, Dragon: 0.5, Fire: 0.5, Flying: 0.5, Grass: 0.5, Ground: 2, Poison: 0.5, Rock: 2, Water: 2 },
  Ground: { Bug: 0.5, Electric: 2, Fire: 2, Flying: 0, Grass: 0.5, Poison: 2, Rock: 2 },
  Ice: { Dragon: 2, Flying: 2, Grass: 2, Ground: 2, Ice: 0.5, Water: 0.5 },
  Normal: { Ghost: 0, Rock: 0.5 },
  Poison: { Bug: 2, Ghost: 0.5, Grass: 2, Ground: 0.5, Poison: 0.5, Rock: 0.5 },
  Psychic: { Fighting: 2, Poison: 2, Psychic: 0.5 },
  Rock: { Bug: 2, Fighting: 0.5, Fire: 2, Flying: 2, Ground: 0.5, Ice: 2 },
  Water: { Dragon: 0.5, Fire: 2, Grass: 0.5, Ground: 2, Rock: 2, Water: 0.5 },
};
