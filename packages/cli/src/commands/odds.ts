import {
  describeEvent,
  type Ev,
  type Fraction,
  type Match,
  Misuse,
  type Move,
  odds,
  type Prompt,
  type Sampling,
  type Seat,
  start,
  toNumber,
} from '@fermata/core';
import type { Command } from 'commander';
import { type Common, commandOf, wholeNumber } from '../arguments.ts';
import { type Loaded, loadMatch } from '../files.ts';
import { gameCalled } from '../games.ts';
import { report, screenSize, title } from '../output.ts';
import { paint } from '../paint.ts';
import { progressOf } from '../progress.ts';
import { parseChoice } from '../table/answer.ts';
import { hintFor, type Question, questionOf } from '../table/question.ts';
import { wrap } from '../wrap.ts';

interface Options extends Common {
  readonly seat?: number;
  readonly move?: string;
  readonly of: string;
  readonly cap: number;
  readonly worlds: number;
  readonly seed: string;
  readonly game?: string;
}

/** `fermata odds`: what each option of the open question may lead to, and how likely. */
export function oddsOf(): Command {
  return commandOf('odds GAME|FILE', 'what each option may lead to, and exactly how likely it is', [
    ['fermata odds match.json', 'each option that is open where it ends'],
    ['fermata odds match.json --seat 1 --move 2', 'one option of seat 1'],
    ['fermata odds pig --of pot', 'what becomes of the pot, from the start'],
    ['fermata odds match.json --of scores.0', 'what becomes of the score of seat 0'],
  ])
    .argument('<GAME|FILE>', 'a game, from its start; or a record or a position, from where it stands')
    .option('--seat <N>', 'which seat is asked; the first that is, where nothing is said', wholeNumber())
    .option('--move <KEY>', 'only this option: its key, or how its text begins; a set is 1,2')
    .option('--of <WHAT>', 'events, outcome, or a part of the state such as pot or scores.0', 'events')
    .option('--cap <N>', 'in how many ways chance may fall at most', wholeNumber(1), 100_000)
    .option('--worlds <N>', 'where the game has secrets: how many worlds to look at', wholeNumber(1), 32)
    .option('--seed <S>', 'with a GAME: where its start comes from', 'odds')
    .option('--game <GAME>', 'with a FILE: where the rules are, for a game that is not in the catalog')
    .action(async (from: string, options: Options) => {
      const { match, entry } = await standing(from, options);
      const seat = options.seat ?? match.waiting()[0];
      const prompt = seat === undefined ? undefined : match.prompts(seat)[0];
      if (prompt === undefined || seat === undefined) throw notAsked(match, seat);
      const question = questionOf(entry.game, prompt);
      const moves = movesOf(prompt, question, options.move);
      const progress = progressOf('looking ahead', moves.length);
      const found = moves.map((move) => {
        const one = distribution(match, seat, move, options);
        progress.tick();
        return { option: optionText(question, move), ...one };
      });
      progress.stop();
      const { of, cap, worlds } = options;
      const result = { game: entry.game.name, seat, question: question.label, of, cap, options: found };
      report(options.json, result, () => toText(seat, question.label, found, cap, worlds));
    });
}

interface Found {
  readonly option: string;
  /** False where hidden information was sampled. */
  readonly exact?: boolean;
  readonly outcomes?: readonly { readonly what: string; readonly fraction: string; readonly probability: number }[];
  /** Why there are none. */
  readonly problem?: string;
}

async function standing(from: string, { seed, game }: Options): Promise<Pick<Loaded, 'match' | 'entry'>> {
  if (/[.]json$/.test(from)) return loadMatch(from, game);
  const entry = await gameCalled(from);
  return { entry, match: start(entry.game, { seed }) };
}

function notAsked(match: Match<object, Ev>, seat: Seat | undefined): Misuse {
  if (seat === undefined) return new Misuse('prompt', 'the match is over, so nothing follows');
  const waiting = match.waiting().map((it) => `seat ${it}`);
  return new Misuse('prompt', `seat ${seat} is not asked now; ${waiting.join(' and ') || 'nobody'} is`);
}

function movesOf({ options, several }: Prompt, question: Question, wanted: string | undefined): readonly Move[] {
  if (wanted !== undefined) return [[parseChoice(question, wanted, [])]];
  if (several === undefined) return options.map((_, at) => [at]);
  throw new Misuse('choice', `"${question.label}" is for several; say which with --move: ${hintFor(question)}`);
}

