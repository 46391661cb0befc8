import { emit, type Flow } from '@fermata/core';
import { ask, howMany } from '../asking/ask.ts';
import type { QuestionId } from '../asking/questions.ts';
import type { Space } from '../data/map.ts';
import { rule } from '../lasting/rules.ts';
import { NVA_GUERRILLAS, VC_GUERRILLAS } from '../map/kinds.ts';
import {
  KINDS,
  NVA_GUERRILLA,
  NVA_GUERRILLA_ACTIVE,
  NVA_TROOPS,
  VC_GUERRILLA,
  VC_GUERRILLA_ACTIVE,
} from '../map/pieces.ts';
import { at, nameOf } from '../map/places.ts';
import { ALL, IS_ABROAD, IS_LOC, NOWHERE, near } from '../map/spaces.ts';
import { basesOf, supportIn, watchers } from '../state/counts.ts';
import type { Event } from '../state/events.ts';
import { flip, move } from '../verbs/change.ts';
import { groupAt } from '../verbs/pick.ts';
import { type Action, canPay, type Operation, pay } from './action.ts';
import { guerrillaOf, OPENED_BY_TAX } from './insurgent.ts';
import { isMonsoon } from './monsoon.ts';

const NVA_MOVERS = [...NVA_GUERRILLAS, NVA_TROOPS];
const moversOf = ({ faction, how }: Action): readonly number[] =>
  how.kinds ?? (faction === 'NVA' ? NVA_MOVERS : VC_GUERRILLAS);

/** Destination after destination; each is paid once, and groups come into it from next door. */
export const march: Operation = {
  name: 'march',
  openedBy: {
    ...OPENED_BY_TAX,
    NVA: { special: 'infiltrate', isOpen: (action) => mayMarch(action) && canLeaveBase(action) },
  },
  can(action, to) {
    if (!mayMarch(action)) return false;
    const isPaid = canPay(action, costInto(action, to));
    for (const from of originsOf(action, to))
      if ((isPaid || isTrailFree(action, from)) && canLeave(action, from)) return true;
    return false;
  },
  why: () => 'nobody can march there',
  // Who may leave is asked once for each space, not by each of its neighbours; of the few that a card names, by each.
  all(action) {
    if (!mayMarch(action)) return NOWHERE;
    if (action.how.only !== undefined) return ALL.map((to) => this.can(action, to));
    const open = NOWHERE.slice();
    const isPaid = canPay(action, 1);
    for (const from of ALL) {
      if (!canLeave(action, from)) continue;
      const isFree = isPaid || isTrailFree(action, from);
      for (const to of near(from)) if (isFree || costInto(action, to) === 0) open[to] = true;
    }
    return open;
  },
  *in(action, to) {
    const done: number[] = [];
    let cost = costInto(action, to);
    for (;;) {
      const origins: Space[] = [];
      for (const from of originsOf(action, to))
        if (!done.includes(from) && (canPay(action, cost) || isTrailFree(action, from)) && canLeave(action, from))
          origins.push(nameOf(from));
      if (origins.length === 0) break;
      const origin = yield* ask(action, 'march-from', done.length > 0 ? (['done', ...origins] as const) : origins, to);
      if (origin === 'done') break;
      const from = at(origin);
      done.push(from);
      if (!isTrailFree(action, from)) {
        yield* pay(action, cost);
        cost = 0;
      }
      yield* marchGroup(action, from, to);
    }
  },
};

