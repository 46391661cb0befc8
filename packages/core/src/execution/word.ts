import type { AnyEvent, Ask, Flow } from '../game/flow.ts';
import { broken } from '../values/errors.ts';
import type { Execution } from './execution.ts';
import { slot } from './slot.ts';

/**
 * A word of the rules' language. Creating one does nothing; `yield*` runs it. It is its own iterator, so that an answer
 * that is there already costs no suspension and no generator.
 */
export interface Word<T> {
  readonly word: string;
  readonly label: string;
  /** Called by `yield*`, once; `begun` does the work. */
  [Symbol.iterator](): this;
  /** Does what the word says: the result, or SUSPENDED if an answer is missing. */
  next(): IteratorResult<Ask<never>, T>;
}

/** A word is run: it must be the one that was created last. */
export function begun<W extends Word<unknown>>(word: W): W {
  const { run } = slot;
  if (run?.unrun !== (word as Word<unknown>)) throw misrun(word);
  run.unrun = undefined;
  return word;
}

function misrun(word: Named) {
  if (!slot.run) return broken('word', `${named(word)} was run outside a match; words belong into flows`);
  return broken('word', `${named(word)} was run twice, or kept; create a word where it is run`);
}

/**
 * A flow, about to be run: most are a word that has just been created, which need not be looked into to find its iterator.
 * That is 2 to 3 % of `itemduel_decision_vs_boardgameio_move`.
 */
export function opened<E extends AnyEvent>(run: Execution, flow: Flow<E, unknown>): Flow<E, unknown> {
  const word: unknown = flow;
  if (run.unrun !== word) return flow[Symbol.iterator]();
  run.unrun = undefined;
  return flow;
}

type Named = Pick<Word<unknown>, 'word' | 'label'>;
function named({ word, label }: Named): string {
  return `${word} "${label}"`;
}

export const SUSPENDED: IteratorYieldResult<Ask<never>> = { done: false, value: slot.waits };

/** Notes that a word has been created: it must be run before the next one is. To the rules it is a flow. */
export function created<T>(word: Word<T>): Flow<never, T> {
  const run = free();
  if (!run) throw misplaced(word.word, word.label); // a label may have to be put together
  run.unrun = word;
  return word as unknown as Flow<never, T>; // driven by next() alone
}

/** The match that runs; throws where words may not be used. */
export function ready(word: string, label: string): Execution {
  const run = free();
  if (!run) throw misplaced(word, label);
  return run;
}

function free(): Execution | undefined {
  const { run, closed } = slot;
  return run && !closed && !run.unrun ? run : undefined;
}

function misplaced(word: string, label: string) {
  const { run, closed } = slot;
  if (!closed && run?.unrun) return neverRun(run.unrun);
  const place = !closed ? 'outside a match' : `in ${closed}`;
  return broken('word', `${named({ word, label })} was used ${place}; words belong into flows`);
}

/** The match that runs the word now. */
export function running(): Execution {
  return slot.run as Execution; // `yield*` has made sure
}

/** Throws unless a flow that stopped is done or waits, and has run every word it created. */
export function checkStep(run: Execution, { done, value }: IteratorResult<unknown, unknown>): void {
  if (run.unrun) throw neverRun(run.unrun);
  if (done || value === slot.waits) return;
  throw broken('word', 'a flow yielded by itself; run words and flows with yield*');
}

function neverRun(word: Named) {
  return broken('word', `${named(word)} was created and never run; write yield* before it`);
}
