import { type Link, type Log, linked } from '../execution/log.ts';
import { slot } from '../execution/slot.ts';
import type { AnyEvent, Flow } from '../game/flow.ts';
import type { Listener } from '../game/game.ts';
import { brief } from '../values/brief.ts';
import { broken } from '../values/errors.ts';

/**
 * Runs a flow that is about something, such as this power of this bird: that is the cause of all it emits. Where nobody
 * keeps a log, it is the flow itself, and what it is about is not looked at.
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
  const log = logNow();
  return log ? within(log, what, flow) : flow;
}

/**
 * `because`, for functions that are no flows: runs them at once, with what follows. What it is about may be a function of
 * that: where nobody keeps a log it is not called.
 *
 * @example
 * ```ts
 * import { becauseNow, emitNow, start } from '@fermata/core';
 * import { pig } from '@fermata/pig';
 *
 * const give = (seat: number) => emitNow<{ type: 'banked'; seat: number; points: number }>({ type: 'banked', seat, points: 5 });
 * const gift: typeof pig = { ...pig, *opening() { becauseNow((seat) => ({ id: 'a gift', owner: seat }), give, 1); } };
 * start(gift).log[0]?.cause?.owner; // → 1
 * ```
 */
export function becauseNow<A extends readonly unknown[], T>(
  what: Listener | NoInfer<(...of: A) => Listener>,
  body: (...of: A) => T,
  ...of: NoInfer<A> // else each call would make a function: `pokemon_vs_showdown_log_off`
): T {
  const log = logNow();
  if (!log) return body(...of);
  const outer = named(log, typeof what === 'function' ? what(...of) : what);
  try {
    return body(...of);
  } finally {
    log.cause = outer;
  }
}

function* within<E extends AnyEvent, T>(log: Log, what: Listener, flow: Flow<E, T>): Flow<E, T> {
  const outer = named(log, what);
  try {
    return yield* flow;
  } finally {
    log.cause = outer;
  }
}

/**
 * What is emitted from now on is so because of this, and no deeper for that; returns what it was because of. Only where a log
 * is kept is it looked at: to read a name that has to be put together is 8 % of `pokemon_vs_showdown_log_off`.
 */
function named(log: Log, what: Listener): Link | undefined {
  const { id, owner = 0 }: Partial<Listener> = what ?? {};
  if (typeof id !== 'string' || !Number.isInteger(owner) || owner < 0)
    throw broken('word', `because wants { id, owner? }; got ${brief(what)}`);
  const outer = log.cause;
  log.cause = linked(what, 'within', outer, outer?.depth ?? -1);
  return outer;
}

/** The log to tell it to, if one is kept. Within a `together` nothing is emitted, and flows take turns. */
function logNow(): Log | undefined {
  const { run } = slot;
  return run?.log.entries && run.lanes.current === run.main ? run.log : undefined;
}
