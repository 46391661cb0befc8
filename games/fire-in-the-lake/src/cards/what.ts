/** Which pieces. A base with a tunnel is among them only where that is said. */
import {
  ARVN_BASE,
  ARVN_TROOPS,
  IRREGULAR,
  IRREGULAR_ACTIVE,
  NVA_BASE,
  NVA_BASE_TUNNELED,
  NVA_GUERRILLA,
  NVA_GUERRILLA_ACTIVE,
  NVA_TROOPS,
  POLICE,
  RANGER,
  RANGER_ACTIVE,
  US_BASE,
  US_TROOPS,
  VC_BASE,
  VC_BASE_TUNNELED,
  VC_GUERRILLA,
  VC_GUERRILLA_ACTIVE,
} from '../map/pieces.ts';

export interface What {
  readonly text: string;
  readonly kinds: readonly number[];
}
export function what(text: string, ...kinds: readonly number[]): What {
  return { text, kinds };
}
/** Several of them together. */
export function any(...some: readonly What[]): What {
  return { text: some.map(({ text }) => text).join(' or '), kinds: some.flatMap(({ kinds }) => kinds) };
}

export const US_TROOP = what('US troops', US_TROOPS);
export const US_BASES = what('US bases', US_BASE);
export const IRREGULARS = what('irregulars', IRREGULAR, IRREGULAR_ACTIVE);
export const US_PIECES = what('US pieces', US_TROOPS, US_BASE, IRREGULAR, IRREGULAR_ACTIVE);

export const ARVN_TROOP = what('ARVN troops', ARVN_TROOPS);
export const POLICEMEN = what('police', POLICE);
export const ARVN_CUBES = what('ARVN cubes', ARVN_TROOPS, POLICE);
export const RANGERS = what('rangers', RANGER, RANGER_ACTIVE);
export const ARVN_BASES = what('ARVN bases', ARVN_BASE);
export const ARVN_PIECES = what('ARVN pieces', ARVN_TROOPS, POLICE, RANGER, RANGER_ACTIVE, ARVN_BASE);

export const COIN_CUBES = what('US and ARVN cubes', US_TROOPS, ARVN_TROOPS, POLICE);
export const COIN_TROOPS = what('US and ARVN troops', US_TROOPS, ARVN_TROOPS);
export const COIN_BASES = what('US and ARVN bases', US_BASE, ARVN_BASE);
export const COIN_PIECES = what('US and ARVN pieces', ...US_PIECES.kinds, ...ARVN_PIECES.kinds);
export const SPECIAL_FORCES = what('irregulars and rangers', ...IRREGULARS.kinds, ...RANGERS.kinds);

export const NVA_TROOP = what('NVA troops', NVA_TROOPS);
export const NVA_GUERRILLAS = what('NVA guerrillas', NVA_GUERRILLA, NVA_GUERRILLA_ACTIVE);
export const NVA_BASES = what('NVA bases', NVA_BASE);
export const NVA_PIECES = what('NVA pieces', NVA_TROOPS, ...NVA_GUERRILLAS.kinds, NVA_BASE);

export const VC_GUERRILLAS = what('VC guerrillas', VC_GUERRILLA, VC_GUERRILLA_ACTIVE);
export const VC_BASES = what('VC bases', VC_BASE);
export const VC_PIECES = what('VC pieces', ...VC_GUERRILLAS.kinds, VC_BASE);

export const GUERRILLAS = what('guerrillas', ...NVA_GUERRILLAS.kinds, ...VC_GUERRILLAS.kinds);
export const HIDDEN_GUERRILLAS = what('underground guerrillas', NVA_GUERRILLA, VC_GUERRILLA);
export const INSURGENT_BASES = what('insurgent bases', NVA_BASE, VC_BASE);
export const TUNNELS = what('tunneled bases', NVA_BASE_TUNNELED, VC_BASE_TUNNELED);
export const INSURGENT_PIECES = what('insurgent pieces', ...NVA_PIECES.kinds, ...VC_PIECES.kinds);
/** Tunneled bases included: to ask whether anybody is there at all. */
export const NVA_ANY = what('NVA pieces', ...NVA_PIECES.kinds, NVA_BASE_TUNNELED);
export const VC_ANY = what('VC pieces', ...VC_PIECES.kinds, VC_BASE_TUNNELED);
export const INSURGENT_ANY = what('insurgent pieces', ...NVA_ANY.kinds, ...VC_ANY.kinds);
