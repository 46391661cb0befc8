import type { Flow } from '@fermata/core';
import { ask, howMany } from '../asking/ask.ts';
import { NVA_GUERRILLAS, VC_GUERRILLAS } from '../map/kinds.ts';
import {
  type Group,
  KINDS,
  NVA_BASE,
  NVA_BASE_TUNNELED,
  NVA_GUERRILLA,
  NVA_TROOPS,
  VC_BASE,
  VC_BASE_TUNNELED,
} from '../map/pieces.ts';
import { AVAILABLE } from '../map/places.ts';
import type { Action } from '../operations/action.ts';
import { closedWays } from '../operations/why-where.ts';
import { basesOf, count, guerrillasOf, piecesOf, supportIn } from '../state/counts.ts';
import type { Event } from '../state/events.ts';
import { remove, shift } from '../verbs/change.ts';
import { parting } from '../verbs/parting.ts';
import { groupAt, groupsAt, pickPieces } from '../verbs/pick.ts';
import { place, supply } from '../verbs/place.ts';
import { bySpace } from './by-space.ts';

/** At a base troops come in; where the NVA outnumber the VC, they take over. */
export const infiltrate = bySpace({
  name: 'infiltrate',
  by: ['NVA'],
  with: ['rally', 'march'],
  usual: 2,
  can: (action, space) => waysToInfiltrate(action, space).length > 0,
  why: () => 'no NVA base is there, and the NVA do not outnumber the VC to any use',
  *in(action, space) {
    const ways = waysToInfiltrate(action, space);
    const way = yield* ask(action, 'infiltrate', ways, space, () => closedWays(ways, whyNotSo(action, space)));
    if (way === 'build up') yield* buildUp(action, space);
    else yield* takeOver(action, space);
  },
});

type Way = 'build up' | 'take over';
function waysToInfiltrate({ state }: Action, space: number): Way[] {
  const ways: Way[] = [];
  const nva = piecesOf(state, space, 'NVA');
  if (nva === 0) return ways;
  if (basesOf(state, space, 'NVA') > 0 && supply(state, 'NVA', NVA_TROOPS, space) > 0) ways.push('build up');
  const vc = piecesOf(state, space, 'VC');
  if (nva > vc && (supportIn(state, space) < 0 || (vc > 0 && counterparts(state, space).length > 0)))
    ways.push('take over');
  return ways;
}

function whyNotSo({ state }: Action, space: number): { readonly [W in Way]: string } {
  const isMore = piecesOf(state, space, 'NVA') > piecesOf(state, space, 'VC');
  return {
    'build up': basesOf(state, space, 'NVA') > 0 ? 'no troops are left' : 'no NVA base is there',
    'take over': isMore ? 'there is nothing to take over' : 'the NVA do not outnumber the VC there',
  };
}

function* buildUp(action: Action, space: number): Flow<Event> {
  const { state } = action;
  const most = supply(state, 'NVA', NVA_TROOPS, space, state.tracks.TRAIL + basesOf(state, space, 'NVA'));
  const n = yield* howMany(action, groupAt(AVAILABLE, NVA_TROOPS), [0, most], space, 'how-many-troops');
  if (n > 0) yield* place(action, NVA_TROOPS, n, space, true);
  const groups = () => groupsAt(state, space, NVA_GUERRILLAS);
  yield* pickPieces(
    action,
    'which-replaced',
    supply(state, 'NVA', NVA_TROOPS, space, guerrillasOf(state, space, 'NVA')),
    groups,
    function* (_, kind, many) {
      if (action.accompanied !== undefined) yield* parting(action, action.accompanied, space * KINDS + kind, many);
      yield* remove(kind, many, space);
      yield* place(action, NVA_TROOPS, many, space, true);
    },
    { upTo: true, inBulk: true, space },
  );
}

function* takeOver(action: Action, space: number): Flow<Event> {
  const { state } = action;
  if (supportIn(state, space) < 0) yield* shift(state, space, 1, 0);
  yield* pickPieces(
    action,
    'which-replaced',
    1,
    () => counterparts(state, space),
    function* (_, kind) {
      yield* remove(kind, 1, space);
      if (VC_GUERRILLAS.includes(kind)) yield* place(action, NVA_GUERRILLA, 1, space, true);
      else yield* place(action, NVA_BASE, 1, space, true, kind === VC_BASE ? NVA_BASE : NVA_BASE_TUNNELED);
    },
    { upTo: true, space },
  );
}
/** VC pieces whose counterpart can be had. */
function counterparts(state: Action['state'], space: number): Group[] {
  const groups: Group[] = [];
  for (const kind of [...VC_GUERRILLAS, VC_BASE, VC_BASE_TUNNELED]) {
    const own = VC_GUERRILLAS.includes(kind) ? NVA_GUERRILLA : NVA_BASE;
    if (count(state, space, kind) > 0 && supply(state, 'NVA', own, space) > 0) groups.push(groupAt(space, kind));
  }
  return groups;
}
