import { checkGiven } from '../fields/given.ts';
import type { Choice } from './prompt.ts';

/** Everything needed to play a match again: no states and no events, a few bytes per choice, and fingerprints. */
export interface MatchRecord extends RecordHead {
  /** A fingerprint of the state at the start of each turn, 16 digits each. */
  readonly states: string;
  /** A fingerprint of each offer and what was chosen from it, 8 digits each. */
  readonly offers: string;
  /** A fingerprint of all the rest. */
  readonly checksum: string;
}

/** A record without fingerprints, such as a fault leaves behind: it can be played, but not compared. */
export interface RecordHead {
  /** The form of records, by its name. */
  readonly format: typeof FORMAT;
  /** The name of the game. */
  readonly game: string;
  /** The version of the game that it was played with. */
  readonly version: number;
  /** How many played. */
  readonly seats: number;
  /** What chance came from. */
  readonly seed: string;
  /** The options of the match, checked and complete. */
  readonly options?: unknown;
  /** The position that it started from, as it was given. */
  readonly position?: unknown;
  /** Where chance changed its course. */
  readonly reseeds?: readonly Reseed[];
  /** Set where chance did not come from the seed: whoever loads it gives the oracle again. */
  readonly chance?: 'given';
  /** The choices, turn by turn; a `together` is one entry, with a list per seat. */
  readonly turns: readonly (readonly Answer[])[];
  /** Who decided, where it was not the seat itself: by the number of the choice, such as "7", or "7.1.0" for answer 0 of seat 1 within a `together`. */
  readonly notes?: Notes;
}

/** Who decided, by the number of the choice: see `notes` of a record. */
export type Notes = { readonly [choice: string]: string };

/** An entry of a record: a choice, or, for a `together`, the choices of each of its seats. */
export type Answer = Choice | Choice[][];

/** Chance that changed its course: from draw `at` on it comes from another seed. */
export interface Reseed {
  readonly at: number;
  readonly seed: string;
}

/**
 * True of what says that it is a record; whether it is a good one is for `load` to find out.
 *
 * @example
 * ```ts
 * import { start } from '@fermata/core';
 * import { isRecord } from '@fermata/core/host';
 * import { pig } from '@fermata/pig';
 *
 * isRecord(start(pig).record()); // → true
 * isRecord({ game: 'pig' }); // → false
 * ```
 */
export function isRecord(value: unknown): value is RecordHead {
  return (value as Partial<RecordHead> | null | undefined)?.format === FORMAT;
}

/**
 * True of a record without fingerprints, such as a fault leaves behind: it is played, but cannot be compared.
 *
 * @example
 * ```ts
 * import { start } from '@fermata/core';
 * import { isBare } from '@fermata/core/host';
 * import { pig } from '@fermata/pig';
 *
 * const record = start(pig).record();
 * isBare(record); // → false
 * const { states, offers, checksum, ...bare } = record;
 * isBare(bare); // → true
 * ```
 */
export function isBare(record: RecordHead): boolean {
  checkGiven('a record', record);
  return FINGERPRINTS.every((field) => !(field in record));
}

/**
 * The choices of a record in their order: as many as `match.choices` counts, and as `replay` counts them.
 *
 * @example
 * ```ts
 * import { connectFour } from '@fermata/connect-four';
 * import { start } from '@fermata/core';
 * import { choicesIn } from '@fermata/core/host';
 *
 * const match = start(connectFour);
 * match.answer(match.prompts()[0]!.id, 3);
 * choicesIn(match.record()); // → [3]
 * ```
 */
export function choicesIn(record: RecordHead): readonly Answer[] {
  checkGiven('a record', record);
  return record.turns.flat();
}

export const FORMAT = 'fermata-1';

/** What a bare record lacks. */
export const FINGERPRINTS = ['states', 'offers', 'checksum'] as const satisfies readonly (keyof MatchRecord)[];

/** What `load` looks for before it plays a record: its fields, and what they are. Options and positions are the game's to check. */
export const SHAPE = [
  ['version', 'number'],
  ['seats', 'number'],
  ['seed', 'string'],
  ['turns', 'list'],
  ['reseeds', 'list or undefined'],
  ['notes', 'object or undefined'],
] as const;

/** The same of what a bare record lacks. */
export const PRINTS = FINGERPRINTS.map((field) => [field, 'string'] as const);
