import { type AnyEvent, type Choice, type Match, Misuse, type Prompt, type Seat } from '@fermata/core';
import { describeEvent } from '@fermata/core/host';
import { type Move, picks } from '@fermata/core/moves';
import { type Fraction, odds, type Sampling, toNumber } from '@fermata/core/odds';
import { average, type Estimate } from '@fermata/sim';
import type { Command } from 'commander';
import { type Common, commandOf, GAME_OPTIONS, type GameOptions, gameOptions, wholeNumber } from '../arguments.ts';
import { begin } from '../begin.ts';
import { checkUnsaid, type Loaded, loadMatch } from '../files.ts';
import { gameCalled } from '../games.ts';
import { endWith, report, screenSize, title } from '../output.ts';
import { paint } from '../paint.ts';
import { progressOf } from '../progress.ts';
import { parseChoice } from '../table/answer.ts';
import { questionOf, type ShownQuestion } from '../table/question.ts';
import { quoted } from '../table/table.ts';
import { isMistake, UsageError } from '../usage-error.ts';
import { wrap } from '../wrap.ts';
import { endingsOf } from './odds-outcome.ts';

interface Options extends Common {
  readonly seat?: number;
  readonly move?: string;
  readonly of: string;
  readonly cap: number;
  readonly worlds: number;
  readonly seed?: string;
  readonly matches: number;
  readonly by: string;
  readonly options?: GameOptions;
  readonly game?: string;
}

/** `fermata odds`: what each option of the open question may lead to, and how likely. */
export function oddsOf(): Command {
  return commandOf('odds GAME|FILE', 'what each option may lead to, and how likely it is', [
    ['fermata odds match.json', 'each option that is open where it ends'],
    ['fermata odds match.json --seat 1 --move 2', 'one option of seat 1'],
    ['fermata odds wingspan --move 1,2', 'a set, where several may be chosen'],
    ['fermata odds pig --of pot', 'what becomes of the pot, from the start'],
    ['fermata odds match.json --of scores.0', 'what becomes of the score of seat 0'],
    ['fermata odds match.json --of outcome --by greedy', 'how often the seat wins, by matches played on'],
  ])
    .argument('<GAME|FILE>', 'a game, from its start; or a record or a position, from where it stands')
    .option('--seat <N>', 'which seat is asked; the first that is, where nothing is said', wholeNumber())
    .option('--move <KEY>', 'only this option: its key, or how its text begins; a set is 1,2')
    .option('--of <WHAT>', 'events, outcome, or a part of the state such as pot or scores.0', 'events')
    .option('--cap <N>', 'in how many ways chance may fall at most', wholeNumber(1), 100_000)
    .option('--worlds <N>', 'where the game has secrets: how many worlds to look at', wholeNumber(1), 32)
    .option('--matches <N>', 'with --of outcome: how many matches are played on from each option', wholeNumber(1), 400)
    .option('--by <AGENT>', 'with --of outcome: who plays on, such as greedy', 'random')
    .option('--seed <S>', 'with a GAME: where its start comes from (odds, where nothing is said)')
    .option(...GAME_OPTIONS, gameOptions)
    .option('--game <GAME>', 'with a FILE: where the rules are, for a game that is not in the catalog')
    .action(async (from: string, options: Options) => {
      const { match, entry } = await standing(from, options);
      const seat = options.seat ?? match.waiting()[0];
      const prompt = seat === undefined ? undefined : match.prompts(seat)[0];
      if (prompt === undefined || seat === undefined) throw notAsked(match, seat);
      const question = questionOf(entry, prompt);
      const { moves, isWhole } = movesOf(prompt, question, options.move);
      const progress = progressOf('looking ahead', moves.length);
      const found = moves.map((move) => {
        const one =
          options.of === 'outcome' ? endings(match, prompt, move, options) : distribution(match, seat, move, options);
        progress.tick();
        return { option: optionText(question, move), ...one };
      });
      progress.stop();
      const { of, cap } = options;
      const result = { game: entry.game.name, seat, question: question.label, of, cap, isWhole, options: found };
      const more = isWhole
        ? []
        : [`These are the first ${moves.length} sets; say which with --move, such as: ${exampleFor(from, question)}`];
      if (found.some(({ isBroken }) => isBroken)) endWith(1);
      report(options.json, result, () => [toText(seat, question.label, found, options), ...more].join('\n'));
    });
}

interface Likely {
  readonly what: string;
  /** Undefined where it was counted over sampled worlds: that is an estimate, however whole its numbers look. */
  readonly fraction?: string;
  readonly probability: number;
  /** Where matches were played on and counted: the interval that holds the true share with 95 % confidence. */
  readonly low?: number;
  readonly high?: number;
}

