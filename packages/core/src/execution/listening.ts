import type { AnyEvent } from '../game/flow.ts';
import type { Derive, Listener } from '../game/game.ts';
import { brief } from '../values/brief.ts';
import { broken } from '../values/errors.ts';
import { NONE } from '../values/none.ts';
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
  if (!derive) return NONE;
  slot.closed = 'the derivation of listeners';
  try {
    const listeners = derive(run.state, event);
    // Whom a lineage has met is known by id: two of one id would be taken for one.
    const twin = listeners.length > 1 ? twinIn(listeners) : undefined;
    if (twin) throw broken('event', `two listeners have the same id: ${brief(twin.id)}; give each its own`);
    return listeners;
  } finally {
    slot.closed = undefined;
  }
}

/** The first that has the id of one before it. A few are compared one by one: `itemduel_decision_vs_boardgameio_move`. */
function twinIn(listeners: readonly Listener[]): Listener | undefined {
  if (listeners.length > 8) {
    const ids = new Set<string>();
    return listeners.find(({ id }) => ids.size === ids.add(id).size);
  }
  for (let at = 1; at < listeners.length; at++) {
    const listener = listeners[at] as Listener; // within the list, as below
    for (let before = 0; before < at; before++) if ((listeners[before] as Listener).id === listener.id) return listener;
  }
  return undefined;
}
