import type { Flow } from '@fermata/core';
import type { Actor } from '../asking/ask.ts';
import { ARVN_BASE, ARVN_TROOPS, NVA_TROOPS, POLICE, US_BASE, US_TROOPS } from '../map/pieces.ts';
import { AVAILABLE, OUT_OF_PLAY } from '../map/places.ts';
import { ABROAD, ALL, IS_CITY, IS_LOC, IS_SOUTH, SAIGON } from '../map/spaces.ts';
import { basesOf, count } from '../state/counts.ts';
import type { Event } from '../state/events.ts';
import type { Table } from '../state/state.ts';
import { control } from '../state/victory.ts';
import { move } from '../verbs/change.ts';
import { Ledger } from '../verbs/ledger.ts';
import { relocate } from './relocate.ts';

/** The US and ARVN leave Laos and Cambodia: US troops are lost for the war. */
export function* comeHome(state: Table): Flow<Event> {
  for (const space of ABROAD)
    for (let kind = US_TROOPS; kind <= ARVN_BASE; kind++) {
      const n = count(state, space, kind);
      if (n > 0) yield* move(kind, n, space, kind === US_TROOPS ? OUT_OF_PLAY : AVAILABLE);
    }
}

/** Where ARVN troops may go: cities that the NVA do not control, bases, and Saigon. */
export function havens(state: Table, ignoresBases = false): number[] {
  const hasBase = (space: number) => !ignoresBases && hasCoinBase(state, space);
  return ALL.filter(
    (space) => space === SAIGON || (IS_CITY[space] && control(state, space) !== 'NVA') || hasBase(space),
  );
}
function hasCoinBase(state: Table, space: number): boolean {
  return count(state, space, US_BASE) + count(state, space, ARVN_BASE) > 0;
}

const NO_HAVEN = 'no base is there, and it is no city free of NVA control';
const NO_BEAT = 'it is neither a line nor under COIN control in the South';

/** ARVN troops on lines and in provinces without a base must go home; others may. */
export function* redeployTroops(state: Table, of: string, moved = new Ledger(), ignoresBases = false): Flow<Event> {
  const arvn: Actor = { state, faction: 'ARVN', of };
  const to = havens(state, ignoresBases); // judged as it was when the phase began
  const isHome = (space: number) => IS_CITY[space] === true || (!ignoresBases && hasCoinBase(state, space));
  const must: number[] = [];
  const may: number[] = [];
  for (const space of ALL) (IS_LOC[space] || !isHome(space) ? must : may).push(space);
  yield* relocate(arvn, ARVN_TROOPS, must, to, moved, { why: NO_HAVEN, isForced: true });
  yield* relocate(arvn, ARVN_TROOPS, may, to, moved, { why: NO_HAVEN });
}

export function* redeployArvn(state: Table): Flow<Event> {
  yield* comeHome(state);
  const beats = ALL.filter((space) => IS_LOC[space] || (IS_SOUTH[space] && control(state, space) === 'COIN'));
  yield* redeployTroops(state, 'redeploy');
  yield* relocate({ state, faction: 'ARVN', of: 'redeploy' }, POLICE, ALL, beats, new Ledger(), { why: NO_BEAT });
}

export function* redeployNva(state: Table): Flow<Event> {
  const camps = ALL.filter((space) => basesOf(state, space, 'NVA') > 0);
  yield* relocate({ state, faction: 'NVA', of: 'redeploy' }, NVA_TROOPS, ALL, camps, new Ledger(), {
    why: 'no NVA base is there',
  });
}
