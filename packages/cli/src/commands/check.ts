import type { Entry } from '@fermata/catalog';
import { type AnyGame, Misuse } from '@fermata/core';
import { BrokenInvariant, checkGame } from '@fermata/core/testing';
import type { Command } from 'commander';
import { type Common, commandOf, wholeNumber } from '../arguments.ts';
import { freeName, opens, saveRecord } from '../files.ts';
import { gameCalled, wordOf } from '../games.ts';
import { endWith, report } from '../output.ts';
import { paint } from '../paint.ts';
import { progressOf } from '../progress.ts';
import { quoted, rulesAt } from '../table/table.ts';

interface Options extends Common {
  readonly matches: number;
  readonly seats?: number;
  readonly seed: string;
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
    .option('--out <FILE>', 'where to write the match that shows a fault')
    .action(async (name: string, options: Options) => {
      const entry = await gameCalled(name);
      const { game } = entry;
      const { matches, seed, json } = options;
      const { fault, leftOut } = faultIn(game, options);
      if (fault === undefined) {
        const result = { game: game.name, ok: true, matches, seed, leftOut };
        report(json, result, () =>
          [
            `${game.name} keeps the invariants over ${matches} matches (seed ${quoted(seed)}).`,
            ...Object.entries(leftOut).map(([what, count]) => `There was no time for ${count} ${what}.`),
          ].join('\n'),
        );
        return;
      }
      const { invariant, record, message } = fault;
      const { file, note } = kept(entry, fault, options.out);
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
function kept(entry: Entry, { record, invariant }: BrokenInvariant, out: string | undefined): Kept {
  if (record === undefined) return {};
  if (!opens(entry, record)) return { note: 'It breaks before anybody is asked, so there is no match to look at.' };
  try {
    const file = saveRecord(record, out ?? freeName(`${entry.game.name}-invariant-${invariant}`));
    const command = `npx fermata replay ${quoted(file)}${rulesAt(wordOf(entry))} --step`;
    return { file, note: `The match is in ${file}; look at it with:\n  ${command}` };
  } catch (error) {
    if (error instanceof Misuse) return { note: `The match is lost: ${error.message}` };
    throw error;
  }
}

/** What was found: the first broken invariant, or what there was no time for, and how much of it. */
interface Found {
  readonly fault: BrokenInvariant | undefined;
  readonly leftOut: { readonly [what: string]: number };
}

/** Match by match, so that one can see how far it has come. */
function faultIn(game: AnyGame, { matches, seats, seed }: Options): Found {
  const { min, max } = game.seats;
  if (seats !== undefined && (seats < min || seats > max))
    throw new Misuse('start', `${game.name} is for ${min === max ? min : `${min} to ${max}`} seats; got ${seats}`);
  const progress = progressOf(`checking ${game.name}`, matches);
  let untested: BrokenInvariant | undefined;
  let tested = 0;
  const leftOut: { [what: string]: number } = {};
  try {
    for (let match = 0; match < matches; match++) {
      const fault = faultOf(() => {
        const count = seats ?? min + (match % (max - min + 1));
        const checked = checkGame(game, { seats: count, matches: 1, seed: `${seed} ${match}` });
        for (const { what, count } of checked.leftOut) leftOut[what] = (leftOut[what] ?? 0) + count;
      });
      // Without a record: nothing hidden differed in this one match. That is a fault only if it is so in all of them.
      if (fault?.record !== undefined) return { fault, leftOut };
      if (fault === undefined) tested++;
      untested ??= fault;
      progress.tick();
    }
  } finally {
    progress.stop();
  }
  return { fault: tested === 0 ? untested : undefined, leftOut };
}

function faultOf(body: () => void): BrokenInvariant | undefined {
  try {
    body();
    return undefined;
  } catch (error) {
    if (error instanceof BrokenInvariant) return error;
    throw error;
  }
}
