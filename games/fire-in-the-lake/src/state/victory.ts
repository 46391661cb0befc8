import { FACTIONS, type Faction } from '../data/forces.ts';
import { US_BASE, US_TROOPS } from '../map/pieces.ts';
import { AVAILABLE, SPACE_COUNT } from '../map/places.ts';
import { IS_LOC, population } from '../map/spaces.ts';
import { basesOf, coin, count, insurgents, piecesOf, supportIn } from './counts.ts';
import type { Table } from './state.ts';

export type Control = 'COIN' | 'NVA' | null;

/** Who controls a city or province; nobody controls a line. */
export function control(state: Table, space: number): Control {
  if (IS_LOC[space]) return null;
  const friends = coin(state, space);
  const enemies = insurgents(state, space);
  if (friends > enemies) return 'COIN';
  // Most spaces are decided by then: who is of the NVA is asked last.
  if (enemies === 0) return null;
  const nva = piecesOf(state, space, 'NVA');
  return nva > friends + enemies - nva ? 'NVA' : null;
}

export const THRESHOLD: { readonly [F in Faction]: number } = { US: 50, ARVN: 50, NVA: 18, VC: 35 };

/** The victory markers. */
export function victory(state: Table): Record<Faction, number> {
  let us = count(state, AVAILABLE, US_TROOPS) + count(state, AVAILABLE, US_BASE);
  let arvn = state.tracks.PATRONAGE;
  let [nva, vc] = [0, 0];
  for (let space = 0; space < SPACE_COUNT; space++) {
    nva += basesOf(state, space, 'NVA');
    vc += basesOf(state, space, 'VC');
    const people = population(space);
    if (people === 0) continue;
    const level = supportIn(state, space);
    if (level > 0) us += level * people;
    else vc -= level * people;
    const who = control(state, space);
    if (who === 'COIN') arvn += people;
    else if (who === 'NVA') nva += people;
  }
  return { US: us, ARVN: arvn, NVA: nva, VC: vc };
}

/** By how much each faction is over what it needs; it has to be over, not at it. */
export function margins(state: Table): Record<Faction, number> {
  const now = victory(state);
  for (const faction of FACTIONS) now[faction] -= THRESHOLD[faction];
  return now;
}
