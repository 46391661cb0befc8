import { type Link, scope } from '../execution/log.ts';
import { slot } from '../execution/slot.ts';
import type { AnyEvent, Flow } from '../game/flow.ts';
import type { Listener } from '../game/game.ts';

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
  return isTold() ? within(what, flow) : flow;
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
  if (!isTold()) return body();
  const outer = enter(what);
  try {
    return body();
  } finally {
    leave(outer);
  }
}

function* within<E extends AnyEvent, T>(what: Listener, flow: Flow<E, T>): Flow<E, T> {
  const outer = enter(what);
  try {
    return yield* flow;
  } finally {
    leave(outer);
  }
}

/** Whether there is a log to tell it to. Within a `together` nothing is emitted, and flows take turns. */
function isTold(): boolean {
  const { run } = slot;
  return run?.log.entries !== undefined && run.lanes.current === run.main;
}

function enter(what: Listener): Link | undefined {
  const { log } = slot.run as Running; // as long as it is told
  const outer = log.cause;
  log.cause = scope(what, outer);
  return outer;
}

function leave(outer: Link | undefined): void {
  (slot.run as Running).log.cause = outer; // as above
}

type Running = NonNullable<typeof slot.run>;
