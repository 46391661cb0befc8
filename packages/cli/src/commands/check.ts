import type { CatalogEntry } from '@fermata/catalog';
import type { AnyGame } from '@fermata/core';
import { BrokenInvariant, type Checked, checkGame } from '@fermata/core/testing';
import type { Command } from 'commander';
import { type Common, commandOf, positiveNumber, wholeNumber } from '../arguments.ts';
import { freeName, opens, saveRecord } from '../files.ts';
import { gameCalled, wordOf } from '../games.ts';
import { COMMAND } from '../installation.ts';
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

/** `fermata check`: random matches, and the twelve invariants on each. */
export function check(): Command {
  return commandOf('check GAME', 'whether a game keeps the invariants, by random matches', [
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
      const found = lookedAt(game, options);
      if (!(found instanceof BrokenInvariant)) {
        const { matches } = found;
        const leftOut = Object.fromEntries(found.leftOut.map(({ what, count }) => [what, count]));
        report(json, { game: game.name, ok: true, matches, seed: options.seed, leftOut }, () =>
          verdict(game, found, options),
        );
        return;
      }
      const { invariant, record, message } = found;
      const { file, note } = kept(entry, found, options.out);
      report(json, { game: game.name, ok: false, invariant, message, record, file, note }, () =>
        [paint.red(message), ...(note === undefined ? [] : [note])].join('\n'),
      );
      endWith(1);
    });
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

/** What was looked at, or the first broken invariant. */
function lookedAt(game: AnyGame, { matches, seats, seed, seconds }: Options): Checked | BrokenInvariant {
  const { min, max } = game.seats;
  if (seats !== undefined && (seats < min || seats > max))
    throw new UsageError(`${game.name} is for ${min === max ? min : `${min} to ${max}`} seats; got ${seats}`);
  const progress = progressOf(`checking ${game.name}`, matches);
  try {
    const some = seats === undefined ? {} : { seats };
    return checkGame(game, { ...some, matches, seed, seconds, afterMatch: () => progress.tick() });
  } catch (error) {
    if (error instanceof BrokenInvariant) return error;
    throw error;
  } finally {
    progress.stop();
  }
}
