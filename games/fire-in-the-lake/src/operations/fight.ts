/** Finding and hitting insurgents: shared by operations, special activities and cards. */
import { emit, type Flow } from '@fermata/core';
import { ask } from '../asking/ask.ts';
import type { Faction } from '../data/forces.ts';
import { has, rule } from '../lasting/rules.ts';
import {
  ACTIVE_GUERRILLAS,
  ARVN_SOFT,
  GUERRILLAS,
  HIDDEN_GUERRILLAS,
  INSURGENT_BASES,
  INSURGENT_SOFT,
  NVA_CUBES,
  OPEN_BASES,
  TUNNELED_BASES,
  US_SOFT,
} from '../map/kinds.ts';
import {
  ARVN_TROOPS,
  type Group,
  groupIndex,
  KINDS,
  NVA_TROOPS,
  POLICE,
  troopsOf,
  US_BASE,
  US_TROOPS,
} from '../map/pieces.ts';
import { nameOf } from '../map/places.ts';
import { IS_ROUTE, TERRAIN } from '../map/spaces.ts';
import { count, countOf, guerrillas, hidden, insurgents } from '../state/counts.ts';
import type { Event } from '../state/events.ts';
import type { Table } from '../state/state.ts';
import { adjust, flip, remove, rollFor } from '../verbs/change.ts';
import type { Ledger } from '../verbs/ledger.ts';
import { parting } from '../verbs/parting.ts';
import { groupsAt, pickPieces } from '../verbs/pick.ts';
import { type Action, type How, within } from './action.ts';

/** Who searches: cubes and special forces of its own, and those of the ally's kinds that take part. */
function searchers(state: Table, space: number, faction: Faction, { asUS, kinds }: How): number {
  const own = faction === 'US' || asUS ? US_SOFT : ARVN_SOFT;
  let n = countOf(state, space, own);
  if (kinds !== undefined) for (const kind of kinds) if (!own.includes(kind)) n += count(state, space, kind);
  return n;
}
/** How many guerrillas are found where a faction searches: one for each who does, half of that in the jungle. */
function finds(state: Table, space: number, faction: Faction, how: How): number {
  const n = searchers(state, space, faction, how);
  return TERRAIN[space] === 'jungle' ? Math.floor(n / 2) : n;
}
/** Whether a faction that searches there finds anybody, or, where Sweeps are deadly, may hit somebody in the open. */
export function canSearch({ state, how, tally }: Action, space: number, faction: Faction): boolean {
  if (insurgents(state, space) === 0) return false;
  if (hidden(state, space) > 0 && finds(state, space, faction, how) > 0) return true;
  if (tally.deadlySweeps >= rule(state, 'deadlySweeps', 0) || searchers(state, space, faction, how) === 0) return false;
  return targets(state, space, { isOpenOnly: true }).length > 0;
}
/** Guerrillas come out. Answers whether any did, or were hit. */
export function* search(action: Action, space: number): Flow<Event, boolean> {
  const { state, faction, how, tally } = action;
  const asked = within(action, 'sweep');
  const found = finds(state, space, faction, how);
  const groups = () => groupsAt(state, space, HIDDEN_GUERRILLAS);
  const seen = yield* pickPieces(asked, 'which-guerrilla', found, groups, (_, kind, n) => flip(kind, n, space), {
    inBulk: true,
    space,
  });
  const ally = faction === 'US' ? 'ARVN' : 'US';
  const isJoint = how.kinds?.includes(troopsOf[ally]) && count(state, space, troopsOf[ally]) > 0;
  yield* emit<Event>({ type: 'swept', in: nameOf(space), by: faction, ...(isJoint ? { also: ally } : {}) });
  if (tally.deadlySweeps >= rule(state, 'deadlySweeps', 0)) return seen > 0;
  const prey = () => targets(state, space, { isOpenOnly: true });
  const hit = yield* pickPieces(asked, 'which-target', 1, prey, (_, kind, n) => remove(kind, n, space), {
    upTo: true,
    space,
  });
  tally.deadlySweeps += hit;
  return seen + hit > 0;
}

