import { isAlike } from '@fermata/core/host';
import type { Piece, Scene } from './scene.ts';

/** The ids of places that are new, gone or different, or whose pieces lie in another order. */
export function changedPlaces(before: Scene, after: Scene): string[] {
  const was = new Map(before.places.map((place) => [place.id, place]));
  const is = new Set(after.places.map(({ id }) => id));
  const shuffled = reordered(before.pieces, after.pieces);
  const changed = after.places.filter((place) => shuffled.has(place.id) || !isAlike(was.get(place.id), place));
  const gone = before.places.filter(({ id }) => !is.has(id));
  return [...changed, ...gone].map(({ id }) => id);
}

/** The places in which what stayed there does not follow each other as before. */
function reordered(before: readonly Piece[], after: readonly Piece[]): ReadonlySet<string> {
  const was = new Map(before.map((piece, at) => [piece.id, { at, in: piece.in }]));
  const last = new Map<string, number>();
  const found = new Set<string>();
  for (const { id, in: place } of after) {
    const old = was.get(id);
    if (old?.in !== place) continue;
    if (old.at < (last.get(place) ?? 0)) found.add(place);
    last.set(place, old.at);
  }
  return found;
}
