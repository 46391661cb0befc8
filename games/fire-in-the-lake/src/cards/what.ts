/** Which pieces. A base with a tunnel is among them only where that is said. */
import * as kinds from '../map/kinds.ts';
import {
  ARVN_BASE,
  ARVN_TROOPS,
  NVA_BASE,
  NVA_BASE_TUNNELED,
  NVA_TROOPS,
  POLICE,
  US_BASE,
  US_TROOPS,
  VC_BASE,
  VC_BASE_TUNNELED,
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
export const IRREGULARS = what('irregulars', ...kinds.IRREGULARS);
export const US_PIECES = what('US pieces', ...kinds.US_PIECES);

export const ARVN_TROOP = what('ARVN troops', ARVN_TROOPS);
export const POLICEMEN = what('police', POLICE);
export const ARVN_CUBES = what('ARVN cubes', ...kinds.ARVN_CUBES);
export const RANGERS = what('rangers', ...kinds.RANGERS);
export const ARVN_BASES = what('ARVN bases', ARVN_BASE);
export const ARVN_PIECES = what('ARVN pieces', ...kinds.ARVN_PIECES);

/** Of either ally. */
export const COIN_CUBES = what('COIN cubes', ...kinds.COIN_CUBES);
export const COIN_TROOPS = what('COIN troops', ...kinds.COIN_TROOPS);
export const COIN_BASES = what('COIN bases', ...kinds.COIN_BASES);
export const COIN_PIECES = what('COIN pieces', ...kinds.COIN_PIECES);
export const SPECIAL_FORCES = what('irregulars and rangers', ...kinds.SPECIAL_FORCES);

export const NVA_TROOP = what('NVA troops', NVA_TROOPS);
export const NVA_GUERRILLAS = what('NVA guerrillas', ...kinds.NVA_GUERRILLAS);
export const NVA_BASES = what('NVA bases', NVA_BASE);
export const NVA_PIECES = what('NVA pieces', ...kinds.NVA_PIECES);

export const VC_GUERRILLAS = what('VC guerrillas', ...kinds.VC_GUERRILLAS);
export const VC_BASES = what('VC bases', VC_BASE);
export const VC_PIECES = what('VC pieces', ...kinds.VC_PIECES);

export const GUERRILLAS = what('guerrillas', ...kinds.GUERRILLAS);
export const HIDDEN_GUERRILLAS = what('underground guerrillas', ...kinds.HIDDEN_GUERRILLAS);
export const INSURGENT_BASES = what('insurgent bases', ...kinds.OPEN_BASES);
export const TUNNELS = what('tunneled bases', ...kinds.TUNNELED_BASES);
export const INSURGENT_PIECES = what('insurgent pieces', ...NVA_PIECES.kinds, ...VC_PIECES.kinds);
/** Tunneled bases included: to ask whether anybody is there at all. */
export const NVA_ANY = what('NVA pieces', ...NVA_PIECES.kinds, NVA_BASE_TUNNELED);
export const VC_ANY = what('VC pieces', ...VC_PIECES.kinds, VC_BASE_TUNNELED);
export const INSURGENT_ANY = what('insurgent pieces', ...NVA_ANY.kinds, ...VC_ANY.kinds);