function optionText({ texts }: Question, [choice = []]: Move): string {
  return (
    [choice]
      .flat()
      .map((at) => texts[at])
      .join(', ') || 'none'
  );
}

function distribution(match: Match<object, Ev>, seat: Seat, move: Move, options: Options): Omit<Found, 'option'> {
  const { of, cap, worlds } = options;
  const sampling: Sampling = { cap, worlds };
  try {
    const { of: found, exact } = odds(match, seat, move, questionAbout(match, seat, of, sampling), sampling);
    const outcomes = [...found]
      .sort(([, a], [, b]) => toNumber(b) - toNumber(a))
      .map(([what, chance]) => ({
        what,
        fraction: fractionText(chance),
        probability: toNumber(chance),
      }));
    return { exact, outcomes };
  } catch (error) {
    if (error instanceof Misuse && error.code === 'cap') return { problem: `${error.message} (--cap)` };
    throw error;
  }
}

/** What is asked of the match once the move is played, as text that can be counted. */
function questionAbout(match: Match<object, Ev>, seat: Seat, of: string, sampling: Sampling) {
  if (of === 'outcome')
    return ({ outcome }: Match<object, Ev>) =>
      outcome === undefined
        ? 'the match goes on'
        : `seat ${seat} comes ${outcome[seat]?.rank}. with ${outcome[seat]?.score}`;
  if (of === 'events') {
    // A redealt world tells its events from the current turn on: how many those are, one asks with an empty move.
    const [before = 0] = odds(match, seat, [], (it) => it.eventsFor(seat).length, { ...sampling, worlds: 1 }).of.keys();
    return (it: Match<object, Ev>) => {
      const events = it.eventsFor(seat).slice(before) as readonly Ev[]; // of this game, with fields hidden
      return events.map((event) => describeEvent(it.game, event)).join(' ') || 'nothing is seen to happen';
    };
  }
  const path = of.split('.');
  const read = (it: Match<object, Ev>) =>
    path.reduce<unknown>((at, key) => (at as { [key: string]: unknown } | null)?.[key], it.view(seat));
  if (read(match) === undefined) {
    const parts = Object.keys(match.view(seat));
    throw new Misuse(
      'choice',
      `there is no "${of}" in what seat ${seat} sees; say events, outcome, or begin with ${parts.join(', ')}`,
    );
  }
  return (it: Match<object, Ev>) => `${of} is ${JSON.stringify(read(it)) ?? 'gone'}`;
}

function toText(seat: Seat, label: string, found: readonly Found[], cap: number, worlds: number): string {
  const columns = screenSize()?.columns ?? Number.POSITIVE_INFINITY;
  const lines = found.flatMap(({ option, outcomes = [], problem }) => {
    const width = Math.max(...outcomes.map(({ fraction }) => readable(fraction).length));
    const rows = outcomes.slice(0, OUTCOMES_TOLD).map(({ what, fraction, probability }) => {
      const percent = `${(100 * probability).toFixed(2)} %`.padStart(8);
      return wrap(`    ${readable(fraction).padStart(width)}  ${percent}  ${what}`, columns, width + 12);
    });
    if (outcomes.length > OUTCOMES_TOLD)
      rows.push(`    and ${outcomes.length - OUTCOMES_TOLD} more; --json has them all`);
    return ['', wrap(`  ${option}`, columns), ...rows, ...(problem === undefined ? [] : [`    ${problem}`])];
  });
  const isExact = found.every(({ exact = true }) => exact);
  const how = isExact
    ? `Exact: every way that chance can fall, at most ${cap} of them.`
    : `The game has secrets: ${worlds} worlds that seat ${seat} cannot tell from this one, each exact (at most ${cap} ways).`;
  return [title(`Seat ${seat}: ${label}`), ...lines, '', paint.dim(wrap(how, columns))].join('\n');
}

const OUTCOMES_TOLD = 20;

function fractionText({ over, under }: Fraction): string {
  return `${over}/${under}`;
}

/** Sampled worlds make fractions that nobody reads; the JSON has them whole. */
function readable(fraction: string): string {
  return fraction.length > FRACTION_TOLD ? '' : fraction;
}

const FRACTION_TOLD = 15;
