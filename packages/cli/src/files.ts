import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { CatalogEntry } from '@fermata/catalog';
import { type AnyEvent, type Match, Misuse } from '@fermata/core';
import { choicesIn, isBare, load, type RecordHead, replay } from '@fermata/core/host';
import { checkAtomicWrite, type Growing, growAtomically, writeAtomically } from './atomic-write.ts';
import { type Kept, loadKept, parseKept } from './autosave/kept-match.ts';
import { begin } from './begin.ts';
import { choose } from './chosen.ts';
import { checkBelongs, gameCalled, gameNamed } from './games.ts';
import { systemReason } from './system-error.ts';
import { isMistake, UsageError } from './usage-error.ts';
import { oneLine } from './wrap.ts';

/** A match from a file, standing where it was saved. */
export interface Loaded {
  readonly entry: CatalogEntry;
  readonly match: Match<object, AnyEvent>;
  readonly seed: string;
  /** What the file was: a whole record, one without fingerprints, or a position. */
  readonly kind: 'record' | 'bare' | 'position';
  /** What the rules broke over: the record of a fault leads up to it, and the match stands before it. */
  readonly fault?: string;
  /** Who sat where, if the file says so: a match that was kept does. */
  readonly seating?: readonly string[];
}

/**
 * Loads a record, or a position such as `{ "game": "pig", "position": { … }, "choices": ["roll"] }`, with or without choices. `game` says where to find the rules,
 * for a game that is not in the catalog; it is what somebody typed, never what the file says. A bad file throws a
 * UsageError that names the file and what is wrong with it.
 */
export async function loadMatch(file: string, game?: string): Promise<Loaded> {
  const { saved, kept } = savedIn(file);
  const given = game === undefined ? undefined : await gameCalled(game);
  try {
    const entry = given ?? gameNamed(saved.game);
    if (game !== undefined) checkBelongs(saved.game, entry, game);
    if (kept !== undefined) return fromKept(entry, kept);
    if (!('format' in saved)) return fromPosition(entry, saved);
    if (isBare(saved)) return fromBare(entry, saved);
    return { entry, match: load(entry.game, saved), seed: saved.seed, kind: 'record' };
  } catch (error) {
    throw unread(file, reason(error), error);
  }
}

/** Throws where something is said of a match that a file settles: to pass over it would play another than was asked for. */
export function checkUnsaid(
  file: string,
  said: { readonly seed?: string; readonly options?: unknown; readonly load?: string },
): void {
  for (const name of ['seed', 'options', 'load'] as const)
    if (said[name] !== undefined)
      throw new UsageError(
        `the match in "${file}" goes on as it began; leave out --${name}, or name a game instead of a file`,
      );
}

/** Writes the record of a match and returns the whole path. A file that is not among `own` is never overwritten. */
export function saveMatch(match: Match<object, AnyEvent>, file: string, own: Set<string>): string {
  return saveRecord(match.record(), file, own);
}

/** As `saveMatch`, for a record in hand. */
export function saveRecord(record: RecordHead, file: string, own: Set<string> = new Set()): string {
  const path = resolve(file);
  saveText(file, `${JSON.stringify(record)}\n`, { overwrites: own.has(path) });
  own.add(path);
  return path;
}

/** Writes a file, whole or not at all: the one way in which commands write what people asked for. */
export function saveText(file: string, text: string, how: { readonly overwrites: boolean }): void {
  try {
    writeAtomically(resolve(file), text, how);
  } catch (error) {
    throw unwritten(file, error);
  }
}

/** As `saveText`, bit by bit: the file is there once it is kept. */
export function growText(file: string, how: { readonly overwrites: boolean }): Growing {
  const told = <T>(body: () => T): T => {
    try {
      return body();
    } catch (error) {
      throw unwritten(file, error);
    }
  };
  const growing = told(() => growAtomically(resolve(file), how));
  return {
    write: (text) => told(() => growing.write(text)),
    keep: () => told(() => growing.keep()),
    drop: () => growing.drop(),
  };
}

function unwritten(file: string, error: unknown): UsageError {
  const isFull = FULL.has((error as NodeJS.ErrnoException).code ?? '');
  const advice = isFull ? 'make room, or save elsewhere' : 'give another name';
  return new UsageError(`cannot save to "${file}": ${reason(error)}; ${advice}`);
}

