import type { CatalogEntry } from '@fermata/catalog';
import { type AnyEvent, type Choice, type Match, type Prompt, type Seat, SPECTATOR } from '@fermata/core';
import { describeOption, describePrompt, freshSeed, type RecordHead } from '@fermata/core/host';
import { named, toldTexts } from '@fermata/session';
import type { Command } from 'commander';
import { BOTS, parseSeating, type Seating } from '../agents.ts';
import {
  type Common,
  commandOf,
  GAME_OPTIONS,
  type GameOptions,
  gameOptions,
  NO_AUTOSAVE,
  positiveNumber,
  wholeNumber,
} from '../arguments.ts';
import { Keeper } from '../autosave/keeper.ts';
import { countText } from '../autosave/rows.ts';
import { begin } from '../begin.ts';
import { Bots } from '../bot-answer.ts';
import { boardWithNames, called, type Names, namesFor } from '../called.ts';
import { checkUnsaid, checkWritable, type Loaded, loadMatch, saveRecord } from '../files.ts';
import { fullScreenKeys, hasFullScreen, onFullScreen, type Screenful } from '../full-screen.ts';
import { gameCalled, wordOf } from '../games.ts';
import { COMMAND } from '../installation.ts';
import { INTERRUPTED, Interrupted, Interrupts } from '../interruptible.ts';
import { print, printLine, screenSize, title } from '../output.ts';
import { readOutside } from '../outside/known.ts';
import { checkOwn } from '../outside/spec.ts';
import { AGENTS_ARE_SEATS, botSeats, splitSeats } from '../seats.ts';
import { againText, endingLines } from '../table/screen.ts';
import { commandToResume, optionWords, quoted, rulesAt, seatsWord } from '../table/table.ts';
import type { Keys } from '../thinking.ts';
import { SCENE, sceneWord, toldByScene } from '../told-by-scene.ts';
import { unusualOptions } from '../unusual-options.ts';
import { UsageError } from '../usage-error.ts';
import { wrap } from '../wrap.ts';

interface Options extends Common {
  readonly seats?: string;
  readonly seed?: string;
  readonly options?: GameOptions;
  readonly speed: number;
  readonly step?: boolean;
  readonly as?: number;
  readonly save?: string;
  readonly game?: string;
  readonly autosave?: boolean;
  readonly scene?: boolean;
}

/** Choices in a second, where nothing is said. */
export const SPEED = 2;

/** `fermata watch`: agents play, and one looks on. */
export function watch(): Command {
  return commandOf('watch GAME', 'let agents play a match, and look on', [
    ['fermata watch pig', 'random bots, two choices a second'],
    ['fermata watch wingspan --seats greedy,search --step', 'a key for each choice'],
    ['fermata watch connect-four --speed 10 --as 0', 'fast, and with the eyes of seat 0'],
    [`fermata watch pig --seats 'greedy,exec:"python3 bot.py"'`, 'a bot of your own, in any language'],
    ['fermata watch pokemon --save match.json > story.txt', 'the whole story as text, and the record'],
  ])
    .argument('<GAME>', 'its name or its folder; or a record, to go on from where it ends')
    .option('--seats <LIST>', 'who sits where, such as greedy,search:2s; or how many random bots')
    .addOption(AGENTS_ARE_SEATS())
    .option('--seed <S>', 'where chance comes from: the same text, the same match')
    .option(...GAME_OPTIONS, gameOptions)
    .option('--speed <N>', 'choices in a second', positiveNumber, SPEED)
    .option('--step', 'go on by keys')
    .option('--as <SEAT>', 'what this seat sees; otherwise only what everybody may see', wholeNumber())
    .option('--save <FILE>', 'write the record once the match is over')
    .option('--game <GAME>', 'with a record: where the rules are, for a game that is not in the catalog')
    .option(...SCENE)
    .option(...NO_AUTOSAVE)
    .action(async (name: string, options: Options) => {
      const isFile = name.endsWith('.json');
      if (isFile) checkUnsaid(name, options);
      const from = isFile ? await loadMatch(name, options.game) : { entry: await gameCalled(name) };
      await lookOn(from, options, { name });
    });
}

/** What a match is called: by what was typed; or by its id, if it is one that was kept and goes on. */
type Called = { readonly name: string; readonly id?: undefined } | { readonly id: string; readonly name?: undefined };

/** Lets agents play to the end, or until whoever looks on leaves. */
export async function lookOn(from: From, options: Options, called: Called): Promise<void> {
  if (options.save !== undefined) checkWritable(options.save);
  if (options.seats !== undefined) await readOutside(splitSeats(options.seats));
  else checkOwn(from.seating);
  const show = begun(from, options, called.id);
  try {
    if (options.json) await asJson(show);
    else if (hasFullScreen()) {
      await onFullScreen(
        (at) => screenfulAt(show, at),
        { speed: options.step ? undefined : options.speed },
        screenSize,
      );
    } else await asText(show);
  } catch (error) {
    if (!(error instanceof Interrupted)) throw error;
    process.exitCode = INTERRUPTED; // what is known is told all the same
  }
  finish(show, options, called);
}

