import type { Entry } from '@fermata/catalog';
import type { Ev, Match, Seat } from '@fermata/core';
import type { Desk } from './ask.ts';

/** The seat of the person at the terminal; bots play the others. */
export const YOU: Seat = 0;

/** One match at a terminal. */
export interface Table extends Desk {
  readonly entry: Entry;
  readonly match: Match<object, Ev>;
  readonly seed: string;
  /** How many events the person knows already. */
  readonly told: number;
  /** The files that hold this match, and so may be written again. */
  readonly files: Set<string>;
}

/** The command that starts the same match again. */
export function commandFor({ entry, match, seed }: Table): string {
  return `npm start -- ${entry.game.name} --seats ${match.seats} --seed ${quoted(seed)}`;
}

/** A word as a shell takes it. */
export function quoted(word: string): string {
  return /^[\w./-]+$/.test(word) ? word : `'${word.replaceAll("'", String.raw`'\''`)}'`;
}
