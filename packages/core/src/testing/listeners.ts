import type { AnyEvent, Flow } from '../game/flow.ts';
import type { After, Before, Listener } from '../game/game.ts';
import { broken } from '../values/errors.ts';
import { said } from './said.ts';

type When = 'before' | 'after';

/** Listeners as they were derived, each of them watched; throws if they are none. */
export function watched(when: When, type: string, listeners: unknown): readonly Listener[] {
  if (!Array.isArray(listeners))
    throw broken(
      'event',
      `${when}.${type} returns ${isPromise(listeners) ? 'a promise' : said(listeners)}, which is no list of listeners; return a list, [] for nobody`,
    );
  return listeners.map((listener) => {
    if (typeof listener?.id !== 'string' || typeof listener.run !== 'function')
      throw broken('event', `${when}.${type} lists ${said(listener)}, which is no listener; give it an id and a run`);
    return when === 'before' ? watchedBefore(listener, type) : watchedAfter(listener, type);
  });
}

function watchedAfter(listener: After<AnyEvent>, type: string): After<AnyEvent> {
  const { id, owner } = listener;
  const run = (event: AnyEvent) => {
    const flow = listener.run(event);
    return flow === undefined ? flow : flowing(flow, `after ${type}, listener "${id}"`, 'a flow, a word or nothing');
  };
  return { id, owner, run, ...(listener.isGone && { isGone: () => listener.isGone?.() as boolean }) }; // it has one
}

function watchedBefore(listener: Before<AnyEvent>, type: string): Before<AnyEvent> {
  const { id, owner } = listener;
  const who = `before ${type}, listener "${id}"`;
  function* run(event: AnyEvent): Flow<AnyEvent, readonly AnyEvent[] | undefined> {
    const instead: unknown = yield* flowing(listener.run(event), who, 'a flow');
    if (instead === undefined || (Array.isArray(instead) && instead.every(isEvent))) return instead;
    throw broken(
      'event',
      `${who}, ends with ${said(instead)}, which is no list of events; return undefined to pass, [] to cancel, or the events that happen instead`,
    );
  }
  return { id, owner, run };
}

function flowing<T>(flow: Flow<AnyEvent, T>, who: string, wanted: string): Flow<AnyEvent, T> {
  if (typeof (flow as Partial<Flow<AnyEvent, T>> | undefined)?.[Symbol.iterator] === 'function') return flow;
  const what = isPromise(flow) ? 'a promise' : said(flow);
  throw broken('word', `${who}, returns ${what}, not ${wanted}; write run as a generator, not async`);
}

function isEvent(event: unknown): boolean {
  return typeof (event as Partial<AnyEvent> | undefined | null)?.type === 'string';
}

/** True of what comes later than rules can wait for. */
export function isPromise(value: unknown): boolean {
  return typeof (value as { readonly then?: unknown } | undefined | null)?.then === 'function';
}