type From = Pick<Loaded, 'entry'> & Partial<Loaded>;

/** A match that agents play, and what was seen of it so far. */
interface Show {
  readonly entry: CatalogEntry;
  readonly match: Match<object, AnyEvent>;
  readonly seating: readonly Seating[];
  readonly names: Names;
  readonly bots: Bots;
  readonly eyes: number;
  readonly seed: string;
  readonly screenfuls: Screenful[];
  /** There while somebody looks on and presses keys. */
  readonly keys: Keys | undefined;
  readonly keeper: Keeper | undefined;
  /** What is to be told once the screen is free again. */
  readonly problems: string[];
  /** Tells such a thing: at once, where there is no screen to spoil. */
  readonly tell: (problem: string) => void;
}

/** A new match, or one that was loaded and goes on from where it stands. */
function begun({ entry, ...loaded }: From, options: Options, id: string | undefined): Show {
  const { seats, as: eyes = SPECTATOR } = options;
  const usually = loaded.match === undefined ? undefined : String(loaded.match.seats);
  const seating = parseSeating(
    loaded.seating && seats === undefined ? loaded.seating : botSeats(seats ?? usually, entry.game),
    BOTS,
  );
  const person = seating.findIndex(({ make }) => make === undefined);
  if (person >= 0)
    throw new UsageError(
      `seat ${person} is human, and nobody plays in watch; use: fermata play ${quoted(wordOf(entry))}`,
    );
  const seed = loaded.seed ?? options.seed ?? freshSeed().slice(0, 8);
  const match = loaded.match ?? begin(entry.game, { seed, seats: seating.length, options: options.options?.json });
  if (seating.length !== match.seats)
    throw new UsageError(`the match has ${match.seats} seats; --seats gives ${seating.length}`);
  if (eyes >= match.seats) throw new UsageError(`--as ${eyes} is no seat; seats are 0 to ${match.seats - 1}`);
  const keys = options.json ? undefined : fullScreenKeys();
  const problems: string[] = [];
  const tell = (problem: string) => void (keys === undefined ? console.error(problem) : problems.push(problem));
  const keeper = options.autosave === false ? undefined : new Keeper(match, seating, tell, id);
  const told = toldByScene(entry, options.scene, eyes);
  const names = options.json ? [] : namesFor(seating.map(({ spec }) => spec));
  const bots = new Bots(seating, seed, names);
  const show: Show = {
    entry: told,
    match,
    seating,
    names,
    bots,
    eyes,
    seed,
    screenfuls: [],
    keys,
    keeper,
    problems,
    tell,
  };
  show.screenfuls.push(screenfulOf(show, eventTexts(show, 0)));
  return show;
}

/** Agents may go round in circles for ever. */
const CHOICES_MAX = 20_000;

/** One answer, and what came of it. */
interface Exchange {
  readonly seat: number;
  readonly agent: string;
  readonly question: string;
  readonly answer: string;
  readonly events: readonly string[];
}

/** Lets whoever is asked first answer; undefined when the match is over. */
async function advance(show: Show): Promise<Exchange | undefined> {
  const { match, entry, seating, names, bots, keys, tell } = show;
  const [prompt] = match.prompts();
  if (prompt === undefined) return undefined;
  if (match.choices >= CHOICES_MAX)
    throw new UsageError(`after ${CHOICES_MAX} choices there is no end in sight; these agents may never finish`);
  const { spec } = seating[prompt.seat] as Seating; // one for each seat
  const before = match.eventsFor(show.eyes).length;
  const { choice } = await bots.answer(match, prompt, { keys, trouble: tell });
  show.keeper?.answered(prompt.seat, choice);
  const { game } = entry;
  return {
    seat: prompt.seat,
    agent: spec,
    question: named(describePrompt(game, prompt), names),
    answer: named(answerText(entry, prompt, choice), names),
    events: eventTexts(show, before),
  };
}

function answerText({ game }: CatalogEntry, prompt: Prompt, choice: Choice): string {
  const chosen = [choice].flat().map((at) => describeOption(game, prompt.options[at] ?? null, prompt));
  return chosen.join(', ') || 'none';
}

function eventTexts({ match, eyes, names }: Show, from: number): string[] {
  return toldTexts(match, eyes)
    .slice(from)
    .map((text) => named(text, names));
}