/** How many pieces an Assault removes. */
export function hits(state: Table, space: number, faction: Faction, { asUS, kinds }: How): number {
  if (faction === 'US' || asUS) {
    const troops = asUS && kinds !== undefined ? countOf(state, space, kinds) : count(state, space, US_TROOPS);
    if (troops === 0) return 0;
    if (count(state, space, US_BASE) > 0) return 2 * troops;
    return TERRAIN[space] === 'highland' ? Math.floor(troops / 2) : troops;
  }
  const cubes = count(state, space, ARVN_TROOPS) + (IS_ROUTE[space] ? count(state, space, POLICE) : 0);
  return cubes < 2 ? 0 : Math.floor(cubes / (TERRAIN[space] === 'highland' ? 3 : 2));
}

interface Aim {
  /** How many underground guerrillas may be among the losses. */
  readonly hidden?: number;
  readonly isBaseFirst?: boolean;
  /** Bases with a tunnel are out of reach. */
  readonly isOpenOnly?: boolean;
  readonly only?: readonly number[] | undefined;
}
/** What is hit next: troops, then exposed guerrillas, then bases that no guerrilla guards. */
export function targets(state: Table, space: number, aim: Aim = {}): Group[] {
  const bases = aim.isOpenOnly ? OPEN_BASES : INSURGENT_BASES;
  let found: Group[] = groupsAt(state, space, NVA_CUBES);
  if (found.length === 0) {
    groupsAt(state, space, ACTIVE_GUERRILLAS, found);
    if ((aim.hidden ?? 0) > 0) groupsAt(state, space, HIDDEN_GUERRILLAS, found);
    if (guerrillas(state, space) === 0) groupsAt(state, space, bases, found);
  }
  if (aim.isBaseFirst && hidden(state, space) === 0 && hasGuards(state, space))
    groupsAt(state, space, OPEN_BASES, found);
  const { only } = aim;
  if (only !== undefined) found = found.filter((group) => only.includes(groupIndex(group) % KINDS));
  return found;
}

/** Troops and guerrillas, who go before bases do. */
function hasGuards(state: Table, space: number): boolean {
  return guerrillas(state, space) + count(state, space, NVA_TROOPS) > 0;
}

/** Whether anything could be hit; cheap, since offers ask it everywhere. */
function hasTarget(state: Table, space: number, mayHidden: boolean, mayBase: boolean): boolean {
  if (count(state, space, NVA_TROOPS) + countOf(state, space, ACTIVE_GUERRILLAS) > 0) return true;
  if (mayHidden && hidden(state, space) > 0) return true;
  return guerrillas(state, space) === 0
    ? countOf(state, space, INSURGENT_BASES) > 0
    : mayBase && hidden(state, space) === 0 && countOf(state, space, OPEN_BASES) > 0;
}

/** Whether a faction's Assault there would do anything, a die at a tunnel included. */
export function canAssault(action: Action, space: number, by: Faction): boolean {
  const { state, how, tally } = action;
  const isUS = by === 'US' || how.asUS === true;
  // Most spaces have nobody who could hit.
  if (hits(state, space, by, how) === 0 && !(isUS && hasFighters(state, space, how) && hasMore(action, space)))
    return false;
  if (insurgents(state, space) === 0) return false;
  if (how.targets !== undefined) return targets(state, space, { only: how.targets }).length > 0;
  const mayHidden = isUS && has(state, 'hiddenPerAssault');
  return hasTarget(state, space, mayHidden, isUS && tally.basesFirst < rule(state, 'basesFirst', 0));
}
/** Whether a lasting rule lets the US hit something where its troops alone hit nothing. */
function hasMore({ state, tally }: Action, space: number): boolean {
  if (hidden(state, space) > 0 && has(state, 'hiddenPerAssault')) return true;
  return isHeavy(state, space) && tally.heavyAssaults < rule(state, 'heavyAssaults', 0);
}
function hasFighters(state: Table, space: number, { asUS, kinds }: How): boolean {
  return asUS && kinds !== undefined ? countOf(state, space, kinds) > 0 : count(state, space, US_TROOPS) > 0;
}
const isHeavy = (_: Table, space: number) => TERRAIN[space] !== 'lowland';

