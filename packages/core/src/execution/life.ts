import { broken } from '../errors.ts';
import type { Ev, Flow } from '../flow.ts';
import type { After, Derive, Listener } from '../game.ts';
import type { Execution } from './execution.ts';
import { kindOf } from './kinds.ts';
import { chainOf, type Frame, frame, type Meeting } from './log.ts';
import { slot } from './slot.ts';

/**
 * An event's life.
 *
 * 1. Those who listen before: after each that ran, the list is derived again and the first that this lineage has not met
 *    is next. What replaces an event inherits whom it has met, so each listener meets a lineage at most once.
 * 2. It is logged, with its cause. 3. It is applied.
 * 4. Those who listen after: derived once, each runs to its end; one that has gone by its turn is skipped.
 *
 * As long as nobody listens no flow is needed: undefined means that the event has happened, and that was all.
 */
export function lifeOf(run: Execution, event: Ev, type: string): Life | undefined {
  if (run.lane !== run.main) run.alone('emit', type);
  const depth = run.cause === undefined ? 0 : run.cause.depth + 1;
  if (depth > run.limits.depth)
    throw broken('depth', `events cause each other more than ${depth - 1} deep: ${chainOf(run.cause, event)}`);
  const kind = kindOf(run, type);
  const { before, after } = kind;
  const met = run.log !== undefined && (before ?? after) !== undefined ? [] : undefined;
  if (before !== undefined && derived(run, before, event).length > 0) return life(run, event, depth, met, [], 0);
  const index = run.happen(event, kind, met);
  if (after === undefined) return undefined;
  const listeners = derived(run, after, event);
  return listeners.length > 0 ? reactions(run, event, depth, met, index, listeners) : undefined;
}

/** A life ends with what was applied. */
type Life = Flow<Ev, readonly Ev[]>;
type Reacting = readonly After<Ev>[];

/** Whom an event has met, for the log; without one nobody takes it down. */
type Met = Meeting<Ev>[] | undefined;

function* life(run: Execution, emitted: Ev, depth: number, met: Met, known: string[], most: number): Life {
  const outer = run.cause;
  let [event, cause, crowd] = [emitted, outer, most];
  let waiting: Frame[] = [];
  try {
    for (;;) {
      const listeners = derived(run, kindOf(run, event.type).before, event);
      crowd = Math.max(crowd, listeners.length);
      const listener = listeners.find(({ id }) => !known.includes(id));
      if (listener === undefined) break;
      known.push(listener.id);
      const link = frame('before', event, listener, depth, cause);
      run.cause = link;
      const instead = yield* listener.run(event);
      run.cause = cause;
      if (instead === undefined || (instead.length === 1 && instead[0] === event)) {
        met?.push(meeting(listener, 'passed', event));
        waiting.push(link);
        continue;
      }
      if (instead.length === 0) {
        met?.push(meeting(listener, 'cancelled', event));
        const index = run.logged(event, event.type, met, true);
        for (const earlier of [...waiting, link]) earlier.index = index;
        return instead;
      }
      met?.push({ ...meeting(listener, 'replaced', event), into: instead });
      if (known.length > NEWCOMERS_MAX + crowd * run.kinds.size)
        throw broken('depth', `an event was replaced more than ${NEWCOMERS_MAX} times: ${chainOf(cause, event)}`);
      run.cause = cause = link;
      if (instead.length > 1) {
        const applied: Ev[] = [];
        for (const one of instead) applied.push(...(yield* life(run, one, depth, met?.slice(), known.slice(), crowd)));
        return applied;
      }
      [event, waiting] = [instead[0] as Ev, []]; // the one that takes its place
    }
    const kind = kindOf(run, event.type);
    const index = run.happen(event, kind, met);
    for (const link of waiting) link.index = index;
    return yield* reactions(run, event, depth, met, index, derived(run, kind.after, event));
  } finally {
    run.cause = outer; // also where rules catch what a listener throws
  }
}

/** Of those who are there a lineage meets each once: at most a crowd for each type of event. Many more are a loop. */
const NEWCOMERS_MAX = 1_500;

function* reactions(run: Execution, event: Ev, depth: number, met: Met, index: number, reacting: Reacting): Life {
  const { cause, happened } = run;
  let [now, since] = [reacting, happened];
  try {
    for (const listener of reacting) {
      if (listener.isGone === undefined && run.happened !== since)
        [now, since] = [derived(run, kindOf(run, event.type).after, event), run.happened];
      const isGone = run.happened !== happened && (listener.isGone?.() ?? !now.some(({ id }) => id === listener.id));
      met?.push(meeting(listener, isGone ? 'gone' : 'reacted', event));
      if (isGone) continue;
      run.cause = frame('after', event, listener, depth, cause, index);
      const flow = listener.run(event);
      if (flow !== undefined) yield* flow;
      run.cause = cause;
    }
  } finally {
    run.cause = cause; // as above
  }
  return [event];
}

function meeting(listener: Listener, did: Meeting<Ev>['did'], event: Ev): Meeting<Ev> {
  return { listener: listener.id, owner: listener.owner, did, event };
}

/** Those who listen to the event now, in the order that the rules say. */
function derived<L extends Listener>(
  run: Execution,
  derive: Derive<object, Ev, L> | undefined,
  event: Ev,
): readonly L[] {
  if (derive === undefined) return NOBODY;
  slot.closed = 'the derivation of listeners';
  try {
    const listeners = derive(run.state, event);
    // Whom a lineage has met is known by id: two of one id would be taken for one.
    if (listeners.length > 1 && hasTwins(listeners))
      throw broken(
        'event',
        `two listeners have the same id: ${listeners.map(({ id }) => id).join(', ')}; give each its own`,
      );
    return listeners;
  } finally {
    slot.closed = undefined;
  }
}

/** True if two have the same id. A few are compared with each other: that is faster than a set. */
function hasTwins(listeners: readonly Listener[]): boolean {
  if (listeners.length > 8) return new Set(listeners.map(({ id }) => id)).size < listeners.length;
  return listeners.some(({ id }, at) => listeners.findIndex((other) => other.id === id) < at);
}

const NOBODY: readonly never[] = [];
