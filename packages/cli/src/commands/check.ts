import type { CatalogEntry } from '@fermata/catalog';
import type { AnyGame } from '@fermata/core';
import { BrokenInvariant, type Checked, checkGame, lowerGuards } from '@fermata/core/testing';
import { BrokenStaging, type CheckedStaging, checkStaging } from '@fermata/scene/testing';
import type { Command } from 'commander';
import { type Common, commandOf, positiveNumber, wholeNumber } from '../arguments.ts';
import { faultPlace } from '../fault-place.ts';
import { freeName, opens, saveRecord } from '../files.ts';
import { gameCalled, wordOf } from '../games.ts';
import { COMMAND } from '../installation.ts';
import { INTERRUPTED, Interrupted, interruptible } from '../interruptible.ts';
import { endWith, report } from '../output.ts';
import { paint } from '../paint.ts';
import { progressOf } from '../progress.ts';
import { quoted, rulesAt } from '../table/table.ts';
import { UsageError } from '../usage-error.ts';

interface Options extends Common {
  readonly matches: number;
  readonly seats?: number;
  readonly seed: string;
  readonly seconds: number;
  readonly out?: string;
}

/** `fermata check`: random matches, the twelve invariants on each, and what a staging is held to. */
export function check(): Command {
  return commandOf('check GAME', 'whether a game and its scene keep the invariants, by random matches', [
    ['fermata check pig', 'fifty matches, all numbers of seats in turn'],
    ['fermata check pig --seats 3 --matches 1000', 'many, for three'],
    ['fermata check ./games/mine --seed rain', 'a game that is not in the catalog, other matches'],
  ])
    .argument('<GAME>', 'its name, its folder, or its module')
    .option('--matches <N>', 'how many', wholeNumber(1), 50)
    .option('--seats <N>', 'how many seats; all numbers in turn where nothing is said', wholeNumber(1))
    .option('--seed <S>', 'which matches: the same text, the same matches', 'check')
    .option('--seconds <N>', 'for all of it; what there is no time for is left out, and said', positiveNumber, 60)
    .option('--out <FILE>', 'where to write the match that shows a fault')
    .action(async (name: string, options: Options) => {
      const entry = await gameCalled(name);
      const { game } = entry;
      const { json } = options;
      const until = Date.now() + MS * options.seconds;
      const seconds = entry.staging === undefined ? options.seconds : options.seconds * RULES_SHARE;
      const found = lookedAt(game, { ...options, seconds });
      if ('done' in found) return stopped(game, found, options);
      if (found instanceof BrokenInvariant) {
        const { invariant, record, message } = found;
        const { file, note } = kept(entry, found, options.out);
        const place = faultPlace(found);
        report(json, { game: game.name, ok: false, invariant, message, place, record, file, note }, () =>
          [paint.red(message), ...placeLine(place), ...(note === undefined ? [] : [note])].join('\n'),
        );
        return endWith(1);
      }
      const staged = untilStopped(
        () => stagingOf(entry, options, until),
        () => ({ isStopped: true }) as const,
      );
      if (staged !== undefined && 'isStopped' in staged) return stopped(game, { done: found.matches }, options);
      if (staged instanceof BrokenStaging) {
        const { rule, message } = staged;
        const place = faultPlace(staged);
        report(json, { game: game.name, ok: false, rule, message, place }, () =>
          [paint.red(message), ...placeLine(place)].join('\n'),
        );
        return endWith(1);
      }
      const { matches } = found;
      const leftOut = Object.fromEntries(found.leftOut.map(({ what, count }) => [what, count]));
      report(json, { game: game.name, ok: true, matches, seed: options.seed, leftOut, staging: staged }, () =>
        [verdict(game, found, options), ...(staged === undefined ? [] : [stagedText(staged)])].join('\n'),
      );
    });
}

function placeLine(place: string | undefined): string[] {
  return place === undefined ? [] : [`It happened at ${place}.`];
}

/** Scenes are looked at as well, where the game brings a staging: in some matches, for as long as there is time. */
function stagingOf(
  { game, staging }: CatalogEntry,
  options: Options,
  until: number,
): CheckedStaging | BrokenStaging | undefined {
  if (staging === undefined) return undefined;
  const { min, max } = game.seats;
  const sum = { matches: 0, questions: 0, onBoard: 0, unmet: [...(staging.plain ?? []), ...(staging.silent ?? [])] };
  try {
    while (sum.matches < Math.min(options.matches, STAGED_MAX) && Date.now() < until) {
      const seats = options.seats ?? min + (sum.matches % (max - min + 1));
      const seed = `${options.seed} ${sum.matches}`;
      const checked = checkStaging(game, staging, { seats, matches: 1, seed, answersMax: ANSWERS_MAX });
      sum.matches++;
      sum.questions += checked.questions;
      sum.onBoard += checked.onBoard;
      sum.unmet = sum.unmet.filter((it) => checked.unmet.includes(it));
    }
    return sum;
  } catch (error) {
    if (error instanceof BrokenStaging) return error;
    throw error;
  }
}

