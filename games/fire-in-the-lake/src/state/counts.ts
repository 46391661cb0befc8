/** How many there are. Plain loops: offers ask these for every space. */
import type { Faction } from '../data/forces.ts';
import {
  COIN_BASES,
  COIN_SOFT,
  GUERRILLAS,
  HIDDEN_GUERRILLAS,
  INSURGENT_BASES,
  NVA_GUERRILLAS,
  VC_GUERRILLAS,
} from '../map/kinds.ts';
import {
  ARVN_BASE,
  ARVN_TROOPS,
  IRREGULAR_ACTIVE,
  KINDS,
  NVA_BASE,
  NVA_BASE_TUNNELED,
  NVA_TROOPS,
  US_TROOPS,
  VC_BASE,
  VC_BASE_TUNNELED,
  VC_GUERRILLA,
} from '../map/pieces.ts';
import { CASUALTIES, SPACE_COUNT } from '../map/places.ts';
import { MARKERS_MAX, type Table } from './state.ts';

export function count({ pieces }: Table, place: number, kind: number): number {
  return pieces[place * KINDS + kind] as number; // each place has each kind
}
/** How many of several kinds. */
export function countOf(state: Table, place: number, kinds: readonly number[]): number {
  let sum = 0;
  for (let one = 0; one < kinds.length; one++) sum += count(state, place, kinds[one] as number); // within the list
  return sum;
}
/** How many of several kinds there are on the map. */
export function countOnMap(state: Table, kinds: readonly number[]): number {
  let sum = 0;
  for (let space = 0; space < SPACE_COUNT; space++) sum += countOf(state, space, kinds);
  return sum;
}

/** From one kind to another, both included: kinds of a faction, and factions of a side, lie side by side. */
function between({ pieces }: Table, place: number, first: number, last: number): number {
  let sum = 0;
  for (let index = place * KINDS + first, end = place * KINDS + last; index <= end; index++)
    sum += pieces[index] as number; // as above
  return sum;
}
export function piecesOf(state: Table, place: number, faction: Faction): number {
  // No table of first and last kinds, which would be looked up by name: `fitl_decision_vs_boardgameio_move`.
  if (faction === 'US') return between(state, place, US_TROOPS, IRREGULAR_ACTIVE);
  if (faction === 'ARVN') return between(state, place, ARVN_TROOPS, ARVN_BASE);
  if (faction === 'NVA') return between(state, place, NVA_TROOPS, NVA_BASE_TUNNELED);
  return between(state, place, VC_GUERRILLA, VC_BASE_TUNNELED);
}
/** Pieces of the US and ARVN. */
export function coin(state: Table, place: number): number {
  return between(state, place, US_TROOPS, ARVN_BASE);
}
/** Pieces of the NVA and VC. */
export function insurgents(state: Table, place: number): number {
  return between(state, place, NVA_TROOPS, VC_BASE_TUNNELED);
}
export function bases(state: Table, place: number): number {
  return countOf(state, place, COIN_BASES) + countOf(state, place, INSURGENT_BASES);
}
export function basesOf(state: Table, place: number, faction: 'NVA' | 'VC'): number {
  return faction === 'NVA'
    ? between(state, place, NVA_BASE, NVA_BASE_TUNNELED)
    : between(state, place, VC_BASE, VC_BASE_TUNNELED);
}
export function guerrillas(state: Table, place: number): number {
  return countOf(state, place, GUERRILLAS);
}
export function guerrillasOf(state: Table, place: number, faction: 'NVA' | 'VC'): number {
  return countOf(state, place, faction === 'NVA' ? NVA_GUERRILLAS : VC_GUERRILLAS);
}
/** Underground guerrillas of both. */
export function hidden(state: Table, place: number): number {
  return countOf(state, place, HIDDEN_GUERRILLAS);
}
/** Cubes and special forces: what a marching group has to hide from. */
export function watchers(state: Table, place: number): number {
  return countOf(state, place, COIN_SOFT);
}
/** -2 active opposition to 2 active support. */
export function supportIn({ support }: Table, space: number): number {
  return support[space] as number; // one for each space
}
/** Terror, or sabotage on a line. */
export function markersIn({ markers }: Table, space: number): number {
  return markers[space] as number; // as above
}
/** Terror and sabotage markers that are left. */
export function markersLeft({ markers }: Table): number {
  let left = MARKERS_MAX;
  for (let space = 0; space < SPACE_COUNT; space++) left -= markers[space] as number; // as above
  return left;
}
export function casualties(state: Table): number {
  return piecesOf(state, CASUALTIES, 'US');
}
