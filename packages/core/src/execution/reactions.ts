import type { AnyEvent, Ask, Flow } from '../game/flow.ts';
import type { After } from '../game/game.ts';
import { kindOf } from './digest.ts';
import type { Execution } from './execution.ts';
import { derived, type Met, meeting } from './listening.ts';
import { type Link, linked } from './log.ts';
import { opened } from './word.ts';

/** An event that has happened, as those who react to it need to know it. */
export interface Happened {
  readonly event: AnyEvent;
  /** Its entry in the log, how deep it is, because of whom, and whom it has met. */
  readonly index: number;
  readonly depth: number;
  readonly cause: Link | undefined;
  readonly met: Met;
  /** How many events there were right after it. */
  readonly count: number;
}

/**
 * Those who listen after an event react, one after the other. Most of them ask nothing: so no flow is needed until one does,
 * and undefined means that all of them are done.
 */
export function react(run: Execution, happened: Happened, reacting: readonly After<AnyEvent>[]): Rest | undefined {
  const { log } = run;
  const { event, index, depth, cause, met, count } = happened;
  let still: ReadonlySet<string> | undefined;
  let derivedAt = count;
  try {
    for (let at = 0; at < reacting.length; at++) {
      const listener = reacting[at] as After<AnyEvent>; // within the list
      let isGone = false;
      if (log.count !== count) {
        if (listener.isGone) isGone = listener.isGone();
        else {
          if (!still || log.count !== derivedAt) still = idsNow(run, event);
          derivedAt = log.count;
          isGone = !still.has(listener.id);
        }
      }
      if (met) met.push(meeting(listener, isGone ? 'gone' : 'reacted', event));
      if (isGone) continue;
      log.cause = linked(listener, 'after', cause, depth, event, index);
      const flow = listener.run(event);
      if (flow === undefined) continue;
      const begun = opened(run, flow);
      const step = begun.next();
      if (step.done === true) continue;
      return rest(run, happened, begun, step, reacting.slice(at + 1));
    }
  } catch (error) {
    log.cause = cause; // rules may catch it
    throw error;
  }
  log.cause = cause;
  return undefined;
}

/** What is left to do where somebody asks; it ends with what was applied. */
type Rest = Flow<AnyEvent, readonly AnyEvent[]>;

function* rest(
  run: Execution,
  happened: Happened,
  flow: Flow<AnyEvent, unknown>,
  first: IteratorYieldResult<Ask<AnyEvent>>,
  others: readonly After<AnyEvent>[],
): Rest {
  const { event, cause } = happened;
  try {
    for (let step: IteratorResult<Ask<AnyEvent>, unknown> = first; step.done !== true; step = flow.next())
      yield step.value;
    const more = react(run, happened, others);
    if (more) yield* more;
    return [event];
  } finally {
    run.log.cause = cause;
  }
}

/** Those who listen by now. */
function idsNow(run: Execution, event: AnyEvent): ReadonlySet<string> {
  return new Set(derived(run, kindOf(run.digest, run.log, event.type).after, event).map(({ id }) => id));
}