/** How much of the time is for the rules, where a scene is to be looked at, too. */
const RULES_SHARE = 0.75;
const STAGED_MAX = 10;
const ANSWERS_MAX = 200;
const MS = 1_000;

function stagedText({ matches, questions, onBoard, unmet }: CheckedStaging): string {
  if (matches === 0) return 'Its scene was not looked at: there was no time left.';
  const count = matches === 1 ? '1 match' : `${matches} matches`;
  const never = unmet.map((it) => (typeof it === 'string' ? it : JSON.stringify(it))).join(', ');
  return [
    `Its scene keeps S1 to S8 over ${count}; ${onBoard} of ${questions} questions are answered on the board.`,
    ...(never === '' ? [] : [`Listed as plain or silent, and never met: ${never}.`]),
  ].join('\n');
}

interface Kept {
  readonly file?: string;
  readonly note?: string;
}

/** Writes the match that shows the fault, where there is one to look at. What the fault is matters more than where it is. */
function kept(entry: CatalogEntry, { record, invariant }: BrokenInvariant, out: string | undefined): Kept {
  if (record === undefined) return {};
  if (!opens(entry, record)) return { note: 'It breaks before anybody is asked, so there is no match to look at.' };
  try {
    const file = saveRecord(record, out ?? freeName(`${entry.game.name}-invariant-${invariant}`));
    const command = `${COMMAND} replay ${quoted(file)}${rulesAt(wordOf(entry))} --step`;
    return { file, note: `The match is in ${file}; look at it with:\n  ${command}` };
  } catch (error) {
    if (error instanceof UsageError) return { note: `The match is lost: ${error.message}` };
    throw error;
  }
}

/** What can be said where nothing was found: no more than was looked at. */
function verdict({ name }: AnyGame, { matches, leftOut }: Checked, { seed, seconds }: Options): string {
  const seeded = `(seed ${quoted(seed)})`;
  const count = matches === 1 ? '1 match' : `${matches} matches`;
  if (leftOut.length === 0) return `${name} keeps the invariants over ${count} ${seeded}.`;
  return [
    `Nothing was found wrong with ${name} in what was looked at of ${count} ${seeded}. Not looked at:`,
    ...leftOut.map(({ what, count }) => `  ${count} ${what}`),
    `There were ${seconds} seconds; --seconds gives it more.`,
  ].join('\n');
}

/** A check that Ctrl-C has ended: how many matches were looked at before. */
interface Stopped {
  readonly done: number;
}

function stopped({ name }: AnyGame, { done }: Stopped, { json, matches, seed }: Options): void {
  process.exitCode = INTERRUPTED;
  report(json, { game: name, ok: undefined, isStopped: true, matches: done, seed }, () =>
    done === 0
      ? `Stopped before the first match of ${name} was looked at.`
      : `Stopped after ${done} of ${matches} matches of ${name} (seed ${quoted(seed)}): nothing was found wrong in those.`,
  );
}

/** What something comes to, or what is known of it when Ctrl-C ends it. */
function untilStopped<T, S>(run: () => T, known: () => S): T | S {
  try {
    return interruptible(run);
  } catch (error) {
    if (!(error instanceof Interrupted)) throw error;
    lowerGuards(); // no `finally` of the check was run: else there would be no clock from here on
    return known();
  }
}

/** What was looked at, or the first broken invariant; or how far it came, where somebody stopped it. */
function lookedAt(game: AnyGame, { matches, seats, seed, seconds }: Options): Checked | BrokenInvariant | Stopped {
  const { min, max } = game.seats;
  if (seats !== undefined && (seats < min || seats > max))
    throw new UsageError(`${game.name} is for ${min === max ? min : `${min} to ${max}`} seats; got ${seats}`);
  const progress = progressOf(`checking ${game.name}`, matches);
  let done = 0;
  try {
    const some = seats === undefined ? {} : { seats };
    const afterMatch = () => {
      done++;
      progress.tick();
    };
    return untilStopped(
      () => checkGame(game, { ...some, matches, seed, seconds, afterMatch }),
      () => ({ done }),
    );
  } catch (error) {
    if (error instanceof BrokenInvariant) return error;
    throw error;
  } finally {
    progress.stop();
  }
}
