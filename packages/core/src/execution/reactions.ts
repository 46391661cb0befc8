import type { AnyEvent, Ask, Flow } from '../game/flow.ts';
import type { After } from '../game/game.ts';
import { kindOf } from './digest.ts';
import type { Execution } from './execution.ts';
import { derived, type Met, meeting } from './listening.ts';
import { type Frame, frame } from './log.ts';
import { opened } from './word.ts';

/**
 * Those who listen after an event react, one after the other. Most of them ask nothing: so no flow is needed until one does,
 * and undefined means that all of them are done.
 */
export function react(
  run: Execution,
  event: AnyEvent,
  depth: number,
  met: Met,
  index: number,
  reacting: readonly After<AnyEvent>[],
  cause: Frame | undefined,
  happened: number,
): Rest | undefined {
  let still: ReadonlySet<string> | undefined;
  const { log } = run;
  let derivedAt = happened;
  try {
    for (let at = 0; at < reacting.length; at++) {
      const listener = reacting[at] as After<AnyEvent>; // within the list
      let isGone = false;
      if (log.count !== happened) {
        if (listener.isGone !== undefined) isGone = listener.isGone();
        else {
          if (still === undefined || log.count !== derivedAt) still = idsNow(run, event);
          derivedAt = log.count;
          isGone = !still.has(listener.id);
        }
      }
      if (met !== undefined) met.push(meeting(listener, isGone ? 'gone' : 'reacted', event));
      if (isGone) continue;
      log.cause = frame('after', event, listener, depth, cause, index);
      const flow = listener.run(event);
      if (flow === undefined) continue;
      const begun = opened(run, flow);
      const step = begun.next();
      if (step.done === true) continue;
      const others = reacting.slice(at + 1);
      return rest(step, begun, run, event, cause, () => react(run, event, depth, met, index, others, cause, happened));
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
  first: IteratorYieldResult<Ask<AnyEvent>>,
  flow: Flow<AnyEvent, unknown>,
  run: Execution,
  event: AnyEvent,
  cause: Frame | undefined,
  go: () => Rest | undefined,
): Rest {
  try {
    for (let step: IteratorResult<Ask<AnyEvent>, unknown> = first; step.done !== true; step = flow.next())
      yield step.value;
    const more = go();
    if (more !== undefined) yield* more;
    return [event];
  } finally {
    run.log.cause = cause;
  }
}

/** Those who listen by now. */
function idsNow(run: Execution, event: AnyEvent): ReadonlySet<string> {
  return new Set(derived(run, kindOf(run.digest, run.log, event.type).after, event).map(({ id }) => id));
}
