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

const BY_ID: ReadonlyMap<string, Bird> = new Map(BIRDS.map((bird) => [bird.id, bird]));

/** The card with that id, which must exist. */
export function birdAt(id: string): Bird {
  return BY_ID.get(id)!; // positions are checked, and nothing else brings ids into a match
}

export function isBird(id: unknown): id is string {
  return BY_ID.has(id as string);
}

function birdsOf(color: Color, rows: readonly Row[]): Bird[] {
  return rows.map((row) => birdOf(color, row, SWIFT_START.has(row[0])));
}
