/** Placing: from the box, or, only where that is empty, one's own pieces from the map. */
import type { Flow } from '@fermata/core';
import type { Actor } from '../asking/ask.ts';
import type { Faction } from '../data/forces.ts';
import { type Group, IS_BASE, OTHER_SIDE, OWNER, US_BASE, US_TROOPS } from '../map/pieces.ts';
import { AVAILABLE, SPACE_COUNT } from '../map/places.ts';
import { IS_LOC, NORTH } from '../map/spaces.ts';
import { bases, count } from '../state/counts.ts';
import type { Event } from '../state/events.ts';
import type { Table } from '../state/state.ts';
import { moveAs } from './change.ts';
import { groupAt, pickPieces } from './pick.ts';

/** Whether pieces of a kind may be taken from the map: one's own, and for the US those of ARVN, but no US cubes and bases. */
function mayTake(faction: Faction, kind: number): boolean {
  if (kind === US_TROOPS || kind === US_BASE) return false;
  return OWNER[kind] === faction || (faction === 'US' && OWNER[kind] === 'ARVN');
}

/** Where one of a kind may be taken from now, to be placed anywhere else. */
export function sourcesFor(state: Table, faction: Faction, kind: number, to = -1): Group[] {
  if (count(state, AVAILABLE, kind) > 0) return [groupAt(AVAILABLE, kind)];
  const groups: Group[] = [];
  if (!mayTake(faction, kind)) return groups;
  const other = OTHER_SIDE[kind] as number; // one for each kind; a base leaves its tunnel behind
  for (let space = 0; space < SPACE_COUNT; space++) {
    if (space === to) continue;
    if (count(state, space, kind) > 0) groups.push(groupAt(space, kind));
    if (other !== kind && count(state, space, other) > 0) groups.push(groupAt(space, other));
  }
  return groups;
}

/** How many of a kind could be placed there, counted up to `enough`. */
export function supply(state: Table, faction: Faction, kind: number, to: number, enough = 1): number {
  let sum = count(state, AVAILABLE, kind);
  if (sum >= enough || !mayTake(faction, kind)) return Math.min(sum, enough);
  const other = OTHER_SIDE[kind] as number; // as above
  for (let space = 0; space < SPACE_COUNT && sum < enough; space++)
    if (space !== to) sum += count(state, space, kind) + (other === kind ? 0 : count(state, space, other));
  return Math.min(sum, enough);
}

/**
 * Places `n` of a kind, as many as there are, and answers how many. Nobody has to take pieces from the map, unless he has
 * said how many he wants (`isWanted`). `as`: the side that they show there.
 */
export function* place(
  actor: Actor,
  kind: number,
  n: number,
  to: number,
  isWanted = false,
  as = kind,
): Flow<Event, number> {
  const { state, faction } = actor;
  const boxed = Math.min(n, count(state, AVAILABLE, kind));
  if (boxed > 0) yield* moveAs(kind, boxed, AVAILABLE, to, as);
  if (boxed === n) return n;
  const taken = yield* pickPieces(
    actor,
    'which-source',
    n - boxed,
    () => sourcesFor(state, faction, kind, to),
    (from, was, many) => moveAs(was, many, from, to, as),
    { upTo: !isWanted, inBulk: true, space: to },
  );
  return boxed + taken;
}

/** Two bases to a city or province, none on a line. */
export function takesBase(state: Table, space: number): boolean {
  return !IS_LOC[space] && bases(state, space) < 2;
}
/** Whether a piece of a kind may be in a space. */
export function takes(state: Table, kind: number, space: number): boolean {
  if (space >= SPACE_COUNT) return true;
  if (space === NORTH && (OWNER[kind] === 'US' || OWNER[kind] === 'ARVN')) return false;
  return !IS_BASE[kind] || takesBase(state, space);
}
