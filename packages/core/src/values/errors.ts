/** What a caller did wrong; the match is unchanged. */
export type MisuseCode =
  | 'barrier' // an undo would cross something that cannot be taken back
  | 'cap' // an exact computation would be larger than the stated cap
  | 'choice' // not a legal answer to this prompt
  | 'given' // no match, no game, no function … where one belongs
  | 'nothing' // nothing to undo or redo, no default, no record
  | 'options' // options or a position that the game refuses
  | 'prompt' // no such open prompt
  | 'record' // a record that does not fit
  | 'seat' // no such seat, or not this seat's business
  | 'start'; // a match that cannot be started so

/** What rules did wrong; the match stands at its last open prompt. */
export type BrokenCode =
  | 'chance' // chance without an outcome
  | 'choice' // a default that is not a legal answer
  | 'clock' // rules that look at a clock, a locale, or draw on their own
  | 'depth' // the chain of causes is too long
  | 'empty' // an offer without options, where nothing prunes
  | 'event' // an event that the game does not know
  | 'json' // something that is not plain JSON
  | 'limit' // a loop that passed its limit
  | 'seat' // a question to a seat that does not exist
  | 'secret' // a declaration of secrets that contradicts the state
  | 'word'; // a word outside a match, where it may not be, or never run

class Coded<C> extends Error {
  declare readonly code: C;

  constructor(code: C, message: string) {
    super(message);
    this.code = code;
  }
}

/**
 * A caller's mistake: typed, with a code, and nothing is lost.
 *
 * @example
 * ```ts
 * import { Misuse, start } from '@fermata/core';
 * import { pig } from '@fermata/pig';
 *
 * let code: string | undefined;
 * try {
 *   start(pig, { seats: 9 });
 * } catch (error) {
 *   if (error instanceof Misuse) code = error.code;
 * }
 * code; // → 'start'
 * ```
 */
export class Misuse extends Coded<MisuseCode> {
  override name = 'Misuse';
}

/**
 * Rules that break their own promises. `record`, which loggers do not see, plays the match again up to the fault.
 *
 * @example
 * ```ts
 * import { BrokenRules, choose, start } from '@fermata/core';
 * import { pig } from '@fermata/pig';
 *
 * const mute: typeof pig = { ...pig, *turn() { yield* choose(0, 'Which one?', []); } };
 * let code: string | undefined;
 * try {
 *   start(mute);
 * } catch (error) {
 *   if (error instanceof BrokenRules) code = error.code;
 * }
 * code; // → 'empty'
 * ```
 */
export class BrokenRules extends Coded<BrokenCode> {
  override name = 'BrokenRules';
  declare readonly record?: unknown; // a type alone: `carry` defines it, and looks whether it is there
}

export function misuse(code: MisuseCode, message: string): Misuse {
  return new Misuse(code, message);
}

/** What `body` returns. What it throws is the caller's mistake, and is said to be so. */
export function refusing<T>(code: MisuseCode, where: string, body: () => T): T {
  try {
    return body();
  } catch (error) {
    const refused = misuse(code, where + (error as Error).message); // games and core throw errors
    hide(refused, 'cause', error); // where it is a slip in the game's own check, this has the line
    throw refused;
  }
}

export function broken(code: BrokenCode, message: string): BrokenRules {
  faults.last = new BrokenRules(code, message);
  return faults.last;
}

/** Gives an error the record that leads to it, unless it has one: out of sight, since a log is no place for a seed. */
export function carry(error: Error, record: unknown): void {
  if (!('record' in error) && Object.isExtensible(error)) hide(error, 'record', record);
}

function hide(error: Error, name: string, value: unknown): void {
  Object.defineProperty(error, name, { value, configurable: true, writable: true });
}

/** The last fault of rules: a strict match looks whether they have caught it. */
export const faults: { last: BrokenRules | undefined } = { last: undefined };
