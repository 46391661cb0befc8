/** What the operations of NVA and VC share. */
import type { Faction } from '../data/forces.ts';
import { rule } from '../lasting/rules.ts';
import { COIN_BASES, COIN_SOFT } from '../map/kinds.ts';
import { type Group, NVA_BASE, NVA_GUERRILLA, VC_BASE, VC_GUERRILLA } from '../map/pieces.ts';
import { SPACE_COUNT } from '../map/places.ts';
import { econ, IS_LOC, population } from '../map/spaces.ts';
import { count } from '../state/counts.ts';
import type { Table } from '../state/state.ts';
import { control } from '../state/victory.ts';
import { groupsAt } from '../verbs/pick.ts';
import type { Action } from './action.ts';

export type Insurgent = 'NVA' | 'VC';
/** Operations of insurgents are theirs alone. */
export function insurgentOf({ faction }: Action): Insurgent {
  return faction === 'NVA' ? 'NVA' : 'VC';
}
/** The underground guerrilla; its active side follows it. */
export function guerrillaOf(faction: Faction): number {
  return faction === 'NVA' ? NVA_GUERRILLA : VC_GUERRILLA;
}
export function baseOf(faction: Faction): number {
  return faction === 'NVA' ? NVA_BASE : VC_BASE;
}

/** What insurgents may hit: anything of the US and ARVN, bases last. */
export function prey(state: Table, space: number): Group[] {
  const soft = groupsAt(state, space, COIN_SOFT);
  return soft.length > 0 ? soft : groupsAt(state, space, COIN_BASES);
}

/** What a tax brings there; nothing where it cannot be raised. */
export function taxIn(state: Table, space: number): number {
  if (count(state, space, VC_GUERRILLA) === 0) return 0;
  if (IS_LOC[space]) return econ(space);
  return control(state, space) === 'COIN' ? 0 : 2 * population(space);
}
/** The VC without resources may tax first, and pay with that. */
export const OPENED_BY_TAX = {
  VC: { special: 'tax', isOpen: ({ state }: Action) => state.tracks.RES_VC === 0 && canTax(state) },
} as const;
function canTax(state: Table): boolean {
  for (let space = 0; space < SPACE_COUNT; space++) if (taxIn(state, space) > 0) return true;
  return false;
}

/** Troops that an NVA Attack costs before anything else. */
export function troopsLost(state: Table): number {
  return rule(state, 'attackTroopLost', 0);
}
