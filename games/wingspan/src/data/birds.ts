import { type Bird, birdOf, type Color, type Row } from './bird.ts';
import { BROWN_BIRDS } from './brown-birds.ts';
import { PINK_BIRDS } from './pink-birds.ts';
import { POWERLESS_BIRDS } from './powerless-birds.ts';
import { WHITE_BIRDS } from './white-birds.ts';

/** Ten birds that came with a later printing, for a first game. */
const SWIFT_START: ReadonlySet<string> = new Set([
  'American Redstart',
  'Black-Chinned Hummingbird',
  'Brant',
  'Broad-Winged Hawk',
  'Canvasback',
  'Painted Whitestart',
  'Red-Breasted Merganser',
  'Scaled Quail',
  "Vaux's Swift",
  'White-Throated Swift',
]);

/** All, by name. */
export const BIRDS: readonly Bird[] = [
  ...birdsOf('white', WHITE_BIRDS),
  ...birdsOf('brown', BROWN_BIRDS),
  ...birdsOf('pink', PINK_BIRDS),
  ...birdsOf('none', POWERLESS_BIRDS),
].sort((a, b) => (a.id < b.id ? -1 : 1));

/** How many were printed. */
const PRINTED = 180;

/** Birds that were added since: each deals the deck otherwise, so matches of before are of another version. */
export const BIRDS_ADDED = BIRDS.length - PRINTED;

/** By id: those of the game, and those that games and matches have brought along since. An id means one bird, whatever the match. */
const BY_ID = new Map(BIRDS.map((bird) => [bird.id, bird]));
const BROUGHT_BY = new Map<string, string>();

/** So many are known at most: whoever runs matches of strangers is not to run out of memory. */
const KNOWN_MAX = 100_000;

/** A bird that somebody brings along. Whoever brought it may bring it again, changed; nobody else may have another of its id. */
export function know(bird: Bird, by: string): Bird {
  const { id, name } = bird;
  const other = BROUGHT_BY.get(id);
  if (BY_ID.has(id) && other !== by)
    throw new TypeError(
      `there is a bird ${id} already, from ${other ?? 'the game itself'}; give ${JSON.stringify(name)} another name`,
    );
  if (BY_ID.size >= KNOWN_MAX && !BY_ID.has(id))
    throw new TypeError(`${KNOWN_MAX} birds are known already, and no more can be; start anew`);
  BY_ID.set(id, bird);
  BROUGHT_BY.set(id, by);
  return bird;
}

/** The card with that id, which must exist. */
export function birdAt(id: string): Bird {
  return BY_ID.get(id)!; // positions are checked, and nothing else brings ids into a match
}

export function isBird(id: unknown): id is string {
  return BY_ID.has(id as string);
}

/** A bird that was brought along, by its id or its name; the last one, where several are called so. */
export function birdNamed(name: string): Bird | undefined {
  const wanted = name.toLowerCase();
  return [...BROUGHT_BY.keys()]
    .map(birdAt)
    .findLast((bird) => bird.id === wanted || bird.name.toLowerCase() === wanted);
}

function birdsOf(color: Color, rows: readonly Row[]): Bird[] {
  return rows.map((row) => birdOf(color, row, SWIFT_START.has(row[0])));
}
