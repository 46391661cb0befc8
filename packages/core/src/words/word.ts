import { broken } from '../errors.ts';
import type { Running } from '../execution/running.ts';
import { slot } from '../execution/slot.ts';
import type { Ask } from '../flow.ts';

/**
 * A word of the rules' language. Creating one does nothing; `yield*` runs it. It is its own iterator, so that an answer
 * that is there already costs no suspension and no generator.
 */
export abstract class Word<T> {
  abstract readonly word: string;

  [Symbol.iterator](): this {
    return this;
  }

  /** Does what the word says: the result, or SUSPENDED if an answer is missing. */
  abstract next(): IteratorResult<Ask<never>, T>;
}

export const WAITS: Ask<never> = { waits: true };
export const SUSPENDED: IteratorYieldResult<Ask<never>> = { done: false, value: WAITS };

/** Notes that a word has been created: it must be run before the next one is. */
export function created<W extends Word<unknown>>(word: W): W {
  if (slot.run === undefined) throw broken('word', `${word.word} was used outside a match; words belong into flows`);
  if (slot.closed !== undefined)
    throw broken('word', `${word.word} was used in ${slot.closed}; words belong into flows`);
  if (slot.unrun !== undefined) throw neverRun(slot.unrun.word);
  slot.unrun = word;
  return word;
}

/** The match that runs the word. */
export function begun(word: Word<unknown>): Running {
  if (slot.unrun === word) slot.unrun = undefined;
  if (slot.run === undefined) throw broken('word', `${word.word} was run outside a match; words belong into flows`);
  return slot.run;
}

export function neverRun(word: string) {
  return broken('word', `${word} was created and never run; write yield* ${word}(…)`);
}