interface Found {
  readonly option: string;
  /** False where hidden information was sampled. */
  readonly exact?: boolean;
  readonly outcomes?: readonly Likely[];
  /** What the seat ends with, where matches were played on. */
  readonly score?: Estimate;
  /** Why there are none. */
  readonly problem?: string;
  /** True where that is the fault of the rules. */
  readonly isBroken?: boolean;
}

async function standing(from: string, { seed, options, game }: Options): Promise<Pick<Loaded, 'match' | 'entry'>> {
  if (/[.]json$/.test(from)) {
    checkUnsaid(from, { ...(seed !== undefined && { seed }), options });
    return loadMatch(from, game);
  }
  const entry = await gameCalled(from);
  return { entry, match: begin(entry.game, { seed: seed ?? 'odds', options: options?.json }) };
}

function notAsked(match: Match<object, AnyEvent>, seat: Seat | undefined): UsageError {
  if (seat === undefined)
    return new UsageError('the match is over, so nothing follows; give one that goes on, or a game');
  const waiting = match.waiting().map((it) => `seat ${it}`);
  return new UsageError(`seat ${seat} is not asked now; ${waiting.join(' and ') || 'nobody'} is`);
}

/** What to look at: the move that is wanted, each option, or the first few sets. */
function movesOf(prompt: Prompt, question: ShownQuestion, wanted: string | undefined) {
  if (wanted !== undefined) return { moves: [[parseChoice(question, wanted, [])]], isWhole: true };
  if (prompt.several === undefined) return { moves: prompt.options.map((_, at) => [at]), isWhole: true };
  const sets = smallestSets(prompt);
  const first = Array.from({ length: SETS_TOLD }, () => sets.next()).flatMap(({ value }) => (value ? [[value]] : []));
  return { moves: first, isWhole: sets.next().done === true };
}

const SETS_TOLD = 8;

/** The legal sets, the smallest first. */
function* smallestSets(prompt: Prompt): Generator<readonly number[], undefined> {
  for (let sets: number[][] = [[]]; sets.length > 0; ) {
    const larger: number[][] = [];
    for (const set of sets) {
      const { next, done } = picks(prompt, set);
      if (done) yield set;
      // There may be very many. Each of these leads to a set, so that is as many as anybody asks for, and one more.
      if (larger.length <= SETS_TOLD) larger.push(...next.map((at) => [...set, at]));
    }
    sets = larger;
  }
}

/** A command that asks for a set. */
function exampleFor(from: string, { keys, several }: ShownQuestion): string {
  const count = Math.max(several?.min ?? 0, Math.min(2, several?.max ?? 0));
  return `fermata odds ${quoted(from)} --move ${keys.slice(0, count).join(',') || 'none'}`;
}

/** The option; of a set first its keys, as `--move` takes them. */
function optionText({ texts, keys, several }: ShownQuestion, [choice = []]: Move): string {
  const chosen = [choice].flat();
  const text = chosen.map((at) => texts[at]).join(', ') || 'none';
  return several === undefined || chosen.length === 0 ? text : `${chosen.map((at) => keys[at]).join(',')}  ${text}`;
}

const GOES_ON = 'the match goes on';

/** What ends the match is known exactly. After most answers it goes on: then how it ends is counted, by playing it on. */
function endings(match: Match<object, AnyEvent>, prompt: Prompt, move: Move, how: Options): Omit<Found, 'option'> {
  const now = distribution(match, prompt.seat, move, { ...how, cap: Math.min(how.cap, ENDINGS_CAP) });
  if (now.isBroken || now.outcomes?.every(({ what }) => what !== GOES_ON)) return now;
  try {
    return { exact: false, ...endingsOf(match, prompt, move[0] as Choice, how) }; // a move of one answer
  } catch (error) {
    if (isMistake(error)) throw error;
    return { problem: `the rules break: ${(error as Error).message}`, isBroken: true };
  }
}

/** More ways than these lead on, all but surely. */
const ENDINGS_CAP = 1000;

function distribution(match: Match<object, AnyEvent>, seat: Seat, move: Move, options: Options): Omit<Found, 'option'> {
  const { of, cap, worlds } = options;
  const sampling: Sampling = { cap, worlds };
  try {
    const { of: found, exact } = odds(match, seat, move, questionAbout(match, seat, of, sampling), sampling);
    const outcomes = [...found]
      .sort(([, a], [, b]) => toNumber(b) - toNumber(a))
      .map(([what, chance]) => ({
        what,
        ...(exact && { fraction: fractionText(chance) }),
        probability: toNumber(chance),
      }));
    return { exact, outcomes };
  } catch (error) {
    if (error instanceof Misuse && error.code === 'cap') return { problem: `${error.message} (--cap)` };
    if (isMistake(error)) throw error;
    return { problem: `the rules break: ${(error as Error).message}`, isBroken: true };
  }
}