const FULL = new Set(['ENOSPC', 'EDQUOT', 'EFBIG']);

/** Throws what writing a file would throw, so that nobody plays for a file that cannot be written. Leaves no trace. */
export function checkWritable(file: string, { overwrites = false }: { readonly overwrites?: boolean } = {}): void {
  try {
    checkAtomicWrite(file, { overwrites });
  } catch (error) {
    throw unwritten(file, error);
  }
}

/** The name of a record that no file has yet. */
export function freeName(stem: string): string {
  for (let number = 1; ; number++) {
    const file = number === 1 ? `${stem}.json` : `${stem}-${number}.json`;
    if (!existsSync(file)) return file;
  }
}

/** What a file holds, if it may be a match at all: core checks the rest. */
function savedIn(file: string): { readonly saved: RecordHead; readonly kept?: Kept } {
  try {
    const text = readFileSync(file, 'utf8');
    const kept = parseKept(text);
    if (kept !== undefined) return { saved: kept.record, kept };
    const json: unknown = JSON.parse(text);
    if (typeof json === 'object' && json !== null && ('format' in json || 'position' in json))
      return { saved: json as RecordHead };
    throw new UsageError('it is not a saved match');
  } catch (error) {
    throw unread(file, `${reason(error)}; give a file written by the command save`);
  }
}

function unread(file: string, why: string, cause?: unknown): UsageError {
  return new UsageError(`cannot load "${file}": ${oneLine(why, WHY_MAX)}`, { cause });
}

/** Long enough for every advice of ours. */
const WHY_MAX = 400;

/** Answers that came after the record have no fingerprints. */
function fromKept(entry: CatalogEntry, kept: Kept): Loaded {
  const match = loadKept(entry.game, kept);
  const kind = kept.answers.length === 0 ? 'record' : 'bare';
  return { entry, match, seed: match.seed, kind, seating: kept.seating };
}

/** Without a seed of its own it gets one that is always the same, so that all commands speak of the same match. */
function fromPosition(
  entry: CatalogEntry,
  { seats, seed = 'position', position, choices }: Partial<RecordHead> & { readonly choices?: unknown },
): Loaded {
  const how = { position, seed, ...(seats !== undefined && { seats }) };
  const match: Match<object, AnyEvent> = begin(entry.game, how);
  if (choices !== undefined) choose(match, choices);
  return { entry, match, seed: match.seed, kind: 'position' };
}

/** Whether the record of a fault has anything to show: rules may break before they have asked anybody. */
export function opens(entry: CatalogEntry, record: RecordHead): boolean {
  try {
    fromBare(entry, record);
    return true;
  } catch {
    return false;
  }
}

/** Plays as far as the rules go: the last choice may be the one that they break over. */
function fromBare(entry: CatalogEntry, record: RecordHead): Loaded {
  const loaded = { entry, seed: record.seed, kind: 'bare' as const };
  try {
    return { ...loaded, match: load(entry.game, record, { bare: true }) };
  } catch (error) {
    if (error instanceof Misuse) throw error;
    const { message: fault } = error as Error; // rules throw errors
    const match = lastBefore(entry, record, choicesIn(record).length - 1);
    if (match === undefined)
      throw new UsageError(`its rules break before anybody is asked: ${fault}`, { cause: error });
    return { ...loaded, match, fault };
  }
}

/** The match after so many choices, or before the first of them that the rules break over, too. */
function lastBefore({ game }: CatalogEntry, record: RecordHead, choices: number): Match<object, AnyEvent> | undefined {
  for (let count = choices; count >= 0; count--) {
    try {
      return replay(game, record, count, { bare: true });
    } catch (error) {
      if (error instanceof Misuse) throw error;
    }
  }
  return undefined;
}

/** What went wrong with a file. */
function reason(error: unknown): string {
  if (isMistake(error)) return error.message;
  if (error instanceof SyntaxError) return 'it is not JSON';
  if (error instanceof Error && 'syscall' in error) return systemReason(error);
  return `it does not fit the rules: ${(error as Error).message}`;
}
