import type { Ev, Seat } from '../flow.ts';
import type { News } from './match.ts';

/** Those who are told of new events. */
export class Watchers {
  readonly #all = new Set<Watcher>();

  /** From now on `tell` is told what the seat sees beyond the first `told` events; returns what ends it. */
  add(seat: Seat, told: number, tell: (news: News) => void): () => void {
    const watcher = { seat, told, tell };
    this.#all.add(watcher);
    return () => void this.#all.delete(watcher);
  }

  /**
   * Tells everybody what is new; whoever has missed nothing is told nothing, not even that somebody answered. One who
   * throws keeps nobody else from being told: the first fault is thrown when all have been.
   */
  tell(eventsFor: (seat: Seat) => readonly Ev[]): void {
    const faults: unknown[] = [];
    for (const watcher of this.#all) {
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
}

interface Watcher {
  readonly seat: Seat;
  told: number;
  readonly tell: (news: News) => void;
}
