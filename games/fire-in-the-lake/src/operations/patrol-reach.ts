/** How far cubes can run: along lines and cities free of insurgents, and into the first that is not. */
import { type Group, KINDS } from '../map/pieces.ts';
import { SPACE_COUNT } from '../map/places.ts';
import { ALL, IS_ROUTE, NOWHERE, near, ROUTES } from '../map/spaces.ts';
import { insurgents } from '../state/counts.ts';
import type { Table } from '../state/state.ts';
import { groupAt } from '../verbs/pick.ts';
import type { Action } from './action.ts';

type Kinds = readonly number[];

/** Own cubes that can reach the space, the nearest first; those that have moved stay. */
export function originsTo({ state, moved }: Action, to: number, kinds: Kinds): Group[] {
  const seen = NOWHERE.slice();
  seen[to] = true;
  const groups: Group[] = [];
  const queue = [to];
  for (let next = 0; next < queue.length; next++)
    for (const from of near(queue[next] as number)) {
      if (seen[from]) continue;
      seen[from] = true;
      for (const kind of kinds) if (moved.left(state, from * KINDS + kind) > 0) groups.push(groupAt(from, kind));
      if (isClear(state, from)) queue.push(from);
    }
  return groups;
}
function isClear(state: Table, space: number): boolean {
  return IS_ROUTE[space] === true && insurgents(state, space) === 0;
}

/**
 * All that some cube can reach, at once. What is clear and connected is a net: a cube that is in it, or next to it, gets to
 * whatever is in it, or next to it. (Asked for each space by itself it took five times as long.)
 */
export function reachable(action: Action, kinds: Kinds): readonly boolean[] {
  const nets = netsOf(action.state);
  const open = NOWHERE.slice();
  const entrances = Array<number>(ROUTES.length).fill(NOBODY);
  for (let from = 0; from < SPACE_COUNT; from++) {
    if (!hasCubes(action, from, kinds)) continue;
    enter(entrances, nets[from] as number, from); // one for each space, as below
    for (const to of routesNear(from)) {
      open[to] = true;
      enter(entrances, nets[to] as number, from);
    }
  }
  for (const to of ROUTES)
    if (!open[to])
      for (const by of routesNear(to)) {
        const from = entrances[nets[by] as number] ?? NOBODY;
        if (from !== NOBODY && from !== to) open[to] = true; // nobody goes to where he is
      }
  return open;
}
function hasCubes({ state, moved }: Action, space: number, kinds: Kinds): boolean {
  for (const kind of kinds) if (moved.left(state, space * KINDS + kind) > 0) return true;
  return false;
}

/** By net: the space that cubes get into it from. */
const NOBODY = -1;
const SEVERAL = -2;
function enter(entrances: number[], net: number, from: number): void {
  if (net < 0 || entrances[net] === from) return;
  entrances[net] = entrances[net] === NOBODY ? from : SEVERAL;
}

/** By space: the number of its net. */
function netsOf(state: Table): readonly number[] {
  const nets = Array<number>(SPACE_COUNT).fill(BLOCKED);
  for (const route of ROUTES) if (insurgents(state, route) === 0) nets[route] = UNKNOWN;
  let count = 0;
  for (const route of ROUTES) if (nets[route] === UNKNOWN) spread(nets, route, count++);
  return nets;
}
const BLOCKED = -1;
const UNKNOWN = -2;
function spread(nets: number[], space: number, net: number): void {
  nets[space] = net;
  for (const next of routesNear(space)) if (nets[next] === UNKNOWN) spread(nets, next, net);
}

const ROUTES_NEAR: readonly (readonly number[])[] = ALL.map((space) => near(space).filter((other) => IS_ROUTE[other]));
function routesNear(space: number): readonly number[] {
  return ROUTES_NEAR[space] as readonly number[]; // one list for each space
}
