import type { Outcome, Seat } from '@fermata/core';
import { paint } from './paint.ts';
import { commandFor, type Table, YOU } from './table.ts';

/** What to know before the first question. */
export function heading({ entry, match }: Table): string {
  const last = match.seats - 1;
  const others = ['', ', a bot plays seat 1', ', bots play seats 1 and 2'][last] ?? `, bots play seats 1 to ${last}`;
  return `\n${paint.bold(paint.cyan(entry.title))}  You are seat ${YOU}${others}. ${paint.dim('Type help for commands.')}`;
}

/** What happened, and how things stand now. */
export function story(events: readonly string[], board: string): string {
  return ['', ...events.map((event) => `  ${event}`), ...(events.length > 0 ? [''] : []), board, ''].join('\n');
}

/** Who came where, and how to play this match again. */
export function standings(table: Table): string {
  const outcome = table.match.outcome as Outcome; // only shown when the match is over
  const places = outcome.map((place, seat) => ({ ...place, seat })).sort((a, b) => a.rank - b.rank || a.seat - b.seat);
  const width = Math.max(...places.map(({ score }) => String(score).length));
  return [
    paint.bold(verdict(outcome)),
    ...places.map(({ rank, score, seat }) => `  ${rank}.  ${name(seat).padEnd(12)}  ${String(score).padStart(width)}`),
    paint.dim(`Seed ${table.seed}. The same match again: ${commandFor(table)}\n`),
  ].join('\n');
}

function verdict(outcome: Outcome): string {
  const first = outcome.flatMap(({ rank }, seat) => (rank === 1 ? [seat] : []));
  if (first.length > 1) return first.includes(YOU) ? 'A tie for first place, with you.' : 'A tie for first place.';
  return first[0] === YOU ? 'You win!' : `Seat ${first[0]} wins.`;
}

function name(seat: Seat): string {
  return seat === YOU ? `seat ${seat} (you)` : `seat ${seat}`;
}
