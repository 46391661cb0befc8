import type { Faction } from '../data/forces.ts';
import { type Group, KINDS, troopsOf } from '../map/pieces.ts';
import { ALL, IS_LOC, NORTH, NOWHERE, type Way, waysInto } from '../map/spaces.ts';
import { hidden, insurgents } from '../state/counts.ts';
import type { Table } from '../state/state.ts';
import { move } from '../verbs/change.ts';
import { groupAt, PLENTY, pickPieces } from '../verbs/pick.ts';
import { type Action, canPay, NO_PLACE, type Operation, pay } from './action.ts';
import { canSearch, search } from './fight.ts';
import { isMonsoon } from './monsoon.ts';

const costOf = ({ faction }: Action) => (faction === 'ARVN' ? 3 : 0);

/** All moves first, then all searching. */
export const sweep: Operation = {
  name: 'sweep',
  can(action, space) {
    if (!maySweep(action) || !isPlace(space)) return false;
    return canSearch(action, space, action.faction) || movers(action, space).length > 0;
  },
  // Whoever can move is looked for once, not from each space that he may come to: `fitl_decision_vs_boardgameio_move`.
  all(action) {
    if (!maySweep(action)) return NOWHERE;
    const entered = entries(action);
    return ALL.map((space) => isPlace(space) && (entered[space] === true || canSearch(action, space, action.faction)));
  },
  why: (_, space) => (IS_LOC[space] ? NO_PLACE : 'no troops can come, and nobody is to be found'),
  *in(action, space) {
    const { state, moved } = action;
    yield* pay(action, costOf(action));
    const least = canSearch(action, space, action.faction) ? 0 : 1;
    yield* pickPieces(
      action,
      'which-troops',
      PLENTY,
      () => movers(action, space),
      function* (from, kind, n) {
        yield* move(kind, n, from, space);
        moved.hold(space * KINDS + kind, n);
      },
      { least, inBulk: true, limit: (index) => moved.left(state, index), space },
    );
  },
  *close(action) {
    let hasChanged = false;
    for (const space of action.selected) {
      if (yield* search(action, space)) hasChanged = true;
      // Who comes in by a special activity from now on finds nobody any more: that is another thing than before.
      if (hidden(action.state, space) > 0) hasChanged = true;
    }
    return hasChanged;
  },
};

const TROOPS: { readonly [F in Faction]: readonly number[] } = {
  US: [troopsOf.US],
  ARVN: [troopsOf.ARVN],
  NVA: [troopsOf.NVA],
  VC: [troopsOf.VC],
};
function maySweep(action: Action): boolean {
  return (!isMonsoon(action.state) || action.how.isNamed === true) && canPay(action, costOf(action));
}
function isPlace(space: number): boolean {
  return !IS_LOC[space] && space !== NORTH;
}
function kindsOf({ faction, how }: Action): readonly number[] {
  return how.kinds ?? TROOPS[faction];
}
/** Troops that can still go there. Those that have moved stay. */
function movers(action: Action, space: number): Group[] {
  const groups: Group[] = [];
  const { state, how, moved } = action;
  if (how.stays) return groups;
  const kinds = kindsOf(action);
  for (const way of waysInto(space)) {
    if (how.from !== undefined && !how.from.includes(way.from)) continue;
    for (const kind of kinds)
      if (moved.left(state, way.from * KINDS + kind) > 0 && isOpen(state, way)) groups.push(groupAt(way.from, kind));
  }
  return groups;
}
/** By space, whether any of them can go there. */
function entries(action: Action): readonly boolean[] {
  const { state, how, moved } = action;
  if (how.stays) return NOWHERE;
  const open = NOWHERE.slice();
  const kinds = kindsOf(action);
  for (const from of how.from ?? ALL)
    for (const kind of kinds)
      if (moved.left(state, from * KINDS + kind) > 0)
        for (const way of waysInto(from)) if (isOpen(state, way)) open[way.from] = true; // there and back it is the same way
  return open;
}
/** Over a line only where no insurgent is on it. */
function isOpen(state: Table, { over }: Way): boolean {
  if (over.length === 0) return true;
  for (const loc of over) if (insurgents(state, loc) === 0) return true;
  return false;
}
