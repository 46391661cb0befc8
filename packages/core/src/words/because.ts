import { type Log, linked } from '../execution/log.ts';
import { slot } from '../execution/slot.ts';
import type { AnyEvent, Flow } from '../game/flow.ts';
import type { Listener } from '../game/game.ts';
import { brief } from '../values/brief.ts';
import { broken } from '../values/errors.ts';

/**
 * Runs a flow that is about something, such as this power of this bird: that is the cause of all it emits. Where nobody
 * keeps a log, it is the flow itself.
 *
 * @example
 * ```ts
 * import { because, emit, start } from '@fermata/core';
 * import { pig } from '@fermata/pig';
 *
 * const gift: typeof pig = {
 *   ...pig,
 *   *opening() { yield* because({ id: 'a gift', owner: 1 }, emit({ type: 'banked', seat: 1, points: 5 })); },
 * };
 * start(gift).log[0]?.cause?.by; // → 'a gift'
 * ```
 */
export function because<E extends AnyEvent, T>(what: Listener, flow: Flow<E, T>): Flow<E, T> {
  checkCause(what);
  const log = logNow();
  return log ? within(log, what, flow) : flow;
}

/**
 * `because`, for functions that are no flows: runs them at once.
 *
 * @example
 * ```ts
 * import { becauseNow, emitNow, start } from '@fermata/core';
 * import { pig } from '@fermata/pig';
 *
 * const give = () => emitNow<{ type: 'banked'; seat: number; points: number }>({ type: 'banked', seat: 1, points: 5 });
 * const gift: typeof pig = { ...pig, *opening() { becauseNow({ id: 'a gift' }, give); } };
 * start(gift).log[0]?.cause?.by; // → 'a gift'
 * ```
 */
export function becauseNow<T>(what: Listener, body: () => T): T {
  checkCause(what);
  const log = logNow();
  return log ? (within(log, what, atOnce(body)).next().value as T) : body(); // it never suspends
}

function* within<E extends AnyEvent, T>(log: Log, what: Listener, flow: Flow<E, T>): Flow<E, T> {
  const outer = log.cause;
  // What is emitted from now on is so because of this, and no deeper for that.
  log.cause = linked(what, 'within', outer, outer?.depth ?? -1);
  try {
    return yield* flow;
  } finally {
    log.cause = outer;
  }
}

/** A function as a flow that never suspends. */
function* atOnce<T>(body: () => T): Flow<never, T> {
  return body();
}

/** Throws unless it can be named in a log, whether or not one is kept. */
function checkCause(what: Listener): void {
  const { id, owner = 0 }: Partial<Listener> = what ?? {};
  if (typeof id !== 'string' || !(Number.isInteger(owner) && owner >= 0))
    throw broken('word', `because wants { id, owner? }; got ${brief(what)}`);
}

/** The log to tell it to, if one is kept. Within a `together` nothing is emitted, and flows take turns. */
function logNow(): Log | undefined {
  const { run } = slot;
  return run?.log.entries && run.lanes.current === run.main ? run.log : undefined;
}
