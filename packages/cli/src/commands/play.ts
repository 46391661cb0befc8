import { resolve } from 'node:path';
import { Writable } from 'node:stream';
import { CATALOG, type Entry } from '@fermata/catalog';
import { type AnyGame, type Ev, freshSeed, type Match, Misuse } from '@fermata/core';
import { type Command, Option } from 'commander';
import { parseSeating, type Seating, usualSeating } from '../agents.ts';
import { type Common, commandOf, GAME_OPTIONS, type GameOptions, gameOptions } from '../arguments.ts';
import { begin } from '../begin.ts';
import { type Loaded, loadMatch } from '../files.ts';
import { gameCalled, wordOf } from '../games.ts';
import { print, printLine, screenSize } from '../output.ts';
import { paint } from '../paint.ts';
import type { Desk } from '../table/ask.ts';
import { inputFrom } from '../table/input.ts';
import { chooseGame, chooseSeats } from '../table/menu.ts';
import { play } from '../table/play.ts';
import { people, quoted, type Table } from '../table/table.ts';

interface Options extends Common {
  readonly seats?: string;
  readonly seed?: string;
  readonly options?: GameOptions;
  readonly load?: string;
  readonly game?: string;
}

/** `fermata play`, and `fermata` alone: matches at the terminal until the person leaves. */
export function playGame(): Command {
  return commandOf('play [GAME]', 'play a game in the terminal; without a name, choose from a menu', [
    ['fermata play pig', 'against a random bot'],
    ['fermata play wingspan --seats human,search', 'against a bot that thinks ahead'],
    ['fermata play wingspan --seats human,search:2s', 'that thinks for two seconds'],
    ['fermata play pig --seats 4 --seed rain', 'four seats, and the same dice each time'],
    ['fermata play pokemon --seats human,human', 'two people at one terminal'],
    [`fermata play item-duel --options '{"health":20}'`, 'with an option of the game'],
    ['fermata play match.json', 'go on with a saved match'],
  ])
    .argument('[GAME]', `${CATALOG.map(({ game }) => game.name).join(', ')}, the folder of a game, or a record`)
    .option('--seats <LIST>', 'who sits where, such as human,search,random; or how many seats, the first one yours')
    .option('--seed <S>', 'where chance comes from: the same text, the same dice and cards')
    .option(...GAME_OPTIONS, gameOptions)
    .addOption(
      new Option('--load <FILE>', 'go on with a record, or start from a position').conflicts(['seed', 'options']),
    )
    .option('--game <GAME>', 'with --load: where the rules are, for a game that is not in the catalog')
    .action(async (word: string | undefined, options: Options) => {
      const isFile = word?.endsWith('.json') === true;
      const game = isFile ? undefined : word;
      if (game !== undefined && options.load !== undefined)
        throw new Misuse('start', `--load takes the game from the file; leave out "${game}"`);
      const { json, ...given } = isFile ? { load: word, ...options } : options;
      const desk = json ? deskForPrograms() : deskForPeople();
      try {
        await sit({ ...given, ...(game !== undefined && { entry: await gameCalled(game) }) }, desk);
      } finally {
        desk.input.close();
      }
    });
}

type Wish = Omit<Options, 'json'> & { readonly entry?: Entry };

async function sit(given: Wish, desk: Desk): Promise<void> {
  let table = await firstTable(given, desk);
  while (table !== undefined) {
    const leave = await play(table);
    if (leave === 'again') table = playedAgain(table);
    else table = leave === 'menu' ? await tableFromMenu(desk, {}) : undefined;
  }
}

function firstTable(given: Wish, desk: Desk): Promise<Table | undefined> | Table {
  if (given.load !== undefined) return loadedTable(desk, given.load, given);
  if (given.entry !== undefined) return newTable(desk, given.entry, given);
  if (desk.fact)
    throw new Misuse('start', 'with --json there is no menu; name a game, such as: fermata play pig --json');
  desk.print(`\n${paint.bold('Fermata')}: ${CATALOG.length} turn-based games to play against bots\n`);
  return tableFromMenu(desk, given);
}

async function tableFromMenu(desk: Desk, given: Wish): Promise<Table | undefined> {
  const entry = await chooseGame(desk);
  if (entry === undefined) return undefined;
  const seats = given.seats ?? (await chooseSeats(desk, entry))?.toString();
  return seats === undefined ? undefined : newTable(desk, entry, { ...given, seats });
}

/** The same table with another match. */
function playedAgain({ lastBot: _, ...table }: Table): Table {
  const seed = shortSeed();
  return { ...table, match: table.match.rematch({ seed }), seed, told: 0, files: new Set() };
}

/** A seed is short where we make it, so that it can be told to a friend. */
function shortSeed(): string {
  return freshSeed().slice(0, 8);
}

function newTable(desk: Desk, entry: Entry, { seats, seed = shortSeed(), options }: NewTable): Table {
  const { min, usual = min } = entry.game.seats;
  const seating = seatingOf(seats ?? String(usual));
  const match: Match<object, Ev> = begin(entry.game, { seed, seats: seating.length, options: options?.json });
  return checked({ ...desk, entry, match, seed, seating, options, told: 0, files: new Set() });
}

interface NewTable extends Pick<Options, 'seed'> {
  readonly seats?: string;
  readonly options?: GameOptions | undefined;
}

/** A loaded match begins with a reminder of what happened last. */
async function loadedTable(desk: Desk, file: string, { seats, game }: Wish): Promise<Table> {
  const loaded = await loadMatch(file, game);
  const { match } = loaded;
  const seating = seats === undefined ? usualSeating(match.seats) : seatingOf(seats);
  if (seating.length !== match.seats)
    throw new Misuse('start', `the match in "${file}" has ${match.seats} seats; --seats gives ${seating.length}`);
  const [person = 0] = people({ seating });
  const told = Math.max(0, match.eventsFor(person).length - REMINDER);
  return checked({ ...desk, ...loaded, options: unusual(loaded), seating, told, files: new Set([resolve(file)]) });
}

/** The options of a loaded match, where they are not the usual ones. */
function unusual({ entry: { game }, match }: Loaded): GameOptions | undefined {
  const { options } = match.record();
  const words = JSON.stringify(options);
  return words === usualWords(game, match.seats) ? undefined : { json: options, words };
}

/** There are none where somebody has to say something. */
function usualWords(game: AnyGame, seats: number): string | undefined {
  try {
    return JSON.stringify(begin(game, { seats }).record().options);
  } catch {
    return '';
  }
}

const REMINDER = 5;

/** A number of seats, the first one a person's; or who sits where. */
function seatingOf(text: string): Seating[] {
  return /^\d+$/.test(text) ? usualSeating(Number(text)) : parseSeating(text);
}

function checked(table: Table): Table {
  if (people(table).length > 0) return table;
  const specs = table.seating.map(({ spec }) => spec).join(',');
  throw new Misuse(
    'start',
    `nobody in "${specs}" is human; to look on, use: fermata watch ${quoted(wordOf(table.entry))} --seats ${specs}`,
  );
}

function deskForPeople(): Desk {
  return { input: inputFrom(process.stdin, process.stdout), print, size: screenSize };
}

/** Facts as JSON, one on each line; answers are read as people type them. */
function deskForPrograms(): Desk {
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const note = (text: string) => printLine({ type: 'note', text });
  return { input: inputFrom(process.stdin, nowhere), print: note, fact: printLine };
}
