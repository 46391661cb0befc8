import type { Flow } from '@fermata/core';
import { type Actor, ask, howMany } from '../asking/ask.ts';
import type { QuestionId } from '../asking/questions.ts';
import { GROUPS, type Group, groupIndex, KINDS } from '../map/pieces.ts';
import { count } from '../state/counts.ts';
import type { Event } from '../state/events.ts';
import type { Table } from '../state/state.ts';

export function groupAt(place: number, kind: number): Group {
  return GROUPS[place * KINDS + kind] as Group; // one for each
}
/** The groups of these kinds at a place. */
export function groupsAt(state: Table, place: number, kinds: readonly number[], into: Group[] = []): Group[] {
  for (let one = 0; one < kinds.length; one++) {
    const kind = kinds[one] as number; // within the list
    if (count(state, place, kind) > 0) into.push(groupAt(place, kind));
  }
  return into;
}
/** The groups of these kinds at these places. */
export function groupsIn(state: Table, places: readonly number[], kinds: readonly number[]): Group[] {
  const groups: Group[] = [];
  for (const place of places) groupsAt(state, place, kinds, groups);
  return groups;
}

/** More than there are: as many as one likes. */
export const PLENTY = 1000;

export interface Picking {
  /** Whether the seat may stop early. */
  readonly upTo?: boolean;
  /** From how many on it may stop, where it is not all or none. */
  readonly least?: number;
  /** Whether several of a group may be taken at once. */
  readonly inBulk?: boolean;
  /** How many of a group may be taken, where it is not all. */
  readonly limit?: (index: number) => number;
  readonly space?: number;
  /** Groups that may be taken as well, but never have to be. */
  readonly spare?: () => readonly Group[];
}

/**
 * Pieces, one after the other (or, in bulk, several of a group at once), until there are `n`, or none is left, or, where it
 * is up to the seat, it has enough. Fewer than `n` may be there: what can be done is done, so there is always a way on.
 */
export function* pickPieces(
  actor: Actor,
  step: QuestionId,
  n: number,
  groups: () => readonly Group[],
  each: (place: number, kind: number, many: number) => Flow<Event, unknown>,
  { upTo = false, least = upTo ? 0 : n, inBulk = false, limit, space, spare }: Picking = {},
): Flow<Event, number> {
  let left = n;
  while (left > 0) {
    const needed = groups();
    const found = spare === undefined ? needed : [...needed, ...spare()];
    if (found.length === 0) break;
    const mayStop = n - left >= least || needed.length === 0;
    const group = yield* ask(actor, step, mayStop ? (['done', ...found] as const) : found, space);
    if (group === 'done') break;
    const index = groupIndex(group);
    const there = limit === undefined ? (actor.state.pieces[index] as number) : limit(index); // the group is there
    const most = inBulk ? Math.min(left, there) : 1;
    const isForced = !mayStop && found.length === 1 && least >= n; // what must come from one group comes at once
    const many = most === 1 || isForced ? most : yield* howMany(actor, group, [1, most], space);
    yield* each(Math.floor(index / KINDS), index % KINDS, many);
    left -= many;
  }
  return n - left;
}
