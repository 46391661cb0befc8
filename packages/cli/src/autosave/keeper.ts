/**
 * Keeps a running match on disk, so that whoever is killed loses at most the answer being typed.
 *
 * 1. An answer is on its way to the disk before anybody sees what came of it.
 * 2. A match that cannot be kept goes on all the same; that is told once.
 * 3. Where another process has gone on with the same match, this one keeps its own under another id.
 */
import { closeSync, constants, fstatSync, mkdirSync, openSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { AnyEvent, Choice, Match, MatchRecord, Seat } from '@fermata/core';
import { writeAtomically } from '../atomic-write.ts';
import { systemReason } from '../system-error.ts';
import { fileOf, freshId, keptFolder } from './folder.ts';
import { formatAnswer, formatKept } from './kept-match.ts';
import { prune } from './list.ts';

export class Keeper {
  readonly #match: Match<object, AnyEvent>;
  readonly #seating: readonly string[];
  readonly #tell: (problem: string) => void;
  #id: string | undefined;
  /** How long the file is as we left it. */
  #bytes: number | undefined;
  /** True where all of the file is in its first line. */
  #isSettled = true;
  /** True where a line may have been written in part. */
  #isTorn = false;
  #hasTold = false;

  /** `id` is that of a match that was kept before, and goes on. `tell` hears why a match cannot be kept. */
  constructor(
    match: Match<object, AnyEvent>,
    seating: readonly { readonly spec: string }[],
    tell: (problem: string) => void,
    id?: string,
  ) {
    this.#match = match;
    this.#seating = seating.map(({ spec }) => spec);
    this.#tell = tell;
    this.#id = id;
    this.#bytes = id === undefined ? undefined : sizeOf(fileOf(id));
    this.#isTorn = id !== undefined && !endsInFull(fileOf(id));
  }

  /** The id of the match, once it is kept. */
  get id(): string | undefined {
    return this.#bytes === undefined ? undefined : this.#id;
  }

  /** A seat has answered. */
  answered(seat: Seat, choice: Choice): void {
    this.#trying(() => {
      if (!this.#append(formatAnswer(seat, choice, this.#match.choices))) this.#write();
    });
  }

  /** The file has more than the match: the next answer writes it anew, and until then nothing of it is lost. */
  fellBehind(): void {
    this.#isTorn = true;
  }

  /** Choices were taken back or made again: the file is written anew. */
  changed(): void {
    this.#trying(() => this.#write());
  }

  /** The match is over, or left: what was kept answer by answer becomes a record, which may be at hand already. */
  settle(record?: MatchRecord): void {
    if (!this.#isSettled) this.#trying(() => this.#write(record));
  }

  /** False where the file has to be written anew: it is gone, or no longer as we left it, or the line did not fit. */
  #append(line: string): boolean {
    if (this.#id === undefined || this.#bytes === undefined || this.#isTorn) return false;
    const opened = openExisting(fileOf(this.#id));
    if (opened === undefined) return false;
    try {
      if (fstatSync(opened).size !== this.#bytes) return false;
      this.#isTorn = !isWritten(opened, line);
      this.#isSettled = false;
      this.#bytes = fstatSync(opened).size;
      return !this.#isTorn;
    } finally {
      closeSync(opened);
    }
  }

  #write(record = this.#match.record()): void {
    const text = formatKept(this.#match, this.#seating, record);
    mkdirSync(keptFolder(), { recursive: true, mode: 0o700 });
    const isOurs = this.#id !== undefined && [undefined, this.#bytes].includes(sizeOf(fileOf(this.#id)));
    if (!isOurs) this.#id = undefined;
    const id = this.#id ?? freshId();
    writeAtomically(fileOf(id), text, { overwrites: this.#id !== undefined });
    if (this.#id === undefined) prune(id);
    this.#id = id;
    this.#bytes = Buffer.byteLength(text);
    this.#isSettled = true;
    this.#isTorn = false;
  }

  #trying(body: () => void): void {
    try {
      body();
    } catch (error) {
      if (!(error instanceof Error && 'syscall' in error)) throw error;
      if (!this.#hasTold) this.#tell(notKept(error));
      this.#hasTold = true;
    }
  }
}

function notKept(error: Error): string {
  const where = dirname(fileOf('any'));
  return `This match is not kept: cannot write to "${where}": ${systemReason(error)}. It goes on all the same; --no-autosave leaves this out.`;
}

/** False where its last line was not written to its end: nothing may come behind that. */
function endsInFull(file: string): boolean {
  try {
    return readFileSync(file, 'utf8').endsWith('\n');
  } catch {
    return false;
  }
}

function sizeOf(file: string): number | undefined {
  return statSync(file, { throwIfNoEntry: false })?.size;
}

/** False where the disk has no room for all of it. */
function isWritten(opened: number, line: string): boolean {
  try {
    writeFileSync(opened, line);
    return true;
  } catch {
    return false;
  }
}

/** The file, to be written at its end; undefined where that cannot be. */
function openExisting(file: string): number | undefined {
  try {
    return openSync(file, constants.O_WRONLY | constants.O_APPEND);
  } catch {
    return undefined;
  }
}
