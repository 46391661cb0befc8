/** Tables at which matches are played: new ones, those of saved matches, and those that leave a saved match for another line. */
import { resolve } from 'node:path';
import type { CatalogEntry } from '@fermata/catalog';
import type { AnyEvent, AnyGame, Match, Seat } from '@fermata/core';
import { freshSeed } from '@fermata/core/host';
import { parseSeating, type Seating, usualSeating } from '../agents.ts';
import type { GameOptions } from '../arguments.ts';
import { Keeper } from '../autosave/keeper.ts';
import { begin } from '../begin.ts';
import { type Loaded, loadMatch } from '../files.ts';
import { answerAll, commandToFork, forkOf, forkSeats } from '../fork.ts';
import { wordOf } from '../games.ts';
import { checkOwn } from '../outside/spec.ts';
import { paint } from '../paint.ts';
import { joinSeats, seatCount, splitSeats } from '../seats.ts';
import { unusualOptions } from '../unusual-options.ts';
import { UsageError } from '../usage-error.ts';
import { type Again, choicesAgain, lostText } from '../watched/same-choices.ts';
import type { Desk } from './ask.ts';
import { people, quoted, seatsWord, type Table } from './table.ts';

/** What is to be played: a game, or the match in a file. */
export interface Wish {
  readonly entry?: CatalogEntry;
  readonly load?: string;
  /** Where the rules of a loaded match are. */
  readonly game?: string;
  /** That of a match that is kept, and goes on. */
  readonly id?: string;
  readonly seats?: string;
  readonly seed?: string;
  readonly options?: GameOptions;
  /** Where it leaves the loaded match, and what the person answers there. */
  readonly to?: number;
  readonly choose?: readonly string[];
  readonly autosave?: boolean;
  readonly scene?: boolean;
  /** The id under which it is kept; where something is kept under it, the same choices are made again. */
  readonly keepAs?: string;
}

/** The same table with another match. */
export function playedAgain({ lastBot: _bot, again: _again, ...table }: Table): Table {
  const seed = shortSeed();
  const match = table.match.rematch({ seed });
  const keeper = table.keeper && keeperFor(table, match, table.seating);
  return { ...table, match, seed, told: 0, files: new Set(), keeper };
}

/** What cannot be kept is told where the person looks. */
function keeperFor({ print }: Desk, match: Match<object, AnyEvent>, seating: readonly Seating[], id?: string): Keeper {
  return new Keeper(match, seating, (problem) => print(paint.yellow(problem)), id);
}

/** A seed is short where we make it, so that it can be told to a friend. */
export function shortSeed(): string {
  return freshSeed().slice(0, 8);
}

export function newTable(
  desk: Desk,
  entry: CatalogEntry,
  { seats, seed = shortSeed(), options, autosave, scene, keepAs }: Wish,
): Table {
  const { min, usual = min } = entry.game.seats;
  const seating = seatingOf(seats ?? String(usual), entry.game);
  const again = keepAs === undefined ? undefined : choicesAgain(entry, keepAs);
  const match = again?.match ?? begin(entry.game, { seed, seats: seating.length, options: options?.json });
  const keeper = autosave === false ? undefined : keeperFor(desk, match, seating, keepAs);
  if (again) checkAgain(again, desk, keeper);
  const told = again ? toldBefore(match, seating) : 0;
  return checked({ ...desk, entry, match, seed, seating, options, told, files: new Set(), keeper, scene });
}

/** By rules that have changed, the file is written anew; not where they take less than it holds. */
function checkAgain(again: Again, { print }: Desk, keeper: Keeper | undefined): void {
  if (again.made === again.wanted) keeper?.changed();
  else {
    keeper?.fellBehind();
    print(paint.yellow(lostText(again)));
  }
}

/** A loaded match begins with a reminder of what happened last. */
export async function loadedTable(desk: Desk, file: string, wish: Wish): Promise<Table> {
  const loaded = await loadMatch(file, wish.game);
  return wish.to === undefined ? tableOf(desk, loaded, file, wish) : forkedTable(desk, loaded, file, wish);
}

function tableOf(desk: Desk, loaded: Loaded, file: string, { seats, id, autosave, scene }: Wish): Table {
  const { match, entry } = loaded;
  if (seats === undefined) checkOwn(loaded.seating);
  const seating =
    loaded.seating && seats === undefined
      ? parseSeating(loaded.seating)
      : seatingOf(seats ?? String(match.seats), entry.game);
  if (seating.length !== match.seats)
    throw new UsageError(`the match in "${file}" has ${match.seats} seats; --seats gives ${seating.length}`);
  const keeper = autosave === false ? undefined : keeperFor(desk, match, seating, id);
  // A match that is kept has a file of its own, which save leaves alone.
  const files = new Set(loaded.seating === undefined ? [resolve(file)] : []);
  const told = toldBefore(match, seating);
  return checked({ ...desk, ...loaded, options: unusualOptions(loaded), seating, told, files, keeper, scene });
}

/** A match of its own, which leaves the saved one as it is: kept under another id, and written to another file. */
function forkedTable(desk: Desk, loaded: Loaded, file: string, wish: Wish): Table {
  const { to = 0, choose = [], seed = shortSeed() } = wish;
  const match = forkOf(loaded, to, seed);
  const specs = wish.seats === undefined ? forkSeats(match, loaded.seating) : undefined;
  const given = specs === undefined ? wish : { ...wish, seats: joinSeats(specs) };
  const { id: _, ...rest } = given;
  const table = tableOf(desk, { ...loaded, match, seed }, file, rest);
  const seated = people(table);
  const person = seated.find((seat) => match.prompts(seat).length > 0) ?? (seated[0] as Seat); // there is one
  answerAll(loaded.entry, match, person, choose);
  table.keeper?.changed();
  const seats = wish.seats === undefined ? undefined : splitSeats(wish.seats);
  return { ...table, files: new Set(), again: commandToFork(loaded.entry, file, { to, choose, seats, seed }) };
}

/** Of all that has happened, the last is told once more. */
function toldBefore(match: Match<object, AnyEvent>, seating: readonly Seating[]): number {
  const [person = 0] = people({ seating });
  return Math.max(0, match.eventsFor(person).length - REMINDER);
}

const REMINDER = 5;

/** A number of seats, the first one a person's; or who sits where. */
export function seatingOf(text: string, game: AnyGame): Seating[] {
  const count = seatCount(text, game);
  return count === undefined ? parseSeating(text) : usualSeating(count);
}

function checked(table: Table): Table {
  if (people(table).length > 0) return table;
  const specs = seatsWord(table.seating);
  throw new UsageError(
    `nobody in "${specs}" is human; to look on, use: fermata watch ${quoted(wordOf(table.entry))} --seats ${specs}`,
  );
}
