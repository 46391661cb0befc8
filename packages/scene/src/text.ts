import { type Seat, SPECTATOR } from '@fermata/core';
import type { Facts, Piece, Place, Scene } from './scene.ts';

/**
 * The scene in words, a line for each place: one's own places first, then those that are shared, then those of others. For
 * terminals, screen readers and programs.
 */
export function sceneText(scene: Scene, seat: Seat = SPECTATOR): string {
  const ids = new Set(scene.places.map(({ id }) => id));
  const roots = scene.places.filter((place) => place.in === undefined || !ids.has(place.in));
  return [isOwn, isShared, isOthers]
    .flatMap((whose) => roots.filter((place) => whose(place, seat)))
    .flatMap((place) => linesOf(place, scene, 0))
    .join('\n');
}

function isOwn({ owner }: Place, seat: Seat): boolean {
  return owner !== undefined && owner === seat;
}

function isShared({ owner }: Place): boolean {
  return owner === undefined;
}

function isOthers({ owner }: Place, seat: Seat): boolean {
  return owner !== undefined && owner !== seat;
}

function linesOf(place: Place, scene: Scene, depth: number): string[] {
  const within = scene.places.filter((other) => other.in === place.id);
  const pieces = scene.pieces.filter((piece) => piece.in === place.id && piece.count !== 0).map(pieceText);
  const facts = factsText(place.facts);
  const content = pieces.length > 0 ? pieces.join(', ') : within.length > 0 || facts !== '' ? '' : 'nothing';
  const line = `${'  '.repeat(depth)}${place.name}${facts && ` (${facts})`}${content && `: ${content}`}`;
  return [line, ...within.flatMap((other) => linesOf(other, scene, depth + 1))];
}

function pieceText({ name, count, facts }: Piece): string {
  const many = count === undefined ? name : `${count} ${name}`;
  const known = factsText(facts);
  return known === '' ? many : `${many} (${known})`;
}

function factsText(facts: Facts = []): string {
  return facts.map(([name, value]) => `${name} ${value}`).join(', ');
}
