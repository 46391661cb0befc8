/** A guerrilla comes out and removes an enemy: no die, no loss. From a line it also reaches next door. */
import type { Flow } from '@fermata/core';
import { rule } from '../lasting/rules.ts';
import { type Group, KINDS } from '../map/pieces.ts';
import { IS_LOC, near } from '../map/spaces.ts';
import { coin, count } from '../state/counts.ts';
import type { Event } from '../state/events.ts';
import type { Table } from '../state/state.ts';
import { flip, kill } from '../verbs/change.ts';
import { pickPieces } from '../verbs/pick.ts';
import type { Action } from './action.ts';
import { guerrillaOf, prey } from './insurgent.ts';

export const AMBUSHES_MAX = 2;

/** Whether anybody could be hit from there. */
export function hasPrey(state: Table, space: number): boolean {
  if (coin(state, space) > 0) return true;
  if (!IS_LOC[space]) return false;
  for (const other of near(space)) if (coin(state, other) > 0) return true;
  return false;
}
export function* ambushIn(action: Action, space: number): Flow<Event> {
  const { state, faction, accompanied, tally } = action;
  const guerrilla = guerrillaOf(faction);
  if (count(state, space, guerrilla) > 0) {
    // After a March it is one who came there: he has marched, and stays.
    const index = space * KINDS + guerrilla;
    if (accompanied !== undefined && accompanied.held(index) > 0) {
      accompanied.release(index, 1);
      accompanied.hold(index + 1, 1);
    }
    yield* flip(guerrilla, 1, space);
  }
  const most = faction === 'VC' && !tally.hasAmbushedTwice ? rule(state, 'vcAmbushKills', 1) : 1;
  const killed = yield* pickPieces(
    action,
    'which-target',
    most,
    () => within(state, space),
    (at, kind, n) => kill(kind, n, at),
    { least: 1, space },
  );
  if (killed > 1) tally.hasAmbushedTwice = true;
}
function within(state: Table, space: number): Group[] {
  const groups = prey(state, space);
  if (IS_LOC[space]) for (const other of near(space)) groups.push(...prey(state, other));
  return groups;
}
