import { type Seat, SPECTATOR } from '@fermata/core';
import { checkGiven } from './given.ts';
import type { Facts, Piece, Place, Scene } from './scene.ts';

/**
 * The scene in words, a line for each place: one's own places first, then those that are shared, then those of others. For
 * terminals, screen readers and programs. What is printed on pieces is left out unless asked for: whoever plays knows it, or
 * looks it up.
 *
 * @example
 * ```ts
 * import { sceneText } from '@fermata/scene';
 *
 * const places = [{ id: 'pot', name: 'Pot' }];
 * sceneText({ places, pieces: [{ id: 'chips', in: 'pot', kind: 'chip', name: 'chips', count: 2 }] }); // → 'Pot: 2 chips'
 * ```
 */
export function sceneText(scene: Scene, seat: Seat = SPECTATOR, { printed = false }: SceneWords = {}): string {
  checkGiven('a scene', scene);
  const ids = new Set(scene.places.map(({ id }) => id));
  const roots = scene.places.filter((place) => place.in === undefined || !ids.has(place.in));
  return [isOwn, isShared, isOthers]
    .flatMap((whose) => roots.filter((place) => whose(place, seat)))
    .flatMap((place) => linesOf(place, scene, printed))
    .join('\n');
}

/** How much of a scene is told. */
export interface SceneWords {
  /** True: also what is printed on pieces. */
  readonly printed?: boolean;
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

function linesOf(place: Place, scene: Scene, isPrinted: boolean, depth = 0): string[] {
  const within = scene.places.filter((other) => other.in === place.id);
  const pieces = scene.pieces
    .filter((piece) => piece.in === place.id && piece.count !== 0)
    .map((piece) => pieceText(piece, isPrinted));
  const facts = factsText(place.facts);
  const content = pieces.length > 0 ? pieces.join(', ') : within.length > 0 || facts !== '' ? '' : 'nothing';
  const line = `${'  '.repeat(depth)}${place.name}${facts && ` (${facts})`}${content && `: ${content}`}`;
  return [line, ...within.flatMap((other) => linesOf(other, scene, isPrinted, depth + 1))];
}

function pieceText({ name, count, facts = [], printed = [] }: Piece, isPrinted: boolean): string {
  const many = count === undefined ? name : `${count} ${name}`;
  const known = factsText(isPrinted ? [...facts, ...printed] : facts);
  return known === '' ? many : `${many} (${known})`;
}

function factsText(facts: Facts = []): string {
  return facts.map(([name, value]) => `${name}${isSentence(value) ? ':' : ''} ${value}`).join(', ');
}

function isSentence(value: string | number): boolean {
  return typeof value === 'string' && /^\p{Lu}.*\.$/u.test(value);
}
