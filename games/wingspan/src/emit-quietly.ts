import { emitNow } from '@fermata/core';
import type { Event, Trigger } from './events.ts';

/** What no power answers to. */
type Quiet = Exclude<Event, Trigger>;

/** Emits an event that nobody answers to, at once: `wingspan_decision_vs_boardgameio_move`. */
export function emitQuietly(event: Quiet): void {
  emitNow<Event>(event);
}
