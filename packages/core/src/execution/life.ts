import type { AnyEvent, Ask, Flow } from '../game/flow.ts';
import type { Before } from '../game/game.ts';
import { broken } from '../values/errors.ts';
import { NONE } from '../values/none.ts';
import { type EventKind, kindOf } from './digest.ts';
import type { Execution } from './execution.ts';
import { derived, type Met, meeting } from './listening.ts';
import { chainOf, type Link, linked } from './log.ts';
import { react } from './reactions.ts';

/**
 * An event's life.
 *
 * 1. Those who listen before: after each because of whom something happened the list is derived again, and the first that
 *    this lineage has not met is next. What replaces an event inherits whom it has met, so each listener meets a lineage at most once.
 * 2. It is logged, with its cause. 3. It is applied.
 * 4. Those who listen after: derived once, each runs to its end; one that has gone by its turn is skipped.
 *
 * As long as nobody listens no flow is needed: undefined means that the event has happened, and that was all.
 */
export function lifeOf(run: Execution, event: AnyEvent, type: string): Living | undefined {
  const { lanes, log } = run;
  if (lanes.current !== lanes.main) lanes.checkMain('emit', type);
  const depth = !log.cause ? 0 : depthUnder(log.cause, run, event);
  const kind = kindOf(run.digest, log, type);
  if ((kind.before ?? kind.after) !== undefined) return heard(run, event, kind, depth);
  run.happen(event, kind, undefined);
  return undefined;
}

/** The life of an event that somebody may listen to. */
function heard(run: Execution, event: AnyEvent, kind: EventKind, depth: number): Living | undefined {
  const met = run.log.entries && [];
  const listeners = derived(run, kind.before, event);
  if (listeners.length > 0) return life(run, event, { depth, met, known: new Lineage(), crowd: 0 }, listeners);
  return happened(run, event, kind, depth, met, NONE);
}

/** Applies an event that nobody stands before any more, tells those who waited to hear of it, and lets others react. */
function happened(
  run: Execution,
  event: AnyEvent,
  kind: EventKind,
  depth: number,
  met: Met,
  waiting: readonly Link[],
): Life | undefined {
  const { log } = run;
  const index = run.happen(event, kind, met);
  for (const link of waiting) link.index = index;
  const reacting = derived(run, kind.after, event);
  if (reacting.length === 0) return undefined;
  return react(run, { event, index, depth, cause: log.cause, met, count: log.count }, reacting);
}

/** How deep the event is; throws if that is too deep. */
function depthUnder(cause: Link, { limits }: Execution, event: AnyEvent): number {
  if (cause.depth < limits.depth) return cause.depth + 1;
  throw tooDeep(`events cause each other more than ${cause.depth} deep`, cause, event);
}

function tooDeep(what: string, cause: Link | undefined, event: AnyEvent) {
  return broken('depth', `${what}: ${chainOf(cause, event.type)}`);
}

/** A life ends with what was applied. */
type Life = Flow<AnyEvent, readonly AnyEvent[]>;
type Living = Iterator<Ask<AnyEvent>, readonly AnyEvent[]>;

/** What an event brings along: how deep it is, whom it and those it came from have met, and among how many. */
interface Descent {
  readonly depth: number;
  readonly met: Met;
  readonly known: Lineage;
  readonly crowd: number;
  readonly kin?: Kin;
}

function* life(run: Execution, emitted: AnyEvent, descent: Descent, first?: readonly Before<AnyEvent>[]): Life {
  const { depth, met, known, kin } = descent;
  const { log } = run;
  const outer = log.cause;
  let event = emitted;
  let cause = outer;
  let { crowd } = descent;
  let listeners = first;
  let waiting: Link[] = [];
  let from = 0;
  try {
    for (;;) {
      listeners ??= derived(run, kindOf(run.digest, log, event.type).before, event);
      crowd = Math.max(crowd, listeners.length);
      while (from < listeners.length && known.has((listeners[from] as Before<AnyEvent>).id)) from++; // within the list
      const listener = listeners[from];
      if (!listener) break;
      known.add(listener.id);
      if (kin && ++kin.meetings > MEETINGS_MAX)
        throw tooDeep(`what became of one event met more than ${MEETINGS_MAX}`, cause, event);
      const { count } = log;
      const link = linked(listener, 'before', cause, depth, event);
      log.cause = link;
      const instead = yield* listener.run(event);
      log.cause = cause;
      if (instead === undefined || (instead.length === 1 && instead[0] === event)) {
        met?.push(meeting(listener, 'passed', event));
        waiting.push(link);
        if (log.count === count) continue; // so those who listen are the same
        from = 0;
        listeners = undefined;
        continue;
      }
      if (instead.length === 0) {
        met?.push(meeting(listener, 'cancelled', event));
        const index = run.logged(event, event.type, met, true);
        for (const earlier of [...waiting, link]) earlier.index = index;
        return instead;
      }
      met?.push({ ...meeting(listener, 'replaced', event), into: instead });
      if (known.count > NEWCOMERS_MAX + crowd * run.digest.kinds.size)
        throw tooDeep(`an event was replaced more than ${NEWCOMERS_MAX} times`, cause, event);
      log.cause = cause = link;
      if (instead.length > 1) {
        const all = kin ?? { events: 1, meetings: 0 };
        all.events += instead.length - 1;
        if (all.events > KIN_MAX) throw tooDeep(`one event became more than ${KIN_MAX}`, cause, event);
        const applied: AnyEvent[] = [];
        for (const one of instead)
          applied.push(...(yield* life(run, one, { depth, met: met?.slice(), known: known.copy(), crowd, kin: all })));
        return applied;
      }
      event = instead[0] as AnyEvent; // the one that takes its place
      waiting = [];
      from = 0;
      listeners = undefined;
    }
    const rest = happened(run, event, kindOf(run.digest, log, event.type), depth, met, waiting);
    return !rest ? [event] : yield* rest;
  } finally {
    log.cause = outer; // also where rules catch what a listener throws
  }
}

/**
 * Whom an event, and those it came from, have met. A few are looked through, since sets for them would cost 3 % of
 * `itemduel_decision_vs_boardgameio_move`; of many a set is faster.
 */
class Lineage {
  readonly #ids: string[];
  #all: Set<string> | undefined;

  constructor(ids: string[] = []) {
    this.#ids = ids;
  }

  get count(): number {
    return this.#ids.length;
  }

  has(id: string): boolean {
    if (this.#ids.length <= FEW) return this.#ids.includes(id);
    this.#all ??= new Set(this.#ids);
    return this.#all.has(id);
  }

  add(id: string): void {
    this.#ids.push(id);
    this.#all?.add(id);
  }

  copy(): Lineage {
    return new Lineage(this.#ids.slice());
  }
}

const FEW = 8;

/** All that becomes of one event, and how often they meet somebody who stands before them. */
interface Kin {
  events: number;
  meetings: number;
}

/** So many events may one become. Listeners that add to what others have added double it, each of them. */
const KIN_MAX = 5_000;
const MEETINGS_MAX = 50_000;

/** Of those who are there a lineage meets each once: at most a crowd for each type of event. Many more are a loop. */
const NEWCOMERS_MAX = 1_500;
