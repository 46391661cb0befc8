/** Places by number: 47 spaces, then three boxes. Rules index arrays; options and events carry names. */
import { MAP, type Space } from '../data/map.ts';

export const BOXES = ['AVAILABLE', 'OUT_OF_PLAY', 'CASUALTIES'] as const;
export type Box = (typeof BOXES)[number];
export type Area = Space | Box;

export const SPACES: readonly Space[] = MAP.map(([id]) => id);
export const SPACE_COUNT = SPACES.length;
export const PLACES: readonly Area[] = [...SPACES, ...BOXES];
export const AVAILABLE = PLACES.indexOf('AVAILABLE');
export const OUT_OF_PLAY = PLACES.indexOf('OUT_OF_PLAY');
export const CASUALTIES = PLACES.indexOf('CASUALTIES');

const numbers = new Map<string, number>(PLACES.map((id, place) => [id, place]));
/** The number of a place; names come from our own tables. */
export function at(place: Area): number {
  return numbers.get(place) as number; // each name is there
}
/** The name of a space. */
export function nameOf(space: number): Space {
  return SPACES[space] as Space; // within the map
}
/** The name of a space or box. */
export function placeName(place: number): Area {
  return PLACES[place] as Area; // within the table
}
