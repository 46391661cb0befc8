/** Finding and hitting insurgents: shared by operations, special activities and cards. */
import { emit, type Flow } from '@fermata/core';
import { ask } from '../asking/ask.ts';
import type { Faction } from '../data/forces.ts';
import { has, rule } from '../lasting/rules.ts';
import {
  ARVN_TROOPS,
  type Group,
  groupIndex,
  IRREGULAR,
  IRREGULAR_ACTIVE,
  KINDS,
  NVA_BASE,
  NVA_BASE_TUNNELED,
  NVA_GUERRILLA,
  NVA_GUERRILLA_ACTIVE,
  NVA_TROOPS,
  POLICE,
  RANGER,
  RANGER_ACTIVE,
  US_BASE,
  US_TROOPS,
  VC_BASE,
  VC_BASE_TUNNELED,
  VC_GUERRILLA,
  VC_GUERRILLA_ACTIVE,
} from '../map/pieces.ts';
import { nameOf } from '../map/places.ts';
import { IS_ROUTE, TERRAIN } from '../map/spaces.ts';
import { count, countOf, guerrillas, hidden, insurgents } from '../state/counts.ts';
import type { Event } from '../state/events.ts';
import type { Table } from '../state/state.ts';
import { adjust, flip, remove, rollFor } from '../verbs/change.ts';
import { groupsAt, pickPieces } from '../verbs/pick.ts';
import { type Action, type How, within } from './action.ts';

const US_SEARCHERS = [US_TROOPS, IRREGULAR, IRREGULAR_ACTIVE] as const;
const ARVN_SEARCHERS = [ARVN_TROOPS, POLICE, RANGER, RANGER_ACTIVE] as const;
const HIDDEN = [NVA_GUERRILLA, VC_GUERRILLA] as const;
const ACTIVE = [NVA_GUERRILLA_ACTIVE, VC_GUERRILLA_ACTIVE] as const;
const BASES = [NVA_BASE, NVA_BASE_TUNNELED, VC_BASE, VC_BASE_TUNNELED] as const;
const OPEN_BASES = [NVA_BASE, VC_BASE] as const;

/** How many guerrillas are found where a faction searches: one for each cube and special force, half of that in the jungle. */
export function finds(state: Table, space: number, faction: Faction, asUS = false): number {
  let searchers = countOf(state, space, faction === 'US' ? US_SEARCHERS : ARVN_SEARCHERS);
  if (asUS) searchers = countOf(state, space, US_SEARCHERS) + countOf(state, space, ARVN_SEARCHERS);
  return TERRAIN[space] === 'jungle' ? Math.floor(searchers / 2) : searchers;
}
/** Guerrillas come out. */
export function* search(action: Action, space: number): Flow<Event> {
  const { state, faction, how, tally } = action;
  const asked = within(action, 'sweep');
  const found = finds(state, space, faction, how.asUS);
  const groups = () => groupsAt(state, space, HIDDEN);
  yield* pickPieces(asked, 'which-guerrilla', found, groups, (_, kind, n) => flip(kind, n, space), {
    inBulk: true,
    space,
  });
  yield* emit<Event>({ type: 'swept', in: nameOf(space), by: faction });
  if (tally.deadlySweeps >= rule(state, 'deadlySweeps', 0)) return;
  const prey = () => targets(state, space, { isOpenOnly: true });
  const hit = yield* pickPieces(asked, 'which-target', 1, prey, (_, kind, n) => remove(kind, n, space), {
    upTo: true,
    space,
  });
  tally.deadlySweeps += hit;
}

/** How many pieces an Assault removes. */
export function hits(state: Table, space: number, faction: Faction, { asUS, kinds }: How = {}): number {
  const isHigh = TERRAIN[space] === 'highland';
  if (faction === 'US' || asUS) {
    const troops = asUS && kinds !== undefined ? countOf(state, space, kinds) : count(state, space, US_TROOPS);
    if (count(state, space, US_BASE) > 0) return 2 * troops;
    return isHigh ? Math.floor(troops / 2) : troops;
  }
  const police = IS_ROUTE[space] ? count(state, space, POLICE) : 0;
  return Math.floor((count(state, space, ARVN_TROOPS) + police) / (isHigh ? 3 : 2));
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
  const bases = aim.isOpenOnly ? OPEN_BASES : BASES;
  let found: Group[] = groupsAt(state, space, TROOPS);
  if (found.length === 0) {
    groupsAt(state, space, ACTIVE, found);
    if ((aim.hidden ?? 0) > 0) groupsAt(state, space, HIDDEN, found);
    if (guerrillas(state, space) === 0) groupsAt(state, space, bases, found);
  }
  if (aim.isBaseFirst && guerrillas(state, space) + count(state, space, NVA_TROOPS) > 0)
    groupsAt(state, space, OPEN_BASES, found);
  const { only } = aim;
  if (only !== undefined) found = found.filter((group) => only.includes(groupIndex(group) % KINDS));
  return found;
}
const TROOPS = [NVA_TROOPS] as const;

