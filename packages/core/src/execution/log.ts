import type { AnyEvent, Seat } from '../game/flow.ts';
import type { Listener } from '../game/game.ts';
import { NONE } from '../values/none.ts';
import type { EventKind } from './digest.ts';

/** An entry of the log: what happened, or was kept from happening, and why. */
export interface Logged<E extends AnyEvent> {
  /** What happened, or would have. */
  readonly event: E;
  /** What emitted it: a listener, or a flow that says what it is about; undefined where the turn itself did. */
  readonly cause: Cause<E> | undefined;
  /** The listeners that met it, or the events it came from, in order. */
  readonly met: readonly Meeting<E>[];
  /** A cancelled event is told of, and was never applied. */
  readonly cancelled: boolean;
}

/**
 * An entry as it is made: a class, so that V8 does not take long logs for a reason to allocate all entries as old ones. That
 * is 2 to 5 % of `pokemon_vs_showdown_log_on`.
 */
export class LogEntry implements Logged<AnyEvent> {
  declare readonly event: AnyEvent;
  declare readonly cause: Cause | undefined;
  declare readonly met: readonly Meeting<AnyEvent>[];
  declare readonly cancelled: boolean;

  constructor(event: AnyEvent, cause: Cause | undefined, met: readonly Meeting<AnyEvent>[], cancelled: boolean) {
    this.event = event;
    this.cause = cause;
    this.met = met;
    this.cancelled = cancelled;
  }
}

/** What an execution logs, and because of whom. */
export class Log {
  /** Entries of this execution; undefined if nobody keeps them. Those of the past are counted by `before`. */
  declare readonly entries: Logged<AnyEvent>[] | undefined;
  declare readonly before: number;
  /** Events since the start of the match, cancelled ones included. */
  declare count: number;
  /** What came last: a guess at what comes next starts from it. */
  declare lastKind: EventKind | undefined;
  /** The listener that is at work; an event's life says so. */
  declare cause: Link | undefined;

  constructor(before: number, isKept: boolean) {
    this.before = this.count = before;
    this.entries = isKept ? [] : undefined;
    this.cause = undefined;
    this.lastKind = undefined;
  }

  /** Adds an entry, and returns its number. */
  add(event: AnyEvent, met: readonly Meeting<AnyEvent>[] | undefined, cancelled: boolean): number {
    if (this.entries) this.entries.push(new LogEntry(event, this.cause, met ?? NONE, cancelled));
    return this.count++;
  }
}

/** What causes whatever it emits: a listener at work on an event, or a flow that says what it is about. */
export interface Cause<E extends AnyEvent = AnyEvent> {
  /** The id of the listener, or of what the flow is about. */
  readonly by: string;
  /** Whose it is. */
  readonly owner?: Seat | undefined;
  /** Whether it stood before the event or reacted to it; a flow is at work `within` what it is about. */
  readonly phase: 'before' | 'after' | 'within';
  /** What it listened to, also if that was replaced; undefined within a flow. */
  readonly event?: E | undefined;
  /** The entry of that event, counted from the start of the match; undefined if it was replaced. */
  readonly index?: number | undefined;
}

/** A listener that met an event on its way, and what it did. */
export interface Meeting<E extends AnyEvent> {
  /** Its id. */
  readonly listener: string;
  /** Whose it is. */
  readonly owner?: Seat | undefined;
  /** What it did; `gone` if it was no longer there when its turn came. */
  readonly did: 'passed' | 'replaced' | 'cancelled' | 'reacted' | 'gone';
  /** The event as it was when they met. */
  readonly event: E;
  /** What happened in its place, where it was replaced. */
  readonly into?: readonly E[];
}

/** A link in the chain of causes while it is being made. */
export interface Link extends Cause {
  index: number | undefined;
  readonly above: Link | undefined;
  readonly depth: number;
}

/** A link: this listener is at work, on this event; or a flow is that says what it is about. */
export function linked(
  { id, owner }: Listener,
  phase: Link['phase'],
  above: Link | undefined,
  depth: number,
  event?: AnyEvent,
  index?: number,
): Link {
  return { by: id, owner, phase, event, index, above, depth };
}

/** The cause of an entry and what caused that, the nearest first. */
export function causesOf<E extends AnyEvent>({ cause }: Logged<E>): Cause<E>[] {
  const causes: Cause<E>[] = [];
  for (let link = cause as Link | undefined; link; link = link.above) {
    const { above, depth, ...logged } = link;
    causes.push(logged as Cause<E>); // of this game
  }
  return causes;
}

/** Links of a chain that are named. */
const CHAIN_MAX = 100;

/** The chain of causes in words, first cause first, up to what they have led to. */
export function chainOf(last: Link | undefined, what: string): string {
  const links: string[] = [what];
  for (let link = last; link; link = link.above)
    links.unshift(!link.event ? link.by : `${link.event.type} (${link.phase} ${link.by})`);
  if (links.length > CHAIN_MAX) links.splice(1, links.length - CHAIN_MAX, '…');
  return links.join(' → ');
}
