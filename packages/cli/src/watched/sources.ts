import { type FSWatcher, readdirSync, watch } from 'node:fs';
import { join } from 'node:path';

/**
 * The files that a game is made of, and who waits for the next one to change. Each folder is watched by itself: watched as one
 * tree, Node 20 loses sight of a file that an editor has put in the place of another.
 */
export class Sources {
  readonly #watchers = new Map<string, FSWatcher>();
  #heard: ((name: string) => void) | undefined;

  constructor(folder: string) {
    this.#watch(folder);
  }

  /** The name of the next file that changes, once the editor is done with it. */
  change(): Promise<string> {
    return new Promise((resolve) => {
      let timer: NodeJS.Timeout | undefined;
      this.#heard = (name) => {
        clearTimeout(timer);
        timer = setTimeout(() => resolve(name), QUIET);
      };
    });
  }

  close(): void {
    for (const watcher of this.#watchers.values()) watcher.close();
  }

  #watch(folder: string): void {
    if (this.#watchers.has(folder)) return;
    const watcher = watch(folder, (_kind, name) => {
      for (const below of foldersIn(folder)) this.#watch(below);
      if (name !== null && SOURCE.test(name)) this.#heard?.(name);
    });
    watcher.on('error', () => this.#watchers.delete(folder)); // it is gone
    this.#watchers.set(folder, watcher);
    for (const below of foldersIn(folder)) this.#watch(below);
  }
}

/** Milliseconds without another change: editors write a file in several steps. */
const QUIET = 100;

const SOURCE = /^[^.].*[.](?:[mc]?[jt]sx?|json)$/;
const FOREIGN = /^(?:[.].*|node_modules|dist)$/;

function foldersIn(folder: string): string[] {
  try {
    const entries = readdirSync(folder, { withFileTypes: true });
    return entries.filter((it) => it.isDirectory() && !FOREIGN.test(it.name)).map(({ name }) => join(folder, name));
  } catch {
    return []; // it is gone
  }
}
