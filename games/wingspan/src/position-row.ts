import { list, object, oneOf, whole } from '@fermata/core/fields';
import { birdAt } from './data/birds.ts';
import { FOODS, type Habitat } from './data/mat.ts';
import type { Piles } from './position-piles.ts';
import type { Placed } from './state.ts';

export type Places = { readonly [H in Habitat]?: unknown };

/** A bird on a mat, by its id, or with what it has. */
export function placedIn(given: unknown, habitat: Habitat, path: string, birds: Piles): Placed {
  const fields = typeof given === 'string' ? { bird: given } : object(given, path, PLACED_FIELDS);
  const { eggs = 0, cached = [], tucked = [], isUsed = false } = fields as { readonly [K in Field]?: unknown };
  const id = birds.one(fields.bird, path);
  const { habitats, eggLimit, color } = birdAt(id);
  if (!habitats.includes(habitat)) throw new TypeError(`${path}: ${id} lives in ${habitats.join(', ')}`);
  const used = oneOf(isUsed, `${path}.isUsed`, [true, false]);
  if (used && color !== 'pink') throw new TypeError(`${path}.isUsed is for pink powers; that of ${id} is ${color}`);
  const placed = {
    bird: id,
    eggs: whole(eggs, `${path}.eggs`, 0, eggLimit),
    cached: list(cached, `${path}.cached`).map((food, at) => oneOf(food, `${path}.cached.${at}`, FOODS)),
    tucked: typeof tucked === 'number' ? [] : birds.take(tucked, `${path}.tucked`),
    isUsed: used,
  };
  if (typeof tucked === 'number') birds.owe(placed.tucked, whole(tucked, `${path}.tucked`, 0, birds.size));
  return placed;
}

const PLACED_FIELDS = ['bird', 'eggs', 'cached', 'tucked', 'isUsed'] as const;
type Field = (typeof PLACED_FIELDS)[number];
