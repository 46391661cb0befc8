import { checkGiven } from './given.ts';
import { type Motion, motions } from './motions.ts';
import type { Facts, Piece, Place, Scene } from './scene.ts';

/**
 * What differs between two scenes, in words, a line for each: first what moved, then what is written on places, then on pieces.
 * The same order of pieces counts for nothing.
 *
 * @example
 * ```ts
 * import { sceneChanges } from '@fermata/scene';
 *
 * const places = [{ id: 'row', name: 'Row' }, { id: 'hand', name: 'Hand' }];
 * const inPlace = (place: string) => ({ places, pieces: [{ id: 'ace', in: place, kind: 'card', name: 'Ace' }] });
 * sceneChanges(inPlace('row'), inPlace('hand')); // → ['Ace: Row → Hand']
 * ```
 */
export function sceneChanges(before: Scene, after: Scene): string[] {
  checkGiven('a scene', before);
  checkGiven('a scene', after);
  const found = motions(before, after);
  const changed = new Set(found.flatMap((it) => (it.type === 'changed' ? [it.id] : [])));
  const moved = new Set(found.flatMap((it) => (it.type === 'moved' ? [it.id] : [])));
  const stayed = both(before.pieces, after.pieces).filter(([, { id }]) => changed.has(id) && !moved.has(id));
  return [
    ...moves(found, before, after),
    ...both(before.places, after.places).flatMap((pair) => (changed.has(pair[1].id) ? placeChange(pair) : [])),
    ...aloneFirst(stayed).flatMap((pair) => pieceChange(pair, byId(after.places))),
  ];
}

/** What went the same way is told in one line. */
function moves(found: readonly Motion[], before: Scene, after: Scene): string[] {
  const ways = new Map<string, string[]>();
  const [from, to] = [byId(before.places), byId(after.places)];
  const callIt = caller(before, after);
  for (const it of found) {
    if (it.type !== 'moved') continue;
    const way = wayText(from.get(it.from ?? '')?.name, to.get(it.to ?? '')?.name);
    ways.set(way, [...(ways.get(way) ?? []), callIt(it)]);
  }
  return [...ways].map(([way, names]) => `${names.join(', ')}: ${way}`);
}

function wayText(from: string | undefined, to: string | undefined): string {
  if (from === undefined) return `new in ${to}`;
  return to === undefined ? `gone from ${from}` : `${from} → ${to}`;
}

/** How what moved is called: by its face, if that was seen at either end, and with how many there are of it in a stack. */
function caller(before: Scene, after: Scene): (moved: Extract<Motion, { type: 'moved' }>) => string {
  const [was, is] = [byId(before.pieces), byId(after.pieces)];
  const laidDown = before.pieces.filter((piece) => !is.has(piece.id) && !piece.hidden && piece.count === undefined);
  const all = [...before.pieces, ...after.pieces];
  return ({ id, from, count }) => {
    const piece = is.get(id) ?? was.get(id);
    const face = piece?.hidden ? laidDown.findIndex((it) => it.in === from && it.kind === piece.kind) : -1;
    const [open] = face < 0 ? [piece] : laidDown.splice(face, 1);
    if (open?.count === undefined) return open?.name ?? id;
    const isOne = (it: Piece) => it.count === 1;
    const alike = all.filter((it) => it.kind === open.kind && it.count !== undefined && isOne(it) === (count === 1));
    const name = alike.find((it) => it.id === id || stem(it.name) === stem(open.name))?.name;
    return `${count} ${name ?? (count === 1 ? stem(open.name) : open.name)}`;
  };
}

/** One card and two cards have the same. */
function stem(name: string): string {
  return name.replace(/s$/, '');
}

function byId<T extends { readonly id: string }>(things: readonly T[]): ReadonlyMap<string, T> {
  return new Map(things.map((it) => [it.id, it]));
}

/** Before and after, of all that was there and still is. */
function both<T extends { readonly id: string }>(before: readonly T[], after: readonly T[]): [was: T, is: T][] {
  const old = byId(before);
  return after.flatMap((is): [T, T][] => {
    const was = old.get(is.id);
    return was === undefined ? [] : [[was, is]];
  });
}

/** Where many pieces of one place change, as moves do whose worth is worked out, they seldom are what happened. */
function aloneFirst(changed: readonly [was: Piece, is: Piece][]): [was: Piece, is: Piece][] {
  const inPlace = (wanted: Piece) => changed.filter(([, is]) => is.in === wanted.in).length;
  return changed.toSorted(([, one], [, other]) => inPlace(one) - inPlace(other));
}

function placeChange([was, is]: [Place, Place]): string[] {
  return line(is.name, [...renamed(was.name, is.name), ...factChanges(was.facts, is.facts)]);
}

function pieceChange([was, is]: [Piece, Piece], places: ReadonlyMap<string, Place>): string[] {
  const changes = factChanges(was.facts, is.facts);
  const place = places.get(is.in)?.name ?? is.in;
  if (was.name === is.name) return line(`${is.name} (${place})`, changes);
  return was.count === is.count ? line(place, [...renamed(was.name, is.name), ...changes]) : [];
}

function renamed(was: string, is: string): string[] {
  return was === is ? [] : [`${was} → ${is}`];
}

function line(name: string, changes: readonly string[]): string[] {
  return changes.length === 0 ? [] : [`${name}: ${changes.join(', ')}`];
}

/** Facts of the same name are told together: a card may say several things of a kind. */
function factChanges(before: Facts = [], after: Facts = []): string[] {
  const names = new Set([...before, ...after].map(([name]) => name));
  return [...names].flatMap((name) => {
    const [was, is] = [valueIn(before, name), valueIn(after, name)];
    if (was === is) return [];
    if (was === undefined) return [`${name} ${is}`];
    return is === undefined ? [`no longer ${name} ${was}`] : [`${name} ${was} → ${is}`];
  });
}

function valueIn(facts: Facts, wanted: string): string | undefined {
  const values = facts.filter(([name]) => name === wanted).map(([, value]) => value);
  return values.length === 0 ? undefined : values.join(' and ');
}
