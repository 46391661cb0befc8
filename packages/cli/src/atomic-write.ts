/**
 * Files that are whole or not there.
 *
 * 1. What is written goes into a draft beside the file and is flushed to disk; only then does it get the file's name. Whoever
 *    is killed, and whoever meets a full disk, leaves the old file or the new one, never a part.
 * 2. A file that is there already is replaced only by whoever says so.
 * 3. A draft that somebody left behind is swept away by the next one who writes into that folder.
 */
import { randomBytes } from 'node:crypto';
import {
  accessSync,
  closeSync,
  constants,
  fchmodSync,
  fsyncSync,
  linkSync,
  lstatSync,
  openSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmSync,
  type Stats,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';

/** Writes a file whole or not at all; throws what Node throws. */
export function writeAtomically(file: string, text: string, how: { readonly overwrites?: boolean } = {}): void {
  const growing = growAtomically(file, how);
  try {
    growing.write(text);
    growing.keep();
  } finally {
    growing.drop();
  }
}

/** A file that is written bit by bit, and is there once it is kept. */
export interface Growing {
  write(text: string): void;
  /** All is written: the file gets its name. */
  keep(): void;
  /** Leaves what was there before; after it was kept there is nothing to drop. */
  drop(): void;
}

/** Begins such a file; throws what Node throws, as its functions do. */
export function growAtomically(file: string, { overwrites = false } = {}): Growing {
  const old = statSync(file, { throwIfNoEntry: false });
  // A device or a pipe keeps nothing that could be lost, and must not be replaced by a file.
  if (overwrites && old !== undefined && !old.isFile())
    return { write: (text) => writeFileSync(file, text), keep() {}, drop() {} };
  checkTarget(file, overwrites);
  const path = old === undefined ? file : realpathSync(file); // a link stays a link
  const folder = dirname(path);
  sweep(folder);
  const draft = new Draft(folder, old);
  return {
    write: (text) => draft.write(text),
    keep() {
      draft.close();
      if (overwrites) renameSync(draft.path, path);
      else giveName(draft.path, path);
      flushFolder(folder);
    },
    drop: () => draft.drop(),
  };
}

/** Throws what `writeAtomically` would throw before it has written anything, and leaves no trace. */
export function checkAtomicWrite(file: string, { overwrites = false } = {}): void {
  checkTarget(file, overwrites);
  const old = statSync(file, { throwIfNoEntry: false });
  if (old === undefined || old.isFile()) new Draft(dirname(file), undefined).drop();
}

/** Removes drafts whose writers are gone. Where that is not allowed, such as another person's, they stay. */
function sweep(folder: string): void {
  try {
    for (const name of readdirSync(folder)) {
      const [, writer] = name.match(DRAFT) ?? [];
      if (writer !== undefined && isLeft(join(folder, name), Number(writer))) rmSync(join(folder, name));
    }
  } catch {
    // To write is what matters.
  }
}

/** Its name says who writes it. */
const DRAFT = /^\.fermata-(\d+)-[0-9a-f]{12}\.tmp$/;

class Draft {
  readonly path: string;
  #opened: number | undefined;

  constructor(folder: string, old: Stats | undefined) {
    this.path = join(folder, `.fermata-${process.pid}-${randomBytes(6).toString('hex')}.tmp`);
    this.#opened = openSync(this.path, 'wx');
    try {
      if (old !== undefined) fchmodSync(this.#opened, old.mode & PERMISSIONS); // whoever might read the old file reads the new one
    } catch (error) {
      this.drop();
      throw error;
    }
  }

  write(text: string): void {
    if (this.#opened !== undefined) writeFileSync(this.#opened, text);
  }

  /** What is written is on the disk. */
  close(): void {
    if (this.#opened !== undefined) fsyncSync(this.#opened);
    this.#release();
  }

  drop(): void {
    this.#release();
    rmSync(this.path, { force: true });
  }

  #release(): void {
    const opened = this.#opened;
    this.#opened = undefined;
    if (opened !== undefined) closeSync(opened);
  }
}

const PERMISSIONS = 0o777;

/** Where nothing may be replaced, nothing may be there; else it must be a file that may be written. */
function checkTarget(file: string, overwrites: boolean): void {
  if (!overwrites) {
    if (lstatSync(file, { throwIfNoEntry: false }) !== undefined) throw refusal('EEXIST', 'file already exists', file);
    return;
  }
  const old = statSync(file, { throwIfNoEntry: false });
  if (old?.isDirectory()) throw refusal('EISDIR', 'illegal operation on a directory', file);
  if (old !== undefined) accessSync(file, constants.W_OK);
}

/** As Node says it. */
function refusal(code: string, why: string, path: string): NodeJS.ErrnoException {
  return Object.assign(new Error(`${code}: ${why}, open '${path}'`), { code, path, syscall: 'open' });
}

/** A link is refused where the name is taken, also if somebody took it just now; a rename would replace it. */
function giveName(draft: string, path: string): void {
  try {
    linkSync(draft, path);
  } catch (error) {
    if (!LINKLESS.has((error as NodeJS.ErrnoException).code ?? '')) throw error;
    checkTarget(path, false);
    renameSync(draft, path);
  }
}

/** What file systems say that know no links, such as those of memory cards. */
const LINKLESS = new Set(['EPERM', 'ENOSYS', 'ENOTSUP', 'EOPNOTSUPP', 'EMLINK']);

/** The name is part of the folder. Where a folder cannot be flushed, the system sees to it. */
function flushFolder(folder: string): void {
  try {
    const opened = openSync(folder, 'r');
    try {
      fsyncSync(opened);
    } finally {
      closeSync(opened);
    }
  } catch {
    // The file is whole by now, whenever its name reaches the disk.
  }
}

/** True of a draft whose process has ended; or whose number another process has by now, since nobody writes for an hour. */
function isLeft(draft: string, writer: number): boolean {
  const { mtimeMs } = statSync(draft, { throwIfNoEntry: false }) ?? { mtimeMs: Date.now() };
  return !isRunning(writer) || Date.now() - mtimeMs > HOUR_MS;
}

const HOUR_MS = 3_600_000;

function isRunning(process_: number): boolean {
  try {
    process.kill(process_, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'; // somebody else's
  }
}
