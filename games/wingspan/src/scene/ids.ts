/** Ids that both a scene and what points into it must know. Cards, bonus cards and goals go by their own. */
import type { Seat } from '@fermata/core';
import type { Face, Food, Habitat } from '../data/mat.ts';

export const FEEDER = 'feeder';
export const TRAY = 'tray';

export function matId(seat: Seat): string {
  return `mat ${seat}`;
}

export function handId(seat: Seat): string {
  return `hand ${seat}`;
}

export function rowId(habitat: Habitat, seat: Seat): string {
  return `${habitat} ${seat}`;
}

/** Where the food of a seat lies. */
export function foodsId(seat: Seat): string {
  return `food ${seat}`;
}

export function foodId(food: Food, seat: Seat): string {
  return `${food} ${seat}`;
}

export function supplyId(food: Food): string {
  return `${food} of the supply`;
}

/** All dice in the feeder that show it: nobody tells them apart. */
export function dieId(face: Face): string {
  return `die ${face}`;
}
