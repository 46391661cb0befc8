import type { Flow } from '@fermata/core';
import { type Actor, ask, howMany, pickSpace } from '../asking/ask.ts';
import { has } from '../lasting/rules.ts';
import { type Group, groupIndex, IRREGULAR, KINDS, US_BASE, US_TROOPS } from '../map/pieces.ts';
import { AVAILABLE, at, CASUALTIES, nameOf, OUT_OF_PLAY, placeName, SPACE_COUNT } from '../map/places.ts';
import { ALL, IS_LOC, population, SAIGON } from '../map/spaces.ts';
import { closedSpaces } from '../operations/why-where.ts';
import { casualties, count, supportIn } from '../state/counts.ts';
import type { Event } from '../state/events.ts';
import type { Table } from '../state/state.ts';
import { control } from '../state/victory.ts';
import { move, shift } from '../verbs/change.ts';
import { Ledger } from '../verbs/ledger.ts';
import { groupAt } from '../verbs/pick.ts';
import { takes } from '../verbs/place.ts';

const TROOPS_MAX = 10;
const BASES_MAX = 2;
const OF = 'commitment';

/** Casualties come back or are lost, the US sends or withdraws pieces, and the VC gain where it withdraws. */
export function* commitment(state: Table): Flow<Event> {
  const before = ready(state);
  const isMedevac = has(state, 'medevac');
  const troops = count(state, CASUALTIES, US_TROOPS);
  yield* send(state, US_TROOPS, isMedevac ? 0 : Math.floor(troops / 3), OUT_OF_PLAY);
  yield* send(state, US_BASE, count(state, CASUALTIES, US_BASE), OUT_OF_PLAY);
  yield* send(state, IRREGULAR, count(state, CASUALTIES, IRREGULAR), AVAILABLE);
  // Control is judged as it was when the phase began.
  const open = openSpaces(state);
  let back = 0;
  if (isMedevac || state.edition === 1) yield* send(state, US_TROOPS, count(state, CASUALTIES, US_TROOPS), AVAILABLE);
  else back = yield* bringBack(state, open);
  yield* commit(state, Math.max(0, TROOPS_MAX - back), open);
  if (state.edition === 2) yield* withdrawal(state, Math.floor((ready(state) - before) / 2));
}
function openSpaces(state: Table): number[] {
  return ALL.filter((space) => space === SAIGON || IS_LOC[space] || control(state, space) === 'COIN');
}
function ready(state: Table): number {
  return count(state, AVAILABLE, US_TROOPS) + count(state, AVAILABLE, US_BASE);
}
function* send(_: Table, kind: number, n: number, to: number): Flow<Event> {
  if (n > 0) yield* move(kind, n, CASUALTIES, to);
}

/** Troops that were casualties go onto the map. */
function* bringBack(state: Table, open: readonly number[]): Flow<Event, number> {
  const us: Actor = { state, faction: 'US', of: OF };
  const all = count(state, CASUALTIES, US_TROOPS);
  for (let left = all; left > 0; left = count(state, CASUALTIES, US_TROOPS)) {
    const to = yield* pickSpace(us, 'where', open, undefined, () => closedSpaces(open, () => NOT_OPEN));
    yield* move(US_TROOPS, yield* howMany(us, groupAt(CASUALTIES, US_TROOPS), [1, left], to), CASUALTIES, to);
  }
  return all;
}

/** US troops and bases between the box and the map, each once. A group is offered only if there is a place for it. */
function* commit(state: Table, troops: number, open: readonly number[]): Flow<Event> {
  const us: Actor = { state, faction: 'US', of: OF };
  const moved = new Ledger();
  const left = [troops, BASES_MAX]; // by kind: troops, bases
  const places = [AVAILABLE, ...open];
  const targets = (kind: number, from: number) => targetsFor(state, kind, from, places);
  for (;;) {
    const groups = committable(state, places, left, moved);
    const group = yield* ask(us, 'commit-whom', ['done', ...groups] as const);
    if (group === 'done') return;
    const index = groupIndex(group);
    const [place, kind] = [Math.floor(index / KINDS), index % KINDS];
    const spaces = targets(kind, place);
    const why = () => closedSpaces(spaces, (space) => whyNotTo(kind, place, open, space));
    const to = at(yield* ask(us, 'where', spaces.map(placeName), undefined, why));
    const most = kind === US_BASE ? 1 : Math.min(left[kind] ?? 0, moved.left(state, index));
    const n = yield* howMany(us, group, [1, most], to < SPACE_COUNT ? to : undefined);
    yield* move(kind, n, place, to);
    moved.hold(to * KINDS + kind, n);
    left[kind] = (left[kind] ?? 0) - n;
  }
}

const NOT_OPEN = 'COIN does not control it';
function whyNotTo(kind: number, from: number, open: readonly number[], space: number): string {
  if (space === from) return 'they are there';
  if (!open.includes(space)) return NOT_OPEN;
  return kind === US_BASE && IS_LOC[space] ? 'no base is built on a line' : 'two bases are there';
}

function committable(state: Table, places: readonly number[], left: readonly number[], moved: Ledger): Group[] {
  const groups: Group[] = [];
  for (const place of places)
    for (const kind of COMMITTED)
      if ((left[kind] ?? 0) > 0 && moved.left(state, place * KINDS + kind) > 0)
        if (places.some((to) => to !== place && takes(state, kind, to))) groups.push(groupAt(place, kind));
  return groups;
}
const COMMITTED = [US_TROOPS, US_BASE];
function targetsFor(state: Table, kind: number, from: number, places: readonly number[]): number[] {
  return places.filter((to) => to !== from && takes(state, kind, to));
}
/** Whether the phase would do anything now, outside a coup round. */
export function canCommit(state: Table): boolean {
  const places = [AVAILABLE, ...openSpaces(state)];
  return casualties(state) > 0 || committable(state, places, [TROOPS_MAX, BASES_MAX], new Ledger()).length > 0;
}

/** The VC shift people, as many as half the pieces that went home, each space once. */
function* withdrawal(state: Table, people: number): Flow<Event> {
  const vc: Actor = { state, faction: 'VC', of: OF };
  const done: number[] = [];
  for (let left = people; left > 0; ) {
    const spaces: number[] = [];
    for (const space of ALL)
      if (population(space) > 0 && population(space) <= left && supportIn(state, space) > -2 && !done.includes(space))
        spaces.push(space);
    if (spaces.length === 0) return;
    const next = yield* ask(vc, 'withdrawal-where', ['done', ...spaces.map(nameOf)] as const);
    if (next === 'done') return;
    const space = at(next);
    done.push(space);
    left -= population(space);
    yield* shift(state, space, -1);
  }
}
