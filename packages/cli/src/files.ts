import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { type Entry, findGame } from '@fermata/catalog';
import { type Ev, load, type Match, Misuse, type Record } from '@fermata/core';

/** A match from a file, standing where it was saved. */
export interface Loaded {
  readonly entry: Entry;
  readonly match: Match<object, Ev>;
  readonly seed: string;
}

/** Loads a match; a bad file throws a Misuse that names the file and what is wrong with it. */
export function loadMatch(file: string): Loaded {
  try {
    const record: Record = JSON.parse(readFileSync(file, 'utf8')); // core checks what it claims to be
    const entry = findGame(nameIn(record));
    return { entry, match: load(entry.game, record), seed: record.seed };
  } catch (error) {
    throw new Misuse('record', `cannot load "${file}": ${reason(error)}; give a file written by the command save`);
  }
}

/** Writes the record of a match and returns the whole path. A file that is not among `own` is never overwritten. */
export function saveMatch(match: Match<object, Ev>, file: string, own: Set<string>): string {
  const path = resolve(file);
  const text = `${JSON.stringify(match.record())}\n`;
  try {
    writeFileSync(path, text, { flag: own.has(path) ? 'w' : 'wx' });
  } catch (error) {
    throw new Misuse('record', `cannot save to "${file}": ${reason(error)}; give another name`);
  }
  own.add(path);
  return path;
}

function nameIn(record: unknown): string {
  if (typeof record === 'object' && record !== null && 'game' in record && typeof record.game === 'string')
    return record.game;
  throw new Misuse('record', 'it is not a saved match');
}

/** What went wrong with a file, without the codes and paths that Node adds for developers. */
function reason(error: unknown): string {
  if (error instanceof Misuse) return error.message;
  if (error instanceof SyntaxError) return 'it is not JSON';
  if (error instanceof Error && 'syscall' in error) return error.message.replace(/^\w+: |, \w+( '.*')?$/gs, '');
  return 'it is damaged';
}
