import type { Logged } from '../execution/log.ts';
import type { AnyEvent, Seat } from '../game/flow.ts';
import { shownTo } from '../secrets/view.ts';
import type { Live } from './live.ts';
import type { News } from './match.ts';

/** Someone who is told of new events: how far down the log they have been told, and of how many events. */
export interface Watcher {
  readonly seat: Seat;
  heard: number;
  told: number;
  readonly tell: (news: News) => void;
}

export function watcher(match: Live, seat: Seat, tell: (news: News) => void): Watcher {
  return { seat, heard: match.exec.log.count, told: match.eventsFor(seat).length, tell };
}

/**
 * Tells everybody what is new; whoever has missed nothing is told nothing, not even that somebody answered. One who
 * throws keeps nobody else from being told: the first fault is thrown when all have been.
 */
export function tellAll(watchers: Iterable<Watcher>, match: Live): void {
  const faults: unknown[] = [];
  for (const watcher of watchers) {
    const news = newsFor(watcher, match);
    if (news === undefined) continue;
    try {
      watcher.tell(news);
    } catch (fault) {
      faults.push(fault);
    }
  }
  if (faults.length > 0) throw faults[0];
}

/** What the watcher does not know yet. Only that is looked at: what was told before stays as it was, or is taken back. */
function newsFor(watcher: Watcher, match: Live): News | undefined {
  const { count: happened, entries: kept, before } = match.exec.log;
  const { seat, heard, told } = watcher;
  watcher.heard = happened;
  if (happened < heard) {
    watcher.told = match.eventsFor(seat).length;
    return watcher.told < told ? { from: watcher.told, events: [] } : undefined;
  }
  const entries = (kept as Logged<AnyEvent>[]).slice(heard - before); // a match that is watched keeps a log
  const events = entries.flatMap(({ event, cancelled }) => {
    const shown = cancelled ? undefined : shownTo(match.game, event, seat);
    return shown === undefined ? [] : [shown];
  });
  if (events.length === 0) return undefined;
  watcher.told += events.length;
  return { from: told, events };
}
