import type { Flow } from '@fermata/core';
import { ask, howMany } from '../asking/ask.ts';
import {
  type Group,
  NVA_BASE,
  NVA_BASE_TUNNELED,
  NVA_GUERRILLA,
  NVA_GUERRILLA_ACTIVE,
  NVA_TROOPS,
  VC_BASE,
  VC_BASE_TUNNELED,
  VC_GUERRILLA,
  VC_GUERRILLA_ACTIVE,
} from '../map/pieces.ts';
import { AVAILABLE } from '../map/places.ts';
import type { Action } from '../operations/action.ts';
import { basesOf, count, piecesOf, supportIn } from '../state/counts.ts';
import type { Event } from '../state/events.ts';
import { move, moveAs, remove, shift } from '../verbs/change.ts';
import { groupAt, pickPieces } from '../verbs/pick.ts';
import { bySpace } from './by-space.ts';

/** At a base troops come in; where the NVA outnumber the VC, they take over. */
export const infiltrate = bySpace({
  name: 'infiltrate',
  by: ['NVA'],
  with: ['rally', 'march'],
  usual: 2,
  can: (action, space) => waysToInfiltrate(action, space).length > 0,
  *in(action, space) {
    const way = yield* ask(action, 'infiltrate', waysToInfiltrate(action, space), space);
    if (way === 'build up') yield* buildUp(action, space);
    else yield* takeOver(action, space);
  },
});

function waysToInfiltrate({ state }: Action, space: number): ('build up' | 'take over')[] {
  const ways: ('build up' | 'take over')[] = [];
  const nva = piecesOf(state, space, 'NVA');
  if (nva === 0) return ways;
  if (basesOf(state, space, 'NVA') > 0 && count(state, AVAILABLE, NVA_TROOPS) > 0) ways.push('build up');
  const vc = piecesOf(state, space, 'VC');
  if (nva > vc && (supportIn(state, space) < 0 || (vc > 0 && counterparts(state, space).length > 0)))
    ways.push('take over');
  return ways;
}

function* buildUp(action: Action, space: number): Flow<Event> {
  const { state } = action;
  const most = Math.min(state.tracks.TRAIL + basesOf(state, space, 'NVA'), count(state, AVAILABLE, NVA_TROOPS));
  const n = yield* howMany(action, 0, most, space, 'how-many-troops');
  if (n > 0) yield* move(NVA_TROOPS, n, AVAILABLE, space);
  const groups = () => {
    const found: Group[] = [];
    for (const kind of [NVA_GUERRILLA, NVA_GUERRILLA_ACTIVE])
      if (count(state, space, kind) > 0) found.push(groupAt(space, kind));
    return found;
  };
  yield* pickPieces(
    action,
    'which-replaced',
    count(state, AVAILABLE, NVA_TROOPS),
    groups,
    function* (_, kind, many) {
      yield* remove(kind, many, space);
      yield* move(NVA_TROOPS, many, AVAILABLE, space);
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
      if (kind === VC_GUERRILLA || kind === VC_GUERRILLA_ACTIVE) yield* move(NVA_GUERRILLA, 1, AVAILABLE, space);
      else yield* moveAs(NVA_BASE, 1, AVAILABLE, space, kind === VC_BASE ? NVA_BASE : NVA_BASE_TUNNELED);
    },
    { upTo: true, space },
  );
}
/** VC pieces whose counterpart can be had. */
function counterparts(state: Action['state'], space: number): Group[] {
  const groups: Group[] = [];
  for (const kind of [VC_GUERRILLA, VC_GUERRILLA_ACTIVE, VC_BASE, VC_BASE_TUNNELED]) {
    const own = kind === VC_BASE || kind === VC_BASE_TUNNELED ? NVA_BASE : NVA_GUERRILLA;
    if (count(state, space, kind) > 0 && count(state, AVAILABLE, own) > 0) groups.push(groupAt(space, kind));
  }
  return groups;
}
