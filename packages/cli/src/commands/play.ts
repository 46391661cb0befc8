import { Writable } from 'node:stream';
import { CATALOG, type CatalogEntry, findGame } from '@fermata/catalog';
import { optionsForPeople } from '@fermata/scene';
import { type Command, Option } from 'commander';
import {
  type Common,
  commandOf,
  GAME_OPTIONS,
  type GameOptions,
  gameOptions,
  NO_AUTOSAVE,
  wholeNumber,
} from '../arguments.ts';
import { lastLeft } from '../autosave/list.ts';
import { checkUnsaid } from '../files.ts';
import { gameCalled } from '../games.ts';
import { onlinePlace } from '../online/place.ts';
import { playOnline } from '../online/play-online.ts';
import { printLine, printWrapped, screenSize } from '../output.ts';
import { readOutside } from '../outside/known.ts';
import { paint } from '../paint.ts';
import { AGENTS_ARE_SEATS, joinSeats, splitSeats } from '../seats.ts';
import type { Desk } from '../table/ask.ts';
import { inputFrom } from '../table/input.ts';
import { chooseGame, chooseOpponent, chooseSeats } from '../table/menu.ts';
import { play } from '../table/play.ts';
import type { Table } from '../table/table.ts';
import { loadedTable, newTable, playedAgain, seatingOf, shortSeed, type Wish } from '../table/tables.ts';
import { SCENE } from '../told-by-scene.ts';
import { UsageError } from '../usage-error.ts';
import { playWatched } from '../watched/play-watched.ts';

interface Options extends Common {
  readonly seats?: string;
  readonly seed?: string;
  readonly options?: GameOptions;
  readonly load?: string;
  readonly game?: string;
  readonly autosave?: boolean;
  readonly scene?: boolean;
  readonly server?: string;
  readonly join?: string;
  readonly watch?: boolean;
  readonly keepAs?: string;
  readonly to?: number;
  readonly choose?: readonly string[];
}

/** `fermata play`, and `fermata` alone: matches at the terminal until the person leaves. */
export function playGame(): Command {
  return commandOf('play [GAME]', 'play a game in the terminal; without a name, choose from a menu', [
    ['fermata play pig', 'against a bot that looks to the end of its turn'],
    ['fermata play wingspan --seats human,search', 'against a bot that thinks ahead'],
    ['fermata play wingspan --seats human,search:2s', 'that thinks for two seconds'],
    ['fermata play pig --seats 4 --seed rain', 'four seats, and the same dice each time'],
    ['fermata play pokemon --seats human,human', 'two people at one terminal'],
    [`fermata play item-duel --options '{"health":20}'`, 'with an option of the game'],
    ['fermata play pig --seats human,./mybot.ts', 'against a bot of your own'],
    ['fermata play ./my-game --watch', 'the same choices again, whenever you change its rules'],
    ['fermata play match.json', 'go on with a saved match'],
    ['fermata play match.json --to 12 --choose hold', 'go another way after its choice 12'],
    ['fermata play wingspan --scene', 'the table in words, place by place'],
    ['fermata play pig --server http://127.0.0.1:4620/ --seats human,human', 'with a friend, over the network'],
    [`fermata play --join 'http://127.0.0.1:4620/#/online/join/…'`, 'where a friend has invited you'],
  ])
    .argument('[GAME]', `${CATALOG.map(({ game }) => game.name).join(', ')}, the folder of a game, or a record`)
    .option(
      '--seats <LIST>',
      'who sits where, such as human,search,random; or how many seats, the first one yours, the others greedy',
    )
    .addOption(AGENTS_ARE_SEATS())
    .option('--seed <S>', 'where chance comes from: the same text, the same dice and cards')
    .option(...GAME_OPTIONS, gameOptions)
    .option('--load <FILE>', 'go on with a record, or start from a position')
    .option('--to <N>', 'with a record: as it stood after so many choices, and another way from there', wholeNumber())
    .option('--choose <KEY>', 'with --to: what you answer there; more than once for more than one answer', andKey)
    .option('--game <GAME>', 'with --load: where the rules are, for a game that is not in the catalog')
    .option('--server <URL>', 'play over the network: the match is kept by a server, which fermata serve is')
    .option('--join <LINK>', 'sit down at a match over the network, by the link that invites you or brings you back')
    .option(...SCENE)
    .option(...NO_AUTOSAVE)
    .addOption(
      new Option('--watch', 'begin anew at the same choices when a source of the game changes').conflicts([
        ...['load', 'to', 'choose', 'server', 'join', 'json', 'autosave'],
      ]),
    )
    .addOption(new Option('--keep-as <ID>').hideHelp())
    .action(async (word: string | undefined, options: Options) => {
      if (options.watch) return playWatched(word, wordsOf(options));
      if (options.server !== undefined || options.join !== undefined) return sitOnline(word, options);
      const isFile = word?.endsWith('.json') === true;
      const game = isFile ? undefined : word;
      if (game !== undefined && options.load !== undefined)
        throw new UsageError(`--load takes the game from the file; leave out "${game}"`);
      if (isFile) checkUnsaid(word, unlessForked(options));
      else if (options.load !== undefined) {
        const { load: _, ...rest } = options;
        checkUnsaid(options.load, unlessForked(rest));
      }
      const { json, ...given } = isFile ? { load: word, ...options } : options;
      checkFork(given);
      await sit({ ...given, ...(game !== undefined && { entry: await gameCalled(game) }) }, deskFor(json));
    });
}

