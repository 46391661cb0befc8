/** Who sits where, as a person at the terminal calls them. Texts of games say `seat 1`. */
import { basename, extname } from 'node:path';
import type { Seat } from '@fermata/core';
import { named } from '@fermata/session';
import { isOutside } from './outside/spec.ts';
import type { Table } from './table/table.ts';

/** What each seat is called; undefined where its number says it best. */
export type Names = readonly (string | undefined)[];

/** The one person here is you, bots are called by their kind, with a number where two are alike. Other people keep their seats. */
export function namesFor(specs: readonly string[], mine = alone(specs)): Names {
  const kinds = specs.map((spec) => (PEOPLE.has(spec) ? undefined : kindOf(spec)));
  return kinds.map((kind, seat) => {
    if (seat === mine) return 'you';
    if (kind === undefined || kinds.filter((it) => it === kind).length === 1) return kind;
    return `${kind} ${kinds.slice(0, seat + 1).filter((it) => it === kind).length}`;
  });
}

/** Who sits at a table, as its people call them; programs are told seats. */
export function namesAt({ seating, fact }: Pick<Table, 'seating' | 'fact'>): Names {
  return fact === undefined ? namesFor(seating.map(({ spec }) => spec)) : [];
}

/** A seat as a line or a sentence begins with it. */
export function called(seat: Seat, names: Names): string {
  return named(`Seat ${seat}`, names);
}

/** A board with names in the place of seats; whatever stands in a column stays in it. */
export function boardWithNames(board: string, names: Names): string {
  const width = Math.max(SEAT_WIDTH, ...names.map((name) => name?.length ?? 0));
  const lines = board.split('\n');
  const column = Math.min(...lines.map((line) => ROW.exec(line)?.[0].length ?? Number.POSITIVE_INFINITY));
  return lines
    .map((line) => {
      const below = BELOW.exec(line);
      const begins = ROW.exec(line) ?? (below?.[0].length === column ? below : null);
      if (begins === null) return named(line, names);
      const [start, mark = '', label = '', gap = ''] = begins;
      return `${mark}${named(label.trimEnd(), names).padEnd(Math.max(label.length, width))}${gap}${named(line.slice(start.length), names)}`;
    })
    .join('\n');
}

/** People, at a terminal and on a server. */
const PEOPLE: ReadonlySet<string> = new Set(['human', 'person']);
/** How wide `Seat 1` is. */
const SEAT_WIDTH = 6;
/** The begin of a line about a seat: a mark, the seat, and the gap before what is said of it. */
const ROW = /^([> ]{0,2})(Seat \d)( (?=\[)| {2,})/;
/** The begin of a line that may keep to the same column: a mark, a word or nothing, and the gap. */
const BELOW = /^([> ]{0,2})([\p{L} ]{6})( {1,2})(?=\S)/u;

/** The seat of the only person; undefined where there are several, or none. */
function alone(specs: readonly string[]): Seat | undefined {
  const seats = specs.flatMap((spec, seat) => (PEOPLE.has(spec) ? [seat] : []));
  return seats.length === 1 ? seats[0] : undefined;
}

function kindOf(spec: string): string {
  const [name = spec] = spec.split(':');
  const word = !isOutside(spec) ? name : name === 'exec' ? 'bot' : basename(spec, extname(spec));
  return word.charAt(0).toUpperCase() + word.slice(1);
}
