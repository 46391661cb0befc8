/** The verbs that change the table. Each does what can be done, and says nothing where nothing changes. */
import { emit, type Flow, roll } from '@fermata/core';
import type { Track } from '../data/scenario.ts';
import { IRREGULAR_ACTIVE, OTHER_SIDE, pieceName } from '../map/pieces.ts';
import { AVAILABLE, CASUALTIES, nameOf, placeName } from '../map/places.ts';
import { IS_LOC, population } from '../map/spaces.ts';
import { markersIn, markersLeft, supportIn } from '../state/counts.ts';
import type { Event } from '../state/events.ts';
import { levelName, type Table, TRACK_MAX } from '../state/state.ts';

type Change = Flow<Event, unknown>;

export function move(kind: number, n: number, from: number, to: number): Change {
  return emit<Event>({ type: 'moved', piece: pieceName(kind), n, from: placeName(from), to: placeName(to) });
}
/** The same, and they are of another kind there: a guerrilla goes underground, a base has a tunnel. */
export function moveAs(kind: number, n: number, from: number, to: number, as: number): Change {
  if (kind === as) return move(kind, n, from, to);
  return emit<Event>({
    type: 'moved',
    piece: pieceName(kind),
    n,
    from: placeName(from),
    to: placeName(to),
    as: pieceName(as),
  });
}
/** Onto the other side: underground or active, with or without a tunnel. */
export function flip(kind: number, n: number, space: number): Change {
  const to = pieceName(OTHER_SIDE[kind] as number); // one for each kind
  return emit<Event>({ type: 'flipped', piece: pieceName(kind), to, n, in: nameOf(space) });
}
/** Removed pieces are available again. */
export function remove(kind: number, n: number, from: number): Change {
  return move(kind, n, from, AVAILABLE);
}
/** The same by an enemy: what the US loses becomes casualties. */
export function kill(kind: number, n: number, from: number): Change {
  return move(kind, n, from, kind <= IRREGULAR_ACTIVE ? CASUALTIES : AVAILABLE);
}

/** As far as the track goes; answers by how much it was. */
export function* adjust({ tracks }: Table, track: Track, by: number): Flow<Event, number> {
  const to = Math.max(0, Math.min(TRACK_MAX[track], tracks[track] + by));
  const change = to - tracks[track];
  if (change !== 0) yield* emit<Event>({ type: 'adjusted', track, by: change });
  return change;
}

/** So many levels toward support, or, if negative, toward opposition; as far as `limit`. */
export function* shift(state: Table, space: number, by: number, limit = by > 0 ? 2 : -2): Flow<Event> {
  const level = supportIn(state, space);
  const to = by > 0 ? Math.max(level, Math.min(limit, level + by)) : Math.min(level, Math.max(limit, level + by));
  yield* setLevel(state, space, to);
}
/** Where nobody lives nothing shifts. */
export function* setLevel(state: Table, space: number, to: number): Flow<Event> {
  if (population(space) > 0 && to !== supportIn(state, space))
    yield* emit<Event>({ type: 'shifted', in: nameOf(space), to: levelName(to) });
}
/** Terror in a city or province, sabotage on a line; none where all markers are out. True if one was added. */
export function* mark(state: Table, space: number): Flow<Event, boolean> {
  if (markersLeft(state) === 0 || (IS_LOC[space] && markersIn(state, space) > 0)) return false;
  yield* emit<Event>({ type: 'marked', in: nameOf(space), marker: IS_LOC[space] ? 'SABOTAGE' : 'TERROR', by: 1 });
  return true;
}
export function* unmark(state: Table, space: number, n = 1): Flow<Event> {
  const by = -Math.min(n, markersIn(state, space));
  if (by !== 0)
    yield* emit<Event>({ type: 'marked', in: nameOf(space), marker: IS_LOC[space] ? 'SABOTAGE' : 'TERROR', by });
}

/** A die that everybody sees. */
export function* rollFor(what: string): Flow<Event, number> {
  const die = yield* roll(6, what);
  yield* emit<Event>({ type: 'rolled', die, for: what });
  return die;
}
