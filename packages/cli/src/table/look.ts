import type { CatalogEntry } from '@fermata/catalog';
import type { Seat } from '@fermata/core';
import { nearest } from '@fermata/core/fields';
import { describeThing } from '@fermata/core/host';
import { type Piece, type Place, type Scene, sceneText } from '@fermata/scene';
import { UsageError } from '../usage-error.ts';
import type { Table } from './table.ts';

/** What the game says of things with this name, or else what there is to see of them. */
export function thingsOf({ entry, match }: Table, seat: Seat, name: string): string[] {
  const own = describeThing(entry.game, name);
  if (own !== undefined) return [own];
  const scene = entry.staging?.scene(match.view(seat), seat) ?? { places: [], pieces: [] };
  const wanted = folded(name);
  const known = namesIn(entry, scene).find((it) => folded(it) === wanted);
  const text = known === undefined ? undefined : describeThing(entry.game, known);
  return text === undefined ? seen(scene, wanted) : [text];
}

/** Nothing is called so: says what may be meant. */
export function nothingCalled({ entry, match }: Table, seat: Seat, name: string): UsageError {
  const scene = entry.staging?.scene(match.view(seat), seat) ?? { places: [], pieces: [] };
  const shown = new Set([...scene.places, ...scene.pieces].map((it) => it.name));
  const names = namesIn(entry, scene).filter((it) => shown.has(it) || describeThing(entry.game, it) !== undefined);
  const wanted = folded(name);
  const alike = names.filter((it) => wanted !== '' && folded(it).includes(wanted)).slice(0, ALIKE_MAX);
  const slip = nearest(wanted, names.map(folded));
  const meant = alike.length > 0 ? alike : names.filter((it) => folded(it) === slip).slice(0, 1);
  const hint = meant.length === 0 ? '' : `; did you mean ${meant.join(', ')}?`;
  return new UsageError(`there is no option and nothing else called "${name}" to look at${hint}`);
}

const ALIKE_MAX = 5;

/** As it is typed on any keyboard: without signs, accents, spaces and capitals. */
function folded(name: string): string {
  const plain = name
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}♀♂]/gu, '');
  return plain === '' ? name : plain;
}

/** All names that the game lists or the scene shows, each once, as people read them. */
function namesIn({ contents }: CatalogEntry, { places, pieces }: Scene): string[] {
  const listed = (contents?.kinds ?? []).flatMap(({ names }) =>
    names.map((it) => (typeof it === 'object' ? it[1] : it)),
  );
  const shown = [...places, ...pieces].map(({ name }) => name);
  return [...new Map([...listed, ...shown].map((it) => [folded(it), it])).values()];
}

/** The places of that name with all that lies there, and the pieces with all that is printed on them. */
function seen({ places, pieces }: Scene, wanted: string): string[] {
  const isCalled = ({ name }: Place | Piece) => folded(name) === wanted;
  const [place] = places.filter(isCalled);
  if (place !== undefined) return [opened(place, places, pieces)];
  const found = pieces.filter((piece) => isCalled(piece) && !piece.hidden);
  return [...new Set(found.map((piece) => opened({ id: piece.in, name: '' }, [], [piece]).replace(/^: /, '')))];
}

/** A place, and those within it. */
function opened({ in: _, ...place }: Place, places: readonly Place[], pieces: readonly Piece[]): string {
  const within = (id: string): Place[] => places.filter((it) => it.in === id).flatMap((it) => [it, ...within(it.id)]);
  return sceneText({ places: [place, ...within(place.id)], pieces }, place.owner, { printed: true });
}