/** What the process that plays is told, where another one watches the sources. */
function wordsOf({ seats, seed = shortSeed(), options, scene }: Options): string[] {
  const said = { seats, seed, options: options?.words };
  const words = Object.entries(said).flatMap(([name, word]) => (word === undefined ? [] : [`--${name}`, word]));
  return scene ? [...words, '--scene'] : words;
}

/** The same option, given once more. */
function andKey(key: string, before: readonly string[] = []): readonly string[] {
  return [...before, key];
}

/** What a file settles. A match that leaves it has chance of its own. */
function unlessForked({ seed, ...options }: Options): Options {
  return seed === undefined || options.to !== undefined ? options : { seed, ...options };
}

function checkFork({ load, to, choose }: Options): void {
  if (to !== undefined && load === undefined) throw new UsageError('--to goes with a saved match; name its file');
  if (choose !== undefined && to === undefined)
    throw new UsageError('--choose goes with --to, which says after how many choices');
}

/** A seat at a match on a server, which keeps it. */
async function sitOnline(game: string | undefined, options: Options): Promise<void> {
  const { seats, server, join, json, scene } = options;
  const found = game === undefined || join !== undefined ? undefined : findGame(game).game; // a link has seats already
  const seating = found === undefined ? [] : seatingOf(seats ?? String(Math.max(found.seats.min, 2)), found);
  const sitters = seating.map(({ spec }) => (spec === 'human' ? 'person' : spec));
  const place = await onlinePlace({
    ...{ sitters, options: options.options?.json },
    ...(game !== undefined && { game }),
    ...(server !== undefined && { server }),
    ...(join !== undefined && { join }),
  });
  const desk = deskFor(json);
  for (const invite of place.invites) {
    if (desk.fact) desk.fact({ type: 'invite', ...invite });
    else desk.print(`Seat ${invite.seat} is for whoever opens this link, once:\n  ${invite.link}`);
  }
  await playOnline(desk, place.link, scene);
}

/** Matches at a desk, until the person leaves. */
export async function sit(given: Wish, desk: Desk): Promise<void> {
  try {
    if (given.seats !== undefined) await readOutside(splitSeats(given.seats));
    let table = await firstTable(given, desk);
    while (table !== undefined) {
      const leave = await play(table);
      if (leave === 'again') table = playedAgain(table);
      else table = leave === 'menu' ? await tableFromMenu(desk, keeping(given)) : undefined;
    }
  } finally {
    desk.input.close();
  }
}

/** Of all wishes these are for every match, not only for the first. */
function keeping({ autosave, scene }: Wish): Wish {
  return { ...(autosave !== undefined && { autosave }), ...(scene !== undefined && { scene }) };
}

function firstTable(given: Wish, desk: Desk): Promise<Table | undefined> | Table {
  if (given.load !== undefined) return loadedTable(desk, given.load, given);
  if (given.entry !== undefined) return newTable(desk, given.entry, given);
  if (desk.fact) throw new UsageError('with --json there is no menu; name a game, such as: fermata play pig --json');
  desk.print(`\n${paint.bold('Fermata')}: ${CATALOG.length} turn-based games to play against bots\n`);
  return tableFromMenu(desk, given);
}

async function tableFromMenu(desk: Desk, given: Wish): Promise<Table | undefined> {
  const isOpen = given.seats === undefined && given.seed === undefined && given.options === undefined;
  const left = isOpen ? lastLeft() : undefined; // it has seats, a seed and options already
  const entry = await chooseGame(desk, left);
  if (entry === undefined) return undefined;
  if ('saved' in entry) return loadedTable(desk, entry.file, { ...given, id: entry.id });
  const seats = given.seats ?? (await seatsFromMenu(desk, entry));
  if (seats === undefined) return undefined;
  const options = given.options ?? offeredOptions(entry);
  return newTable(desk, entry, { ...given, seats, ...(options && { options }) });
}

/** What people are offered, where that is not what is usual for programs. */
function offeredOptions({ form = [] }: CatalogEntry): GameOptions | undefined {
  const json = optionsForPeople(form);
  return json && { json, words: JSON.stringify(json) };
}

/** As --seats takes it; undefined if the person leaves. */
async function seatsFromMenu(desk: Desk, entry: CatalogEntry): Promise<string | undefined> {
  const count = await chooseSeats(desk, entry);
  if (count === undefined || count === 1) return count?.toString();
  const opponent = await chooseOpponent(desk);
  return opponent && joinSeats(['human', ...Array<string>(count - 1).fill(opponent)]);
}

/** Where a person sits, or with --json a program. */
export function deskFor(isJson: boolean | undefined): Desk {
  if (isJson) return deskForPrograms();
  return { input: inputFrom(process.stdin, process.stdout), print: printWrapped, size: screenSize };
}

/** Facts as JSON, one on each line; answers are read as people type them. */
function deskForPrograms(): Desk {
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const note = (text: string) => printLine({ type: 'note', text });
  return { input: inputFrom(process.stdin, nowhere), print: note, fact: printLine };
}