/** A faction's Assault in a space, of its own or in that of an ally. */
export function* assaultIn(action: Action, space: number, by: Faction, joins?: Faction): Flow<Event> {
  const { state, how, tally } = action;
  const asked = within(action, 'assault');
  const isUS = by === 'US' || how.asUS === true;
  let left = hits(state, space, by, how);
  let hiddenLeft = isUS ? rule(state, 'hiddenPerAssault', 0) : 0;
  if (left === 0 && hiddenLeft > 0 && hidden(state, space) > 0) left = 1;
  let mayBaseFirst = isUS && tally.basesFirst < rule(state, 'basesFirst', 0);
  let mayBeHeavy = isUS && isHeavy(state, space) && tally.heavyAssaults < rule(state, 'heavyAssaults', 0);
  let [isExtra, killed] = [false, 0];
  for (;;) {
    if (left === 0) {
      if (!mayBeHeavy) break;
      [left, mayBeHeavy, isExtra] = [2, false, true];
    }
    const found = targets(state, space, { hidden: hiddenLeft, isBaseFirst: mayBaseFirst, only: how.targets });
    if (found.length === 0) break;
    const group = yield* ask(asked, 'which-target', isExtra ? (['done', ...found] as const) : found, space);
    if (group === 'done') break;
    if (isExtra) tally.heavyAssaults++;
    isExtra = false;
    const kind = groupIndex(group) % KINDS;
    const isHidden = HIDDEN_GUERRILLAS.includes(kind);
    const isBase = INSURGENT_BASES.includes(kind);
    if (TUNNELED_BASES.includes(kind) && !how.ignoresTunnels) {
      if ((yield* rollFor('tunnel')) > 3) yield* flip(kind, 1, space);
      break;
    }
    // What must come from one group comes at once, unless each of it changes what comes next.
    const n = found.length > 1 || isHidden || isBase ? 1 : Math.min(left, count(state, space, kind));
    left -= n;
    if (isHidden) hiddenLeft--;
    if (isBase && mayBaseFirst) {
      if (hasGuards(state, space)) tally.basesFirst++;
    }
    mayBaseFirst = false;
    if (GUERRILLAS.includes(kind)) killed += n;
    yield* remove(kind, n, space);
    if (isBase && by === 'ARVN' && !isUS) yield* adjust(state, 'AID', 6);
  }
  const news = { type: 'assaulted', in: nameOf(space), by: isUS ? 'US' : by, guerrillas: killed } as const;
  yield* emit<Event>(joins === undefined ? news : { ...news, joins });
}

/** What special forces may hit: anything, bases last and only those without a tunnel. */
export function victims(state: Table, space: number): Group[] {
  const others = groupsAt(state, space, INSURGENT_SOFT);
  return others.length > 0 ? others : groupsAt(state, space, OPEN_BASES);
}
export function hasVictim(state: Table, space: number): boolean {
  return countOf(state, space, INSURGENT_SOFT) + countOf(state, space, OPEN_BASES) > 0;
}

/** A special force comes out and removes two pieces. `moved`: those of them that may not move again. */
export function* strikeWith(action: Action, space: number, kinds: readonly number[], moved?: Ledger): Flow<Event> {
  const { state } = action;
  const forces = () => groupsAt(state, space, kinds);
  const activate = function* (_: number, kind: number): Flow<Event> {
    const index = space * KINDS + kind;
    if (moved !== undefined) moved.hold(index + 1, yield* parting(action, moved, index, 1));
    yield* flip(kind, 1, space);
  };
  yield* pickPieces(action, 'which-activated', 1, forces, activate, { space });
  const prey = () => victims(state, space);
  yield* pickPieces(action, 'which-target', 2, prey, (_, kind, n) => remove(kind, n, space), { space });
}