/** Whether anything could be hit; cheap, since offers ask it everywhere. */
function hasTarget(state: Table, space: number, mayHidden: boolean, mayBase: boolean): boolean {
  if (count(state, space, NVA_TROOPS) + countOf(state, space, ACTIVE) > 0) return true;
  if (mayHidden && hidden(state, space) > 0) return true;
  return guerrillas(state, space) === 0
    ? countOf(state, space, BASES) > 0
    : mayBase && countOf(state, space, OPEN_BASES) > 0;
}

/** Whether a faction's Assault there would do anything, a die at a tunnel included. */
export function canAssault(action: Action, space: number, by: Faction): boolean {
  const { state, how, tally } = action;
  if (insurgents(state, space) === 0) return false;
  const isUS = by === 'US' || how.asUS === true;
  const mayHidden = isUS && has(state, 'hiddenPerAssault');
  let n = hits(state, space, by, how);
  if (n === 0 && isUS && hasFighters(state, space, how)) {
    if (mayHidden && hidden(state, space) > 0) n = 1;
    else if (isHeavy(state, space) && tally.heavyAssaults < rule(state, 'heavyAssaults', 0)) n = 2;
  }
  if (n === 0) return false;
  if (how.targets !== undefined) return targets(state, space, { only: how.targets }).length > 0;
  return hasTarget(state, space, mayHidden, isUS && tally.basesFirst < rule(state, 'basesFirst', 0));
}
function hasFighters(state: Table, space: number, { asUS, kinds }: How): boolean {
  return asUS && kinds !== undefined ? countOf(state, space, kinds) > 0 : count(state, space, US_TROOPS) > 0;
}
const isHeavy = (_: Table, space: number) => TERRAIN[space] !== 'lowland';

/** A faction's Assault in a space. */
export function* assaultIn(action: Action, space: number, by: Faction): Flow<Event> {
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
    const isHidden = kind === NVA_GUERRILLA || kind === VC_GUERRILLA;
    const isBase = BASES.some((base) => base === kind);
    if ((kind === NVA_BASE_TUNNELED || kind === VC_BASE_TUNNELED) && !how.ignoresTunnels) {
      if ((yield* rollFor('tunnel')) > 3) yield* flip(kind, 1, space);
      break;
    }
    // What must come from one group comes at once, unless each of it changes what comes next.
    const n = found.length > 1 || isHidden || isBase ? 1 : Math.min(left, count(state, space, kind));
    left -= n;
    if (isHidden) hiddenLeft--;
    if (isBase && mayBaseFirst) {
      if (guerrillas(state, space) + count(state, space, NVA_TROOPS) > 0) tally.basesFirst++;
    }
    mayBaseFirst = false;
    if (isHidden || kind === NVA_GUERRILLA_ACTIVE || kind === VC_GUERRILLA_ACTIVE) killed += n;
    yield* remove(kind, n, space);
    if (isBase && by === 'ARVN' && !isUS) yield* adjust(state, 'AID', 6);
  }
  yield* emit<Event>({ type: 'assaulted', in: nameOf(space), by, guerrillas: killed });
}

/** What special forces may hit: anything, bases last and only those without a tunnel. */
export function victims(state: Table, space: number): Group[] {
  const others = groupsAt(state, space, ANY_INSURGENT);
  return others.length > 0 ? others : groupsAt(state, space, OPEN_BASES);
}
export function hasVictim(state: Table, space: number): boolean {
  return countOf(state, space, ANY_INSURGENT) + countOf(state, space, OPEN_BASES) > 0;
}
const ANY_INSURGENT = [NVA_TROOPS, NVA_GUERRILLA, NVA_GUERRILLA_ACTIVE, VC_GUERRILLA, VC_GUERRILLA_ACTIVE] as const;

/** A special force comes out and removes two pieces. */
export function* strikeWith(action: Action, space: number, kinds: readonly number[]): Flow<Event> {
  const { state } = action;
  const forces = () => groupsAt(state, space, kinds);
  yield* pickPieces(action, 'which-activated', 1, forces, (_, kind) => flip(kind, 1, space), { space });
  const prey = () => victims(state, space);
  yield* pickPieces(action, 'which-target', 2, prey, (_, kind, n) => remove(kind, n, space), { space });
}