/** Whose answer may be shown: everybody's in a game without secrets, else only what the eyes may see. */
function mayTell({ entry, eyes }: Show, seat: number): boolean {
  return entry.game.secrets === undefined || eyes === seat;
}

async function screenfulAt(show: Show, at: number): Promise<Screenful | undefined> {
  while (show.screenfuls.length <= at) {
    const step = await advance(show);
    if (step === undefined) return undefined;
    const told = mayTell(show, step.seat) ? [`${step.question} ${step.answer}`, ...step.events] : step.events;
    show.screenfuls.push(screenfulOf(show, told, step));
  }
  return show.screenfuls[at];
}

function screenfulOf({ entry, match, eyes, names }: Show, told: readonly string[], step?: Exchange): Screenful {
  const begins = match.choices === 0 ? 'the start' : `choice ${match.choices}`;
  const who = step === undefined ? begins : `choice ${match.choices}, ${sitter(step.seat, step.agent, names)}`;
  const ending = match.outcome === undefined ? [] : endingLines({ entry }, match.view(eyes), match.outcome, names);
  return {
    title: `${entry.title}  ${who}`,
    board: boardWithNames(entry.board(match.view(eyes)), names),
    told: [...told, ...ending],
  };
}

/** Who sits there, and how it was asked for where the name does not say it. */
function sitter(seat: Seat, spec: string, names: Names): string {
  const name = called(seat, names);
  return name.replace(/ \d+$/, '').toLowerCase() === spec ? name : `${name} (${spec})`;
}

async function asText(show: Show): Promise<void> {
  const { entry, match, seating, names, seed, eyes } = show;
  const columns = screenSize()?.columns ?? Number.POSITIVE_INFINITY;
  print(
    `${title(entry.title)}  ${seating.map(({ spec }, seat) => sitter(seat, spec, names)).join(', ')}; seed ${quoted(seed)}`,
  );
  for (const line of eventTexts(show, 0)) print(wrap(`  ${line}`, columns));
  for await (const step of steps(show)) {
    if (mayTell(show, step.seat)) print(wrap(`${called(step.seat, names)}: ${step.question} ${step.answer}`, columns));
    for (const line of step.events) print(wrap(`  ${line}`, columns));
  }
  print(`\n${wrap(boardWithNames(entry.board(match.view(eyes)), names), columns)}`);
}

async function asJson(show: Show): Promise<void> {
  const { entry, seating, seed } = show;
  printLine({
    type: 'start',
    game: entry.game.name,
    seats: seating.map(({ spec }) => spec),
    seed,
    events: eventTexts(show, 0),
  });
  for await (const step of steps(show)) printLine({ type: 'choice', ...step });
}

/** Answer by answer, until the match is over, or Ctrl-C ends it. */
async function* steps(show: Show): AsyncGenerator<Exchange> {
  const interrupts = new Interrupts();
  try {
    for (let step = await advance(show); step !== undefined; step = await advance(show)) {
      yield step;
      await interrupts.breathe();
    }
  } finally {
    interrupts.close();
  }
}

/** How it ended, and the record. */
function finish(show: Show, options: Options, called: Called): void {
  const { match, entry, seating, names, eyes, keeper, problems } = show;
  const { json, save } = options;
  const { outcome } = match;
  const record = match.record();
  keeper?.settle(record);
  const file = save === undefined ? undefined : saveRecord(record, save);
  if (json) {
    printLine({ type: 'over', outcome, choices: match.choices, file, record });
    return;
  }
  if (outcome !== undefined) print(['', ...endingLines({ entry }, match.view(eyes), outcome, names)].join('\n'));
  print(`${countText(match.choices)}. ${againText(seating, commandAgain(show, options, called, record))}`);
  if (file !== undefined)
    print(`Saved. Go through it with: ${COMMAND} replay ${quoted(file)}${rulesAt(wordOf(entry))} --step`);
  if (outcome === undefined && keeper?.id !== undefined)
    print(`Go on with it: ${commandToResume(entry, keeper.id, options.scene)}`);
  for (const problem of problems) console.error(problem);
}

/** The command that shows the same match; none shows one again that was kept and began from a position or within another. */
function commandAgain(
  show: Show,
  { options, game, scene }: Options,
  { name }: Called,
  record: RecordHead,
): string | undefined {
  const { entry, seating, seed } = show;
  if (name === undefined && (record.position ?? record.reseeds) !== undefined) return undefined;
  const words = optionWords(name === undefined ? unusualOptions(show) : options);
  const rest = name?.endsWith('.json') ? rulesAt(game ?? '') : ` --seed ${quoted(seed)}${words}`;
  return `${COMMAND} watch ${quoted(name ?? wordOf(entry))} --seats ${seatsWord(seating)}${rest}${sceneWord(scene)}`;
}
