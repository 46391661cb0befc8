import type { Token } from '../game/secrets.ts';

/** A zone that is hidden from the seat, by its name; undefined where the seat sees what lies there. */
export type HiddenZone = string | undefined;

/** A token that the seat was told of: where it went from and to. Where both are the same it was shown as it lay. */
export interface ToldMove {
  readonly token: Token;
  readonly from: HiddenZone;
  readonly to: HiddenZone;
}

/** Something that moved out of sight: any of those that lay there may have been it. */
export interface UntoldMove {
  readonly from: string;
  readonly to: string;
}

/** What became of hidden tokens of one kind at one moment, as far as a seat can tell. */
export interface Moment {
  readonly told: readonly ToldMove[];
  /** In order of zones: which of them was which does not show. */
  readonly untold: readonly UntoldMove[];
  /** Tokens that have come from outside, into zones out of sight: untold moves from `OUTSIDE`. */
  readonly came: readonly Token[];
  /** Where a token was said not to lie. */
  readonly lacks: readonly { readonly token: Token; readonly zone: string }[];
}

/** In place of the zone that something from outside comes from. */
export const OUTSIDE = '\0outside';
