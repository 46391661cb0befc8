import type { Execution } from '../execution/execution.ts';
import type { Logged } from '../execution/log.ts';
import type { AnyEvent, Seat } from '../game/flow.ts';
import { shownTo } from '../secrets/view.ts';
import type { Live } from './live.ts';
import type { News } from './match.ts';

/** Someone who is told what is new, once it is settled. */
export interface Onlooker {
  settle(match: Live): void;
  /** An event, entry `index` of the log, is about to happen. */
  before?(exec: Execution, index: number): void;
  /** It has happened. Nothing is seen of it where the match is played again, up to where it was. */
  after?(event: AnyEvent, index: number): void;
  /** Another execution takes the place of the last: what is not settled has not happened. */
  restart?(): void;
}

/** Lets onlookers see what happens. */
export function lookedAt(onlookers: Iterable<Onlooker>, exec: Execution): void {
  exec.watch({
    before: (_event, index) => {
      for (const onlooker of onlookers) onlooker.before?.(exec, index);
    },
    after: (event) => {
      for (const onlooker of onlookers) onlooker.after?.(event, exec.log.count - 1);
    },
  });
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

/** Someone who is told of new events. Only what is new is looked at: what was told before stays as it was, or is taken back. */
export function watcher(match: Live, seat: Seat, tell: (news: News) => void): Onlooker {
  /** How far down the log they have been told, and of how many events. */
  let heard = match.exec.log.count;
  let told = match.eventsFor(seat).length;
  return {
    settle: () => {
      const { count, entries, before } = match.exec.log;
      const from = told;
      const after = heard;
      heard = count;
      if (count < after) {
        told = match.eventsFor(seat).length;
        if (told < from) tell({ from: told, events: [] });
        return;
      }
      const events = (entries as Logged<AnyEvent>[]) // a match that is watched keeps a log
        .slice(after - before)
        .flatMap(({ event, cancelled }) => (cancelled ? [] : (shownTo(match.game, event, seat) ?? [])));
      told += events.length;
      if (events.length > 0) tell({ from, events });
    },
  };
}
