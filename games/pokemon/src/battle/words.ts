/**
 * The words of a battle. What was chosen is carried out to the end before anybody is asked again, so none of them has to
 * be waited for: the rules between two choices are plain functions.
 */
import { chanceNow, drawNow, emitNow } from '@fermata/core';
import type { Event } from '../events.ts';

/** Makes an event happen. */
export function tell(event: Event): void {
  emitNow<Event>(event);
}

/** True so many times in so many. */
export function happens(times: number, inAll: number, label: string): boolean {
  return chanceNow(times, inAll, label);
}

/** One of a list. */
export function pick<T>(list: readonly T[], label: string): T {
  return drawNow(list, label);
}
