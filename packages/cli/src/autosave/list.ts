import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { CATALOG } from '@fermata/catalog';
import { nearest } from '@fermata/core/fields';
import { isListed } from '../games.ts';
import { systemReason } from '../system-error.ts';
import { UsageError } from '../usage-error.ts';
import { oneLine } from '../wrap.ts';
import { fileOf, idIn, keptFolder } from './folder.ts';
import { type Kept, parseKept } from './kept-match.ts';

/** A kept match, as far as it can be told without its rules. */
export interface Listed extends Pick<Kept, 'seating' | 'choices' | 'isOver'> {
  readonly id: string;
  readonly file: string;
  readonly game: string;
  readonly title: string;
  readonly saved: Date;
}

/** So many matches are kept, the last ones. */
const KEPT_MAX = 100;

/** The matches that are kept, the newest first. Files that hold none are left out. */
export function keptMatches(): Listed[] {
  try {
    return readMatches();
  } catch (error) {
    throw new UsageError(`cannot read "${keptFolder()}": ${systemReason(error as Error)}`); // Node throws errors
  }
}

function readMatches(): Listed[] {
  return files().flatMap(({ id, saved }) => {
    const kept = readKept(fileOf(id));
    if (kept === undefined) return [];
    const { seating, choices, isOver, record } = kept;
    const game = oneLine(String(record.game), NAME_MAX);
    const title = CATALOG.find((entry) => entry.game.name === record.game)?.title ?? game;
    const specs = seating.slice(0, SEATS_MAX).map((spec) => oneLine(spec, NAME_MAX));
    return [{ id, file: fileOf(id), game, title, seating: specs, choices, isOver, saved }];
  });
}

/** A file may hold anything; what is told of it has an end. */
const NAME_MAX = 40;
const SEATS_MAX = 20;

/** The match with this id, or with this number in the list, from 1 on. */
export function keptMatch(word: string, matches: readonly Listed[]): Listed {
  const found = matches.find(({ id }, at) => id === word || String(at + 1) === word);
  if (found !== undefined) return found;
  const ids = matches.map(({ id }) => id);
  const near = nearest(word.slice(0, NAME_MAX), ids);
  const advice =
    near !== undefined
      ? `did you mean ${near}?`
      : ids.length > 0
        ? 'fermata resume lists those there are'
        : 'none is kept yet';
  throw new UsageError(`there is no kept match "${oneLine(word, NAME_MAX)}"; ${advice}`);
}

/** The last match that a person left before its end, if its game is at hand. Who cannot read the folder has left none. */
export function lastLeft(): Listed | undefined {
  try {
    return readMatches().find(({ isOver, seating, game }) => !isOver && seating.includes('human') && isListed(game));
  } catch {
    return undefined;
  }
}

/** Removes the oldest beyond the last hundred, and never the one that has just been written. */
export function prune(own: string): void {
  try {
    const others = files().filter(({ id }) => id !== own);
    for (const { id } of others.slice(KEPT_MAX - 1)) rmSync(fileOf(id), { force: true });
  } catch {
    // Where one may write and not read, all of them stay.
  }
}

/** The newest first. */
function files(): { readonly id: string; readonly saved: Date }[] {
  const found = names().flatMap((name) => {
    const id = idIn(name);
    const stats = id === undefined ? undefined : statSync(fileOf(id), { throwIfNoEntry: false });
    return id === undefined || stats === undefined ? [] : [{ id, saved: stats.mtime, at: stats.mtimeMs }];
  });
  return found.sort((a, b) => b.at - a.at || (a.id < b.id ? -1 : 1));
}

/** None where there is no folder yet. (Looked at first, what lies in its way is told by Node 20 and passed over by Node 22.) */
function names(): string[] {
  try {
    return readdirSync(keptFolder());
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []; // what the file system throws has a code
    throw error;
  }
}

function readKept(file: string): Kept | undefined {
  try {
    return parseKept(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
