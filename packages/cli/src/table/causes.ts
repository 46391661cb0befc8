import type { Seat } from '@fermata/core';
import { explain, frames, isAlike, logIndexOf } from '@fermata/core/host';
import { toldTexts } from '@fermata/session';
import { explainedText } from '../explained.ts';
import { UsageError } from '../usage-error.ts';
import { eventText, people, sayer, type Table } from './table.ts';

/** What the seat was told, each with the number that `why` takes. */
export function numberedLog(table: Table, seat: Seat): [number: number, text: string][] {
  const told = frames(table.match, seat).filter(({ event }) => event !== undefined);
  return toldTexts(table.match, seat).map((text, at) => [told[at]?.number ?? at, sayer(table)(text)]);
}

/**
 * Why something happened, by its number in the log of the seat. Where a game has secrets, what changed and what the seat was
 * not shown whole is left out, unless `isAll`.
 */
export function whyText(table: Table, seat: Seat, number: number, isAll: boolean): string {
  const { match, entry } = table;
  const seen = frames(match, seat);
  const shown = seen[number]?.event;
  if (shown === undefined) {
    const last = seen.findLast(({ event }) => event !== undefined)?.number;
    const ends = last === undefined ? 'nothing has happened yet' : `the last one is ${last}; log numbers them`;
    throw new UsageError(`there is no event ${number}: ${ends}`);
  }
  if (isAll && entry.game.secrets !== undefined && people(table).length > 1 && match.outcome === undefined)
    throw new UsageError('others play along, and it may give away what they hide: it is told when the match is over');
  const index = logIndexOf(match, seat, number);
  if (entry.game.secrets === undefined || isAll) return sayer(table)(explainedText(entry, match, index, seat));
  const { causes } = explain(match, index);
  const lines = causes.map(({ by, owner, phase, event }) => {
    const isSeen = event !== undefined && seen.some((it) => it.event !== undefined && isAlike(it.event, event));
    const who = owner === undefined ? by : `${by} (seat ${owner})`;
    return sayer(table)(`  because ${who}${isSeen ? `, ${phase} "${eventText(table, event)}"` : ''}`);
  });
  const more = `  What changed may give away what is hidden: why ${number} force`;
  return [eventText(table, shown), ...lines, more].join('\n');
}
