/** Questions about a table, by name: for whoever looks at it from outside. */
import type { Space } from './data/map.ts';
import { kindOf, type Piece } from './map/pieces.ts';
import { type Area, at } from './map/places.ts';
import * as counts from './state/counts.ts';
import type { Table } from './state/state.ts';
import * as rules from './state/victory.ts';

/** How many pieces of a kind are at a place: `count(state, 'hue', 'vc-guerrillas!active')`. */
export function count(state: Table, place: Area, piece: Piece): number {
  return counts.count(state, at(place), kindOf(piece));
}
/** Who controls a space: `COIN`, `NVA`, or nobody. */
export function control(state: Table, space: Space): rules.Control {
  return rules.control(state, at(space));
}
