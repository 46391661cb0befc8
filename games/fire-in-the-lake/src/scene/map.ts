import type { Facts, Piece, Place } from '@fermata/scene';
import { AT } from '../data/geography.ts';
import { levelText, pieceText } from '../describe/words.ts';
import { BOXED, GROUPS, KINDS, OWNER, PIECES, pieceName } from '../map/pieces.ts';
import { nameOf } from '../map/places.ts';
import { ALL, COUNTRY, econ, IS_LOC, NAMES, population, TERRAIN } from '../map/spaces.ts';
import { count, markersIn, supportIn } from '../state/counts.ts';
import { levelName, type Table } from '../state/state.ts';
import { control } from '../state/victory.ts';
import { MAP } from './ids.ts';

/** The 47 spaces, and what stands in them. */
export function addMap(table: Table, places: Place[], pieces: Piece[]): void {
  places.push({ id: MAP, name: 'Map', lay: 'map' });
  for (const space of ALL) {
    const id = nameOf(space);
    places.push({ id, in: MAP, name: NAMES[space] as string, at: AT[id], facts: factsOf(table, space) }); // one for each space
    for (let kind = 0; kind < KINDS; kind++)
      if (count(table, space, kind) > 0) pieces.push(stack(table, space, kind, id));
  }
}

/** All of a kind at a place. */
export function stack(table: Table, place: number, kind: number, home: string): Piece {
  const n = count(table, place, kind);
  const { one, many, ...look } = LOOKS[kind] as (typeof LOOKS)[number]; // one for each kind
  return { id: GROUPS[place * KINDS + kind] as string, in: home, name: n === 1 ? one : many, count: n, ...look }; // as above
}
/**
 * How pieces of a kind look. They are of the kind that they are in a box: what is found, or dug in, is seen to go there and
 * back.
 */
const LOOKS = PIECES.map((piece, kind) => ({
  one: pieceText(piece, 1),
  many: pieceText(piece),
  kind: pieceName(BOXED[kind] as number), // one for each kind
  face: {
    faction: OWNER[kind],
    side: piece.endsWith('!active') ? 'active' : (/tunneled$/.exec(piece)?.[0] ?? 'plain'),
  },
}));

function factsOf(table: Table, space: number): Facts {
  const facts: [string, string | number][] = [];
  const markers = markersIn(table, space);
  if (IS_LOC[space]) {
    if (markers > 0) facts.push(['sabotage', markers]);
    facts.push(['economic value', econ(space)], ['line', TERRAIN[space] === 'mekong' ? 'river' : 'road']);
    return facts;
  }
  const people = population(space);
  facts.push(['control', control(table, space) ?? 'nobody']);
  if (people > 0) facts.push(['people', levelText(levelName(supportIn(table, space)))]);
  if (markers > 0) facts.push(['terror', markers]);
  facts.push(['population', people], ['land', TERRAIN[space] ?? 'city']);
  if (COUNTRY[space] !== 'SOUTH_VIETNAM') facts.push(['country', COUNTRIES[COUNTRY[space] as string] as string]); // the three others
  return facts;
}
const COUNTRIES: Readonly<Record<string, string>> = {
  NORTH_VIETNAM: 'North Vietnam',
  LAOS: 'Laos',
  CAMBODIA: 'Cambodia',
};
