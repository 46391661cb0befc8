import type { Outcome, Seat } from '@fermata/core';
import { named } from '@fermata/session';
import { type Seating, timedSeat } from '../agents.ts';
import { called, type Names, namesAt } from '../called.ts';
import { paint } from '../paint.ts';
import { wrap } from '../wrap.ts';
import { commandFor, people, type Table } from './table.ts';

/** What to know before the first question. */
export function heading(table: Table): string {
  const { title, manual } = table.entry;
  const goal = manual && `${manual.goal} Type rules for more.`;
  const help = paint.dim('Type help for commands.');
  return `\n${paint.bold(paint.cyan(title))}  ${companyText(table)} ${help}${goal === undefined ? '' : `\n${goal}`}`;
}

/** Who plays with whom. Several people are told their seats, since texts call them so. */
function companyText(table: Table): string {
  const own = people(table);
  const names = namesAt(table);
  const [alone] = own;
  if (own.length === 1 && alone !== undefined) return againstText(names, alone);
  const bots = table.seating.flatMap(({ make }, seat) => (make === undefined ? [] : [called(seat, names)]));
  return `You are seats ${andList(own)}${bots.length === 0 ? '' : `, and play against ${andList(bots)}`}.`;
}

/** Whom the only person here plays against. */
export function againstText(names: Names, seat: Seat): string {
  const others = [...names.keys()].filter((other) => other !== seat).map((other) => names[other] ?? `seat ${other}`);
  return others.length === 0 ? 'You play alone.' : `You play against ${andList(others)}.`;
}

/** What happened, and how things stand now. */
export function story(events: readonly string[], board: string, columns?: number): string {
  const told = [...events.map((event) => `  ${event}`), ...(events.length > 0 ? [''] : [])];
  if (columns === undefined) return ['', ...told, board, ''].join('\n');
  return ['', ...told, boardText(board, columns), ''].join('\n');
}

/** A board as it fits; what the game marks with > stands out. */
export function boardText(board: string, columns: number): string {
  const lines = board.split('\n').map((line) => wrap(line, columns, 4));
  return lines.map((line) => (line.startsWith('>') ? paint.bold(line) : line)).join('\n');
}

/** Who came where, and how to play this match again. */
export function standings(table: Table): string {
  const outcome = table.match.outcome as Outcome; // only shown when the match is over
  const names = namesAt(table);
  return [
    ...endingLines(table, table.match.view(people(table)[0] as Seat), outcome, names), // there is a person
    paint.dim(`Seed ${table.seed}. ${againText(table.seating, commandFor(table))}\n`),
  ].join('\n');
}

/** What the command that started a match leads to. */
export function againText(seating: readonly Seating[], command: string | undefined, how = ' again'): string {
  if (command === undefined)
    return 'It began from a position or within another match; to begin there again, load the file that holds it.';
  const timed = timedSeat(seating);
  if (timed === undefined) return `The same match${how}: ${command}`;
  return `${timed} thinks by time, so this is another match each time: ${command}`;
}

/** Who has won, by what where the game says so of this view, and the places. */
export function endingLines({ entry }: Pick<Table, 'entry'>, view: unknown, outcome: Outcome, names: Names): string[] {
  const why = entry.staging?.verdict?.(view);
  const told = why === undefined ? [] : [named(why, names)];
  return [paint.bold(verdict(outcome, names)), ...told, ...placeLines(outcome, names)];
}

/** The places, the best first. */
function placeLines(outcome: Outcome, names: Names): string[] {
  const places = outcome.map((place, seat) => ({ ...place, name: called(seat, names) }));
  const inOrder = places.toSorted((a, b) => a.rank - b.rank);
  const width = Math.max(...places.map(({ score }) => String(score).length));
  const nameWidth = Math.max(...places.map(({ name }) => name.length));
  return inOrder.map(
    ({ rank, score, name }) => `  ${rank}.  ${name.padEnd(nameWidth)}  ${String(score).padStart(width)}`,
  );
}

/** Who has won, in a sentence. */
function verdict(outcome: Outcome, names: Names): string {
  const first = outcome.flatMap(({ rank }, seat) => (rank === 1 ? [called(seat, names)] : []));
  const [winner, another] = first;
  const isYours = first.includes('You');
  if (another !== undefined) return isYours ? 'A tie for first place, with you.' : 'A tie for first place.';
  return isYours ? 'You win!' : `${winner} wins.`;
}

function andList(list: readonly (Seat | string)[]): string {
  return list.length < 3 ? list.join(' and ') : `${list.slice(0, -1).join(', ')} and ${list.at(-1)}`;
}
