import type { AnyGame } from '@fermata/core';
import type { Facts, Piece, Place, Scene } from './scene.ts';
import type { AnyStaging } from './staging.ts';
import { type ViewedZone, zonesIn } from './zones.ts';

/**
 * A staging for a game that brings none: its declared zones are places, their tokens pieces, and whatever else of the view is
 * short is written on the table.
 *
 * @example
 * ```ts
 * import { start } from '@fermata/core';
 * import { kuhnPoker } from '@fermata/kuhn-poker';
 * import { genericStaging } from '@fermata/scene';
 *
 * const { places } = genericStaging(kuhnPoker).scene(start(kuhnPoker).view(0), 0);
 * places.map(({ name }) => name); // → ['Table', 'deck', 'hand of seat 0', 'hand of seat 1']
 * ```
 */
export function genericStaging(game: AnyGame): AnyStaging {
  return { scene: (view: object) => sceneOf(game, view) };
}

function sceneOf(game: AnyGame, view: object): Scene {
  const zones = zonesIn(game, view);
  const facts = factsOf(view);
  const table: Place = { id: TABLE, name: 'Table', ...(facts.length > 0 && { facts }) };
  return {
    places: [table, ...zones.map(placeOf)],
    pieces: zones.flatMap(piecesOf),
  };
}

/** No token is likely to be called so. */
const TABLE = 'the table';

function placeOf({ name, tokens }: ViewedZone): Place {
  return { id: `zone ${name}`, in: TABLE, name: words(name), lay: isBack(tokens) ? 'pile' : 'row' };
}

function piecesOf({ name, kind = 'card', tokens }: ViewedZone): Piece[] {
  const place = `zone ${name}`;
  if (isBack(tokens))
    return [{ id: `${place}#`, in: place, kind, name: words(kind), hidden: true, count: tokens.length }];
  return tokens.map((token, at) =>
    token === null
      ? { id: `${place}#${at}`, in: place, kind, name: `hidden ${words(kind)}`, hidden: true }
      : { id: token, in: place, kind, name: words(token) },
  );
}

/** True if nothing but backs lies there. */
function isBack(tokens: readonly (string | null)[]): boolean {
  return tokens.length > 0 && tokens.every((token) => token === null);
}

/** What can be said of a view in a few words: its plain values, and short lists of them. */
function factsOf(view: object): Facts {
  return Object.entries(view).flatMap(([name, value]) => {
    if (isScalar(value)) return [[words(name), said(value)] as const];
    if (Array.isArray(value) && value.length <= LIST_MAX && value.length > 0 && value.every(isScalar))
      return [[words(name), value.map(said).join(', ')] as const];
    return [];
  });
}

const LIST_MAX = 12;

function isScalar(value: unknown): value is string | number | boolean {
  return ['string', 'number', 'boolean'].includes(typeof value);
}

function said(value: string | number | boolean): string | number {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return typeof value === 'string' ? words(value) : value;
}

/** `blackThroated_loon-2` as one would read it: black throated loon 2. */
function words(name: string): string {
  return name
    .replace(/([a-z0-9])([A-Z])/g, (_, end: string, start: string) => `${end} ${start.toLowerCase()}`)
    .replace(/[_{}[\]<>-]+/g, ' ')
    .trim();
}
