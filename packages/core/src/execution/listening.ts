import type { AnyEvent } from '../game/flow.ts';
import type { Derive, Listener } from '../game/game.ts';
import { brief } from '../values/brief.ts';
import { broken } from '../values/errors.ts';
import type { Execution } from './execution.ts';
import type { Meeting } from './log.ts';
import { slot } from './slot.ts';

/** Whom an event has met, for the log; without one nobody takes it down. */
export type Met = Meeting<AnyEvent>[] | undefined;

export function meeting(listener: Listener, did: Meeting<AnyEvent>['did'], event: AnyEvent): Meeting<AnyEvent> {
  return { listener: listener.id, owner: listener.owner, did, event };
}

/** Those who listen to the event now, in the order that the rules say. */
export function derived<L extends Listener>(
  run: Execution,
  derive: Derive<object, AnyEvent, L> | undefined,
  event: AnyEvent,
): readonly L[] {
  if (!derive) return NOBODY;
  slot.closed = 'the derivation of listeners';
  try {
    const listeners = derive(run.state, event);
    // Whom a lineage has met is known by id: two of one id would be taken for one.
    if (listeners.length > 1 && hasTwins(listeners))
      throw broken('event', `two listeners have the same id: ${twinIn(listeners)}; give each its own`);
    return listeners;
  } finally {
    slot.closed = undefined;
  }
}

/** True if two have the same id. A few are compared one by one: `itemduel_decision_vs_boardgameio_move`. */
function hasTwins(listeners: readonly Listener[]): boolean {
  if (listeners.length > 8) return new Set(listeners.map(({ id }) => id)).size < listeners.length;
  for (let at = 1; at < listeners.length; at++)
    for (let before = 0; before < at; before++)
      if ((listeners[at] as Listener).id === (listeners[before] as Listener).id) return true; // within the list
  return false;
}

/** The first id that was there before. */
function twinIn(listeners: readonly Listener[]): string {
  const ids = new Set<string>();
  return brief(listeners.find(({ id }) => ids.size === ids.add(id).size)?.id);
}

const NOBODY: readonly never[] = [];
