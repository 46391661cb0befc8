import type { Piece, Place, Scene } from '../scene.ts';
import type { Fail } from './broken-staging.ts';

/** S1 and S2: a scene is what its types say. In JavaScript, and behind a cast, nobody has looked yet. */
export function checkForm(scene: Scene, seats: number, fail: Fail): void {
  if (!isList(scene?.places) || !isList(scene.pieces)) fail('S1', 'scene returns no lists of places and pieces');
  for (const place of scene.places) checkFields(place, PLACE, seats, fail);
  for (const piece of scene.pieces) checkFields(piece, PIECE, seats, fail);
  checkIds(scene, fail);
  checkPlaces(scene, fail);
}

/** What a field may hold, and how that is said. A field that must be there does not pass without a value. */
type Field = readonly [is: (value: unknown, seats: number) => boolean, what: string];
type Fields = ReadonlyMap<string, Field>;

const TEXT: Field = [(value) => typeof value === 'string', 'a text'];
const ID: Field = [(value) => typeof value === 'string' && value !== '', 'a text that is not empty'];
const YES_OR_NO: Field = [(value) => typeof value === 'boolean', 'true or false'];
const FACTS: Field = [
  (value) => isList(value) && value.every(isFact),
  'a list of pairs: a name, and a text or a number',
];
const LAYS: readonly unknown[] = ['row', 'column', 'grid', 'pile', 'map'] satisfies Place['lay'][];

const PLACE = fieldsOf({
  id: ID,
  name: TEXT,
  in: optional(ID),
  lay: optional([(value) => LAYS.includes(value), `one of ${LAYS.join(', ')}`]),
  columns: optional(wholeFrom(1)),
  room: optional(wholeFrom(0)),
  at: optional([(value) => isList(value) && value.length === 2 && value.every(Number.isFinite), 'two numbers']),
  owner: optional([(value, seats) => isWhole(value, 0) && Number(value) < seats, 'a seat of the match']),
  facts: optional(FACTS),
});

const PIECE = fieldsOf({
  id: ID,
  name: TEXT,
  in: ID,
  kind: ID,
  hidden: optional(YES_OR_NO),
  count: optional(wholeFrom(0)),
  endless: optional(YES_OR_NO),
  facts: optional(FACTS),
  printed: optional(FACTS),
  face: optional([() => true, 'whatever its face understands']),
});

function checkFields(thing: Place | Piece, fields: Fields, seats: number, fail: Fail): void {
  if (typeof thing !== 'object' || thing === null) fail('S2', `${JSON.stringify(thing)} is no place and no piece`);
  for (const [name, [is, what]] of fields) {
    const value = (thing as unknown as { readonly [name: string]: unknown })[name]; // looked at field by field
    if (!is(value, seats)) fail('S2', `"${name}" of "${thing.id}" is ${JSON.stringify(value)}, and not ${what}`);
  }
  const odd = Object.keys(thing).find((name) => !fields.has(name));
  if (odd !== undefined)
    fail(
      'S2',
      `"${thing.id}" has "${odd}", which no ${fields === PLACE ? 'place' : 'piece'} has; there are ${[...fields.keys()].join(', ')}`,
    );
}

function checkIds({ places, pieces }: Scene, fail: Fail): void {
  const ids = new Set<string>();
  for (const { id } of [...places, ...pieces]) {
    if (ids.has(id)) fail('S2', `the id "${id}" is there twice; give each piece and place its own`);
    ids.add(id);
  }
}

/** Everything lies in a place that is there and has room for it, and no place within itself. */
function checkPlaces({ places, pieces }: Scene, fail: Fail): void {
  const above = new Map(places.map((place) => [place.id, place.in]));
  for (const { id, in: place } of [...pieces, ...places])
    if (place !== undefined && !above.has(place)) fail('S2', `"${id}" lies in "${place}", which is no place`);
  for (const { id } of places) {
    const met = new Set<string>();
    for (let at: string | undefined = id; at !== undefined; at = above.get(at)) {
      if (met.has(at)) fail('S2', `the place "${id}" lies within itself`);
      met.add(at);
    }
  }
  for (const { id, room = Number.POSITIVE_INFINITY } of places) {
    const lying = pieces.filter((piece) => piece.in === id && piece.count !== 0).length;
    if (lying > room) fail('S2', `the place "${id}" has room for ${room}, and holds ${lying} pieces`);
  }
}

function fieldsOf(fields: { readonly [name: string]: Field }): Fields {
  return new Map(Object.entries(fields));
}

function optional([is, what]: Field): Field {
  return [(value, seats) => value === undefined || is(value, seats), what];
}

function wholeFrom(least: number): Field {
  return [(value) => isWhole(value, least), `a whole number from ${least} on`];
}

function isWhole(value: unknown, least: number): boolean {
  return Number.isInteger(value) && Number(value) >= least;
}

function isFact(value: unknown): boolean {
  if (!isList(value) || value.length !== 2) return false;
  return typeof value[0] === 'string' && ['string', 'number'].includes(typeof value[1]);
}

function isList(value: unknown): value is readonly unknown[] {
  return Array.isArray(value);
}
