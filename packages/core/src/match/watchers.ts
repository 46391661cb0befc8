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

  /** Tells everybody what is new; whoever has missed nothing is told nothing, not even that somebody answered. */
  tell(eventsFor: (seat: Seat) => readonly Ev[]): void {
    for (const watcher of this.#all) {
      const events = eventsFor(watcher.seat);
      const from = Math.min(watcher.told, events.length);
      if (from === watcher.told && from === events.length) continue;
      watcher.told = events.length;
      watcher.tell({ from, events: events.slice(from) });
    }
  }
}

interface Watcher {
  readonly seat: Seat;
  told: number;
  readonly tell: (news: News) => void;
}
