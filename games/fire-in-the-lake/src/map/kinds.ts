/** Kinds of pieces that rules name together: one list for operations, cards and counts alike. */
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
} from './pieces.ts';

type Kinds = readonly number[];

export const IRREGULARS: Kinds = [IRREGULAR, IRREGULAR_ACTIVE];
export const US_CUBES: Kinds = [US_TROOPS];
export const US_SOFT: Kinds = [US_TROOPS, ...IRREGULARS];
export const US_PIECES: Kinds = [US_TROOPS, US_BASE, ...IRREGULARS];

export const RANGERS: Kinds = [RANGER, RANGER_ACTIVE];
export const ARVN_CUBES: Kinds = [ARVN_TROOPS, POLICE];
export const ARVN_SOFT: Kinds = [...ARVN_CUBES, ...RANGERS];
export const ARVN_PIECES: Kinds = [...ARVN_SOFT, ARVN_BASE];

export const COIN_TROOPS: Kinds = [US_TROOPS, ARVN_TROOPS];
export const COIN_CUBES: Kinds = [US_TROOPS, ...ARVN_CUBES];
/** All but bases: who watches marches, and who is hit before bases are. */
export const COIN_SOFT: Kinds = [...US_SOFT, ...ARVN_SOFT];
export const COIN_BASES: Kinds = [US_BASE, ARVN_BASE];
export const COIN_PIECES: Kinds = [...US_PIECES, ...ARVN_PIECES];
export const SPECIAL_FORCES: Kinds = [...IRREGULARS, ...RANGERS];
export const HIDDEN_FORCES: Kinds = [IRREGULAR, RANGER];

export const NVA_CUBES: Kinds = [NVA_TROOPS];
export const NVA_GUERRILLAS: Kinds = [NVA_GUERRILLA, NVA_GUERRILLA_ACTIVE];
export const VC_GUERRILLAS: Kinds = [VC_GUERRILLA, VC_GUERRILLA_ACTIVE];
export const GUERRILLAS: Kinds = [...NVA_GUERRILLAS, ...VC_GUERRILLAS];
export const HIDDEN_GUERRILLAS: Kinds = [NVA_GUERRILLA, VC_GUERRILLA];
export const ACTIVE_GUERRILLAS: Kinds = [NVA_GUERRILLA_ACTIVE, VC_GUERRILLA_ACTIVE];
/** What an Air Strike can see. */
export const EXPOSED: Kinds = [NVA_TROOPS, ...ACTIVE_GUERRILLAS];
export const INSURGENT_SOFT: Kinds = [NVA_TROOPS, ...GUERRILLAS];

/** Without a tunnel; with one; and both. */
export const OPEN_BASES: Kinds = [NVA_BASE, VC_BASE];
export const TUNNELED_BASES: Kinds = [NVA_BASE_TUNNELED, VC_BASE_TUNNELED];
export const INSURGENT_BASES: Kinds = [NVA_BASE, NVA_BASE_TUNNELED, VC_BASE, VC_BASE_TUNNELED];

/** Without tunneled bases, which are reached only where a rule says so. */
export const NVA_PIECES: Kinds = [NVA_TROOPS, ...NVA_GUERRILLAS, NVA_BASE];
export const VC_PIECES: Kinds = [...VC_GUERRILLAS, VC_BASE];
