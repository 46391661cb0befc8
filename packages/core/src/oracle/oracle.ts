/** Where chance comes from. Rules reach it only through the words; agents have oracles of their own. */
export interface Oracle {
  /** A whole number from 0 to n-1: the one primitive. `face(i)` is what players see when i comes up. */
  int(n: number, label: string, face?: Face): number;
  /** True if it does not look at faces: then none are made. */
  readonly isBlind?: boolean;
  /** How far it has been used: where to come back to. */
  readonly position: number;
  /** The same oracle, standing at `position`; this one stays where it is. */
  at(position: number): Oracle;
}

/** More outcomes than this no oracle can tell apart. */
export const OUTCOMES_MAX = 2 ** 32;

/** What players see of the outcome i. */
export type Face = (index: number) => unknown;

/** The same of something: a function that is made once for all draws of its kind. */
export type Seen<X> = (of: X, index: number) => unknown;

export function faceOf<X>(seen: Seen<X>, of: X): Face {
  return (index) => seen(of, index);
}
