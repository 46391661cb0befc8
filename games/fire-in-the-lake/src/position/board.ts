import { object, oneOf, whole } from '@fermata/core/fields';
import { FORCES, type PieceType } from '../data/forces.ts';
import type { Space } from '../data/map.ts';
import { BOXED, IS_BASE, KINDS, OWNER, PIECES, pieceName } from '../map/pieces.ts';
import { AVAILABLE, at, BOXES, type Box, PLACES, placeName, SPACE_COUNT, SPACES } from '../map/places.ts';
import { IS_LOC, NAMES, NORTH, population } from '../map/spaces.ts';
import { bases, coin, markersLeft } from '../state/counts.ts';
import { LEVELS, MARKERS_MAX, type State } from '../state/state.ts';
import type { Fields } from './fields.ts';

/** Pieces, support and markers. */
export function readBoard(state: State, given: Fields): void {
  if (oneOf(given.map ?? 'scenario', 'map', ['scenario', 'empty']) === 'empty') {
    state.pieces.fill(0);
    state.support.fill(0);
  }
  const spaces = object(given.spaces ?? {}, 'spaces', SPACES);
  for (const [id, value] of Object.entries(spaces)) if (value !== undefined) readSpace(state, id as Space, value); // a known name
  for (const box of ['OUT_OF_PLAY', 'CASUALTIES'] as const)
    if (given[box] !== undefined) readPieces(state, box, given[box], box);
  if (given.AVAILABLE !== undefined) readPieces(state, 'AVAILABLE', given.AVAILABLE, 'AVAILABLE');
  else fillAvailable(state);
  checkBoard(state);
}

function readSpace(state: State, id: Space, value: unknown): void {
  const path = `spaces.${id}`;
  const fields = object(value, path, ['pieces', 'support', 'terror', 'sabotage', 'control']);
  const space = at(id);
  readPieces(state, id, fields.pieces ?? {}, `${path}.pieces`);
  if (fields.support !== undefined) {
    const level = oneOf(fields.support, `${path}.support`, LEVELS);
    if (population(space) === 0 && level !== 'NEUTRAL')
      throw new TypeError(`${path}.support is NEUTRAL, since nobody lives there; got ${level}`);
    state.support[space] = LEVELS.indexOf(level) - 2;
  }
  const marker = IS_LOC[space] ? 'sabotage' : 'terror';
  const other = IS_LOC[space] ? 'terror' : 'sabotage';
  if (fields[other] !== undefined) throw new TypeError(`${path} has no ${other}; ${NAMES[space]} may have ${marker}`);
  state.markers[space] = whole(fields[marker] ?? 0, `${path}.${marker}`, 0, IS_LOC[space] ? 1 : MARKERS_MAX);
}

/** A place that is named holds what is named, and nothing else. */
function readPieces(state: State, place: Space | Box, value: unknown, path: string): void {
  const isBox = (BOXES as readonly string[]).includes(place);
  const known = PIECES.filter((_, kind) => !isBox || BOXED[kind] === kind);
  const held = object(value, path, known);
  for (let kind = 0; kind < KINDS; kind++) {
    const n = held[pieceName(kind)] ?? 0;
    state.pieces[at(place) * KINDS + kind] = whole(n, `${path}.${pieceName(kind)}`, 0, totalOf(kind));
  }
}
function totalOf(kind: number): number {
  return FORCES[pieceName(BOXED[kind] as number) as PieceType]; // each type is there
}

/** How many of a type lie at all places but the box. */
function outside(state: State, type: number): number {
  let sum = 0;
  for (let place = 0; place < PLACES.length; place++) {
    if (place === AVAILABLE) continue;
    for (let kind = 0; kind < KINDS; kind++)
      if (BOXED[kind] === type) sum += state.pieces[place * KINDS + kind] as number; // all are there
  }
  return sum;
}
function fillAvailable(state: State): void {
  for (let kind = 0; kind < KINDS; kind++)
    state.pieces[AVAILABLE * KINDS + kind] = BOXED[kind] === kind ? totalOf(kind) - outside(state, kind) : 0;
}

function checkBoard(state: State): void {
  for (let kind = 0; kind < KINDS; kind++) {
    if (BOXED[kind] !== kind) continue;
    const sum = outside(state, kind) + Math.max(0, state.pieces[AVAILABLE * KINDS + kind] as number); // as above
    if (sum !== totalOf(kind)) throw new TypeError(`there are ${totalOf(kind)} ${pieceName(kind)}; got ${sum}`);
  }
  for (let space = 0; space < SPACE_COUNT; space++) {
    const path = `spaces.${placeName(space)}`;
    if (bases(state, space) > (IS_LOC[space] ? 0 : 2))
      throw new TypeError(
        `${path} takes ${IS_LOC[space] ? 'no base' : 'two bases at most'}; got ${bases(state, space)}`,
      );
  }
  if (coin(state, NORTH) > 0)
    throw new TypeError(`spaces.north-vietnam takes no US or ARVN piece; got ${coin(state, NORTH)}`);
  checkCasualties(state);
  if (markersLeft(state) < 0)
    throw new TypeError(
      `there are ${MARKERS_MAX} terror and sabotage markers; got ${MARKERS_MAX - markersLeft(state)}`,
    );
}
function checkCasualties(state: State): void {
  for (let kind = 0; kind < KINDS; kind++) {
    const n = state.pieces[at('CASUALTIES') * KINDS + kind] as number; // as above
    if (n > 0 && OWNER[kind] !== 'US') throw new TypeError(`CASUALTIES are of the US; got ${n} ${pieceName(kind)}`);
    const lost = state.pieces[at('OUT_OF_PLAY') * KINDS + kind] as number; // as above
    const mayLie = OWNER[kind] === 'US' || OWNER[kind] === 'ARVN' || (OWNER[kind] === 'NVA' && !IS_BASE[kind]);
    if (lost > 0 && !mayLie) throw new TypeError(`OUT_OF_PLAY takes no ${pieceName(kind)}; got ${lost}`);
  }
}
