import type { Logged } from '../execution/log.ts';
import type { AnyEvent, Seat } from '../game/flow.ts';
import { shownTo } from '../secrets/view.ts';
import type { Live } from './live.ts';
import type { News } from './match.ts';

/** Someone who is told what is new, once it is settled. */
export interface Onlooker {
  settle(match: Live): void;
}

/**
 * Tells everybody what is new; whoever has missed nothing is told nothing, not even that somebody answered. One who
 * throws keeps nobody else from being told: the first fault is thrown when all have been.
 */
export function tellAll(onlookers: Iterable<Onlooker>, match: Live): void {
  const faults: unknown[] = [];
  for (const onlooker of onlookers) {
    try {
      onlooker.settle(match);
    } catch (fault) {
      faults.push(fault);
    }
  }
  if (faults.length > 0) throw faults[0];
}

/** Someone who is told of new events. */
export class Watcher implements Onlooker {
  readonly #seat: Seat;
  readonly #tell: (news: News) => void;
  /** How far down the log they have been told, and of how many events. */
  #heard: number;
  #told: number;

  constructor(match: Live, seat: Seat, tell: (news: News) => void) {
    this.#seat = seat;
    this.#tell = tell;
    this.#heard = match.exec.log.count;
    this.#told = match.eventsFor(seat).length;
  }

  settle(match: Live): void {
    const news = this.#newsIn(match);
    if (news !== undefined) this.#tell(news);
  }

  /** What is not known yet. Only that is looked at: what was told before stays as it was, or is taken back. */
  #newsIn(match: Live): News | undefined {
    const { count: happened, entries: kept, before } = match.exec.log;
    const [seat, heard, told] = [this.#seat, this.#heard, this.#told];
    this.#heard = happened;
    if (happened < heard) {
      this.#told = match.eventsFor(seat).length;
      return this.#told < told ? { from: this.#told, events: [] } : undefined;
    }
    const entries = (kept as Logged<AnyEvent>[]).slice(heard - before); // a match that is watched keeps a log
    const events = entries.flatMap(({ event, cancelled }) => {
      const shown = cancelled ? undefined : shownTo(match.game, event, seat);
      return shown === undefined ? [] : [shown];
    });
    if (events.length === 0) return undefined;
    this.#told += events.length;
    return { from: told, events };
  }
}
