import type { Ev, Seat } from '../flow.ts';
import type { News } from './match.ts';

/** Someone who is told of new events, and how many they have been told of. */
export interface Watcher {
  readonly seat: Seat;
  told: number;
  readonly tell: (news: News) => void;
}

/**
 * Tells everybody what is new; whoever has missed nothing is told nothing, not even that somebody answered. One who
 * throws keeps nobody else from being told: the first fault is thrown when all have been.
 */
export function tellAll(watchers: Iterable<Watcher>, eventsFor: (seat: Seat) => readonly Ev[]): void {
  const faults: unknown[] = [];
  for (const watcher of watchers) {
    const events = eventsFor(watcher.seat);
    const from = Math.min(watcher.told, events.length);
    if (from === watcher.told && from === events.length) continue;
    watcher.told = events.length;
    try {
      watcher.tell({ from, events: events.slice(from) });
    } catch (fault) {
      faults.push(fault);
    }
  }
  if (faults.length > 0) throw faults[0];
}
