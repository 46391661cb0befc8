import { broken } from '../errors.ts';
import type { Execution } from '../execution/execution.ts';
import { slot } from '../execution/slot.ts';
import type { Ask, Flow } from '../flow.ts';

/**
 * A word of the rules' language. Creating one does nothing; `yield*` runs it. It is its own iterator, so that an answer
 * that is there already costs no suspension and no generator.
 */
export abstract class Word<T> {
  abstract readonly word: string;
  abstract readonly label: string;

  /** Called by `yield*`, once: it must be the word that was created last. */
  [Symbol.iterator](): this {
    if (slot.run === undefined) throw broken('word', `${this} was run outside a match; words belong into flows`);
    if (slot.unrun !== this) throw broken('word', `${this} was run twice, or kept; create a word where it is run`);
    slot.unrun = undefined;
    return this;
  }

  /** Does what the word says: the result, or SUSPENDED if an answer is missing. */
  abstract next(): IteratorResult<Ask<never>, T>;

  toString(): string {
    return `${this.word} "${this.label}"`;
  }
}

export const SUSPENDED: IteratorYieldResult<Ask<never>> = { done: false, value: slot.waits };

/** Notes that a word has been created: it must be run before the next one is. To the rules it is a flow. */
export function created<T>(word: Word<T>): Flow<never, T> {
  ready(word);
  slot.unrun = word;
  return word as unknown as Flow<never, T>; // driven by next() alone
}

/** The match that runs; throws where words may not be used. */
export function ready(word: unknown, label?: string): Execution {
  const { run, closed, unrun } = slot;
  if (run !== undefined && closed === undefined && unrun === undefined) return run;
  if (closed === undefined && unrun !== undefined) throw neverRun(unrun);
  const name = label === undefined ? word : `${word} "${label}"`;
  throw broken('word', `${name} was used ${closed ? `in ${closed}` : 'outside a match'}; words belong into flows`);
}

/** The match that runs the word now. */
export function running(): Execution {
  return slot.run as Execution; // `yield*` has made sure
}

/** Throws unless a flow that stopped is done or waits, and has run every word it created. */
export function checkStep({ done, value }: IteratorResult<unknown, unknown>): void {
  if (slot.unrun !== undefined) throw neverRun(slot.unrun);
  if (done || value === slot.waits) return;
  throw broken('word', 'a flow yielded something by itself; run words and flows with yield*');
}

function neverRun(word: object) {
  return broken('word', `${word} was created and never run; write yield* before it`);
}
