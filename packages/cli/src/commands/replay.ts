import { createHash } from 'node:crypto';
import type { AnyEvent, Match } from '@fermata/core';
import { describeEvent, describePrompt } from '@fermata/core/host';
import { named } from '@fermata/session';
import type { Command } from 'commander';
import { type Common, commandOf, wholeNumber } from '../arguments.ts';
import { countText } from '../autosave/rows.ts';
import { boardWithNames } from '../called.ts';
import { type Loaded, loadMatch } from '../files.ts';
import { endWith, report, screenSize, title } from '../output.ts';
import { paint } from '../paint.ts';
import { stepThrough } from '../replay/step-through.ts';
import { namesIn, standing, tapeOf } from '../replay/tape.ts';
import { SCENE, toldByScene } from '../told-by-scene.ts';
import { isMistake, UsageError } from '../usage-error.ts';
import { wrap } from '../wrap.ts';
import { deskFor, sit } from './play.ts';

interface Options extends Common {
  readonly step?: boolean;
  readonly to?: number;
  readonly verify?: boolean;
  readonly seedHash?: string;
  readonly game?: string;
  readonly scene?: boolean;
}

/** `fermata replay`: a match from a file, told again. */
export function replayFile(): Command {
  return commandOf('replay FILE', 'tell a saved match again, go through it, or verify it', [
    ['fermata replay match.json', 'what happened, numbered for explain'],
    ['fermata replay match.json --step', 'go through it by keys; p plays on from there'],
    ['fermata replay match.json --to 12', 'as it stood after 12 choices'],
    ['fermata replay match.json --verify', 'only whether the record is whole and fits the rules'],
    ['fermata replay match.json --verify --seed-hash 9f86d0…', 'and whether its seed is the one that was promised'],
  ])
    .argument('<FILE>', 'a record, as save writes it')
    .option('--step', 'choice by choice, with the board; keys play on from there, give a hint, and explain')
    .option('--to <N>', 'only so many choices', wholeNumber())
    .option('--verify', 'play it again, compare every fingerprint, and say whether all fit')
    .option('--seed-hash <HASH>', 'with --verify: the hash of the seed that the server told before the match began')
    .option('--game <GAME>', 'where the rules are, for a game that is not in the catalog')
    .option(...SCENE)
    .action(async (file: string, options: Options) => {
      if (options.verify) return verify(file, options);
      if (options.seedHash !== undefined) throw new UsageError('--seed-hash is checked with --verify; say both');
      const found = await loadMatch(file, options.game);
      const loaded = { ...found, entry: toldByScene(found.entry, options.scene) };
      const tape = tapeOf(loaded);
      const { to = tape.length } = options;
      if (to > tape.length) throw new UsageError(`the record has choices 0 to ${tape.length}; there is no ${to}`);
      if (options.step && !options.json)
        return stepThrough(tape, options.to ?? 0, (at) => playOnFrom(file, at, options));
      const match = tape.at(to);
      report(options.json, toJson(loaded, match), () => toText(loaded, match));
    });
}

/** Another line, against the usual bots; it is kept as a match of its own. */
function playOnFrom(file: string, to: number, { game, scene }: Options): Promise<void> {
  return sit({ load: file, to, ...(game !== undefined && { game }), ...(scene && { scene }) }, deskFor(false));
}

async function verify(file: string, { json, game, seedHash }: Options): Promise<void> {
  try {
    const { match, entry, fault, kind, seed } = await loadMatch(file, game);
    if (fault !== undefined) throw new UsageError(`the rules break over its last choice: ${fault}`);
    if (kind !== 'record') throw new UsageError(`${file} ${UNPROVEN[kind](match.choices)}`);
    if (seedHash !== undefined) checkPromise(seed, seedHash);
    const result = { verified: true, game: entry.game.name, choices: match.choices, events: match.log.length };
    report(
      json,
      result,
      () =>
        `${file} is whole: ${countText(match.choices)} of ${entry.game.name}, ${match.log.length} ${match.log.length === 1 ? 'event' : 'events'}, every fingerprint fits${seedHash === undefined ? '' : ', and the seed is the one that was promised'}.`,
    );
  } catch (error) {
    if (!isMistake(error)) throw error;
    report(json, { verified: false, why: error.message }, () => paint.red(`not verified: ${error.message}`));
    endWith(1);
  }
}

/** Throws where a seed is not the one whose hash was told beforehand. */
function checkPromise(seed: string, promised: string): void {
  const hash = createHash('sha256').update(seed).digest('hex');
  if (hash !== promised.trim().toLowerCase())
    throw new UsageError(
      `its seed has the hash ${hash}, and ${promised} was promised: chance was not what was agreed on`,
    );
}

/** Why nothing can be said about a file, although it can be played. */
const UNPROVEN = {
  bare: (choices: number) => `plays through its ${choices} choices, but it holds no fingerprints to compare with`,
  position: () => 'is a position, no record of a match; there is nothing to verify',
} as const;

/** The log with its numbers, and how it stands. */
function toText(loaded: Loaded, match: Match<object, AnyEvent>): string {
  const { entry, seed, fault } = loaded;
  const names = namesIn(loaded);
  const columns = screenSize()?.columns ?? Number.POSITIVE_INFINITY;
  const width = String(match.log.length).length;
  const log = match.log.map(({ event, cancelled }, index) =>
    wrap(
      `${String(index).padStart(width)}  ${named(describeEvent(entry.game, event), names)}${cancelled ? ' (cancelled)' : ''}`,
      columns,
      width + 2,
    ),
  );
  return [
    `${title(entry.title)}  ${match.seats} ${match.seats === 1 ? 'seat' : 'seats'}, seed ${seed}, ${countText(match.choices)}`,
    ...log,
    '',
    wrap(boardWithNames(entry.board(match.state), names), columns, 4),
    '',
    ...standing(entry, match, names),
    ...(fault === undefined ? [] : [paint.red(`The rules break over the next choice: ${fault}`)]),
  ].join('\n');
}

function toJson({ entry, seed, fault }: Loaded, match: Match<object, AnyEvent>): object {
  const { game } = entry;
  return {
    game: game.name,
    seats: match.seats,
    seed,
    choices: match.choices,
    log: match.log.map(({ event, cause, cancelled }, index) => ({
      index,
      text: describeEvent(game, event),
      event,
      cause,
      cancelled,
    })),
    board: entry.board(match.state),
    waiting: match.prompts().map((prompt) => ({ seat: prompt.seat, question: describePrompt(game, prompt) })),
    outcome: match.outcome,
    fault,
  };
}