/** What is asked of the match once the move is played, as text that can be counted. */
function questionAbout(match: Match<object, AnyEvent>, seat: Seat, of: string, sampling: Sampling) {
  if (of === 'outcome')
    return ({ outcome }: Match<object, AnyEvent>) =>
      outcome === undefined ? GOES_ON : `seat ${seat} comes ${outcome[seat]?.rank}. with ${outcome[seat]?.score}`;
  if (of === 'events') {
    // A redealt world tells its events from the current turn on: how many those are, one asks with an empty move.
    const [before = 0] = odds(match, seat, [], (it) => it.eventsFor(seat).length, { ...sampling, worlds: 1 }).of.keys();
    return (it: Match<object, AnyEvent>) => {
      const events = it.eventsFor(seat).slice(before) as readonly AnyEvent[]; // of this game, with fields hidden
      return events.map((event) => describeEvent(it.game, event)).join(' ') || 'nothing is seen to happen';
    };
  }
  const path = of.split('.');
  const read = (it: Match<object, AnyEvent>) =>
    path.reduce<unknown>((at, key) => (at as { [key: string]: unknown } | null)?.[key], it.view(seat));
  if (read(match) === undefined) {
    const parts = Object.keys(match.view(seat));
    throw new UsageError(
      `there is no "${of}" in what seat ${seat} sees; say events, outcome, or begin with ${parts.join(', ')}`,
    );
  }
  return (it: Match<object, AnyEvent>) => `${of} is ${JSON.stringify(read(it)) ?? 'gone'}`;
}

function toText(seat: Seat, label: string, found: readonly Found[], options: Options): string {
  const columns = screenSize()?.columns ?? Number.POSITIVE_INFINITY;
  const lines = found.flatMap(({ option, outcomes = [], problem, score }) => {
    const width = Math.max(...outcomes.map(({ fraction = '' }) => readable(fraction).length));
    const rows = outcomes.slice(0, OUTCOMES_TOLD).map(({ what, fraction = '', probability, low, high }) => {
      const percent =
        low === undefined ? `${percentOf(probability, 2)} %`.padStart(8) : counted(probability, low, high);
      const chance = width === 0 ? percent : `${readable(fraction).padStart(width)}  ${percent}`;
      return wrap(`    ${chance}  ${what}`, columns, chance.length + 2);
    });
    if (outcomes.length > OUTCOMES_TOLD)
      rows.push(`    and ${outcomes.length - OUTCOMES_TOLD} more; --json has them all`);
    if (score !== undefined) rows.push(`    score ${average(score)}`);
    return ['', wrap(`  ${option}`, columns), ...rows, ...(problem === undefined ? [] : [`    ${problem}`])];
  });
  const footer = howFound(found, seat, options).flatMap((how) => ['', paint.dim(wrap(how, columns))]);
  return [title(`Seat ${seat}: ${label}`), ...lines, ...footer].join('\n');
}

/** How far the numbers can be trusted; nothing where there are none. */
function howFound(found: readonly Found[], seat: Seat, { cap, worlds, of: what, matches, by }: Options): string[] {
  const known = found.filter(({ outcomes }) => outcomes !== undefined);
  if (known.length === 0) return [];
  const of = known.length === found.length ? '' : `, for ${known.length} of ${found.length} options`;
  if (what === 'outcome' && known.some(({ score }) => score !== undefined)) {
    const times = matches === 1 ? '1 match' : `${matches} matches`;
    return [
      `Counted in ${times} played on by ${by} from each option; the same luck for all. Intervals hold the true share with 95 % confidence.`,
    ];
  }
  if (known.every(({ exact }) => exact)) return [`Exact: every way that chance can fall, at most ${cap} of them${of}.`];
  const alike = `that seat ${seat} cannot tell from this one`;
  return [`Estimated from ${worlds} sampled ${worlds === 1 ? 'world' : 'worlds'} (each exact) ${alike}${of}.`];
}

const OUTCOMES_TOLD = 20;

function percentOf(share: number, decimals: number): string {
  return (100 * share).toFixed(decimals);
}

/** A share that was counted, with its interval. */
function counted(share: number, low: number, high = 1): string {
  return `${percentOf(share, 1).padStart(5)} % (${percentOf(low, 1)} to ${percentOf(high, 1)})`;
}

function fractionText({ over, under }: Fraction): string {
  return `${over}/${under}`;
}

/** Some fractions are longer than anybody reads; the JSON has them whole. */
function readable(fraction: string): string {
  return fraction.length > FRACTION_TOLD ? '' : fraction;
}

const FRACTION_TOLD = 15;
