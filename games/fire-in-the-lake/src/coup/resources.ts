import type { Flow } from '@fermata/core';
import { pickSpace } from '../asking/ask.ts';
import { has } from '../lasting/rules.ts';
import { ABROAD, ALL, econ, IS_CITY, LOCS, near } from '../map/spaces.ts';
import { basesOf, casualties, coin, guerrillas, markersIn, markersLeft } from '../state/counts.ts';
import type { Event } from '../state/events.ts';
import type { Table } from '../state/state.ts';
import { control } from '../state/victory.ts';
import { adjust, mark } from '../verbs/change.ts';

/** Sabotage, the Trail, what everybody earns, and what casualties cost. */
export function* resources(state: Table): Flow<Event> {
  yield* sabotage(state);
  if (!has(state, 'noDegrading') && ABROAD.some((space) => control(state, space) === 'COIN'))
    yield* adjust(state, 'TRAIL', -1);
  let earned = 0;
  for (const loc of LOCS) if (markersIn(state, loc) === 0) earned += econ(loc);
  yield* adjust(state, 'RES_ARVN', state.tracks.AID + earned);
  yield* adjust(state, 'ECON', earned - state.tracks.ECON);
  yield* adjust(
    state,
    'RES_VC',
    sum(ALL, (space) => basesOf(state, space, 'VC')),
  );
  const camps = sum(ABROAD, (space) => basesOf(state, space, 'NVA'));
  yield* adjust(state, 'RES_NVA', camps + 2 * state.tracks.TRAIL);
  yield* adjust(state, 'AID', -3 * casualties(state));
}
function sum(spaces: readonly number[], of: (space: number) => number): number {
  let all = 0;
  for (const space of spaces) all += of(space);
  return all;
}

/** Lines that guerrillas hold, or that lead to a city which is not controlled; the VC pick where markers run out. */
function* sabotage(state: Table): Flow<Event> {
  const isOpen = (loc: number) =>
    markersIn(state, loc) === 0 &&
    (guerrillas(state, loc) > coin(state, loc) ||
      near(loc).some((city) => IS_CITY[city] && control(state, city) !== 'COIN'));
  const vc = { state, faction: 'VC', of: 'resources' } as const;
  let open = LOCS.filter(isOpen);
  while (open.length > 0 && markersLeft(state) > 0) {
    const isForced = open.length <= markersLeft(state);
    const loc = isForced ? (open[0] as number) : yield* pickSpace(vc, 'sabotage-where', open); // all of them come
    yield* mark(state, loc);
    open = open.filter((other) => other !== loc);
  }
}
