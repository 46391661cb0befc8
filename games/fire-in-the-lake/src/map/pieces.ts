/** Kinds of pieces: a type and the side it shows. Pieces that look alike are alike, so none has an identity. */
import type { Faction } from '../data/forces.ts';
import { type Area, PLACES } from './places.ts';

/** Kinds of a faction lie side by side, and the active or tunneled side follows the plain one: sums rely on it. */
export const PIECES = [
  'us-troops',
  'us-bases',
  'us-irregulars',
  'us-irregulars!active',
  'arvn-troops',
  'arvn-police',
  'arvn-rangers',
  'arvn-rangers!active',
  'arvn-bases',
  'nva-troops',
  'nva-guerrillas',
  'nva-guerrillas!active',
  'nva-bases',
  'nva-bases-tunneled',
  'vc-guerrillas',
  'vc-guerrillas!active',
  'vc-bases',
  'vc-bases-tunneled',
] as const;
export type Piece = (typeof PIECES)[number];
export const KINDS = PIECES.length;

export const US_TROOPS = 0;
export const US_BASE = 1;
export const IRREGULAR = 2;
export const IRREGULAR_ACTIVE = 3;
export const ARVN_TROOPS = 4;
export const POLICE = 5;
export const RANGER = 6;
export const RANGER_ACTIVE = 7;
export const ARVN_BASE = 8;
export const NVA_TROOPS = 9;
export const NVA_GUERRILLA = 10;
export const NVA_GUERRILLA_ACTIVE = 11;
export const NVA_BASE = 12;
export const NVA_BASE_TUNNELED = 13;
export const VC_GUERRILLA = 14;
export const VC_GUERRILLA_ACTIVE = 15;
export const VC_BASE = 16;
export const VC_BASE_TUNNELED = 17;

/** How a piece lies in a box: underground, and without a tunnel. */
export const BOXED: readonly number[] = PIECES.map((piece) =>
  PIECES.indexOf(piece.replace('!active', '').replace('-tunneled', '') as Piece),
);
/** The other side of guerrillas and special forces, and of bases that may have a tunnel; itself where there is none. */
export const OTHER_SIDE: readonly number[] = PIECES.map((_, kind) => {
  const pair = PIECES.findIndex((_, other) => other !== kind && BOXED[other] === BOXED[kind]);
  return pair < 0 ? kind : pair;
});
export const IS_BASE: readonly boolean[] = PIECES.map((piece) => piece.includes('-bases'));
export const OWNER: readonly Faction[] = PIECES.map((piece) => piece.split('-')[0]?.toUpperCase() as Faction); // by name

const numbers = new Map<string, number>(PIECES.map((id, kind) => [id, kind]));
export function kindOf(piece: Piece): number {
  return numbers.get(piece) as number; // each name is there
}
export function pieceName(kind: number): Piece {
  return PIECES[kind] as Piece; // within the table
}

/** Pieces of a kind at a place, as one option: `nva-troops in hue`. */
export type Group = `${Piece} in ${Area}`;
/** By `place * KINDS + kind`, which is also where the state counts them. */
export const GROUPS: readonly Group[] = PLACES.flatMap((place) => PIECES.map((piece): Group => `${piece} in ${place}`));
const groupNumbers = new Map<string, number>(GROUPS.map((id, index) => [id, index]));
export function groupIndex(group: Group): number {
  return groupNumbers.get(group) as number; // each name is there
}

export const troopsOf: { readonly [F in Faction]: number } = {
  US: US_TROOPS,
  ARVN: ARVN_TROOPS,
  NVA: NVA_TROOPS,
  VC: VC_GUERRILLA, // the VC have no troops: never asked for
};