/** Troops that come at a base can go on: for money, onto a line, or where the Trail is at its best. */
function canLeaveBase(action: Action): boolean {
  if (canPay(action, 1)) return true;
  for (const from of ALL) {
    if (basesOf(action.state, from, 'NVA') === 0) continue;
    if (isTrailFree(action, from) || near(from).some((to) => costInto(action, to) === 0)) return true;
  }
  return false;
}
function mayMarch({ state, how }: Action): boolean {
  return !isMonsoon(state) || how.isNamed === true;
}
/** Where the Trail is at its best, the NVA go into Laos and Cambodia, and out of them, at no cost. */
function costInto({ state, faction }: Action, to: number): number {
  return IS_LOC[to] || (faction === 'NVA' && state.tracks.TRAIL === 4 && IS_ABROAD[to]) ? 0 : 1;
}
function isTrailFree({ state, faction }: Action, from: number): boolean {
  return faction === 'NVA' && state.tracks.TRAIL === 4 && IS_ABROAD[from] === true;
}
/** Next door; and where a card names the destinations, so that none lies between, beyond that along the Trail. */
function originsOf(action: Action, to: number): readonly number[] {
  if (action.how.only === undefined) return near(to);
  const found = [...near(to)];
  for (const from of found)
    if (goesOn(action, from))
      for (const other of near(from)) if (other !== to && !found.includes(other)) found.push(other);
  return found.sort((a, b) => a - b);
}
function canLeave(action: Action, from: number): boolean {
  for (const kind of moversOf(action)) if (leaving(action, from, kind) > 0) return true;
  return false;
}
/** How many of a kind may go: from the origins alone, where a card names them, on the Trail as well. */
function leaving({ state, how, moved }: Action, from: number, kind: number): number {
  return how.from === undefined || how.from.includes(from) ? moved.left(state, from * KINDS + kind) : 0;
}
/** In Laos and Cambodia the NVA march on, as long as there is a Trail. */
function goesOn({ state, faction, how }: Action, space: number): boolean {
  return faction === 'NVA' && IS_ABROAD[space] === true && state.tracks.TRAIL > 0 && how.isLimited !== true;
}

/** So many of each kind, at least one in all. They are seen as a group: where people or lines are, and they are too many. */
function* marchGroup(action: Action, from: number, to: number): Flow<Event> {
  const { state, faction, moved, arrived } = action;
  const kinds = moversOf(action).filter((kind) => leaving(action, from, kind) > 0);
  const group: [kind: number, n: number][] = [];
  let size = 0;
  for (const kind of kinds) {
    const least = kind === kinds.at(-1) && size === 0 ? 1 : 0;
    const n = yield* howMany(action, groupAt(from, kind), [least, leaving(action, from, kind)], to, STEPS[kind]);
    if (n > 0) group.push([kind, n]);
    size += n;
  }
  const isWatched = IS_LOC[to] || supportIn(state, to) > 0;
  const hides = group.some(([kind]) => kind === guerrillaOf(faction)); // who is in the open anyway does not come out
  const isSeen = hides && isWatched && size + watchers(state, to) > rule(state, 'marchLimit', 3);
  const isStaying = !goesOn(action, to);
  for (const [kind, n] of group) {
    yield* move(kind, n, from, to);
    const flips = isSeen && kind === guerrillaOf(faction);
    if (flips) yield* flip(kind, n, to);
    const index = to * KINDS + (flips ? kind + 1 : kind);
    arrived.hold(index, n);
    if (isStaying) moved.hold(index, n);
  }
  const exposed = to * KINDS + guerrillaOf(faction) + 1;
  const before = state.pieces[exposed] as number; // each place has each kind
  yield* emit<Event>({ type: 'marched', in: nameOf(to), by: faction, n: size, isSeen });
  const lost = before - (state.pieces[exposed] as number); // as above: whoever is lost now is of the group
  arrived.hold(exposed, -lost);
  if (isStaying) moved.hold(exposed, -lost);
}
const STEPS: Readonly<Record<number, QuestionId>> = {
  [NVA_GUERRILLA]: 'how-many-hidden',
  [NVA_GUERRILLA_ACTIVE]: 'how-many-active',
  [NVA_TROOPS]: 'how-many-troops',
  [VC_GUERRILLA]: 'how-many-hidden',
  [VC_GUERRILLA_ACTIVE]: 'how-many-active',
};
