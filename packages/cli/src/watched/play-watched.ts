/**
 * `fermata play GAME --watch`: plays in a process of its own, and begins it anew whenever a source of the game changes. The
 * match is kept on disk anyway, answer by answer, so the new process makes the same choices again.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { freshId } from '../autosave/folder.ts';
import { sourcesOf } from '../games.ts';
import { INTERRUPTED } from '../interruptible.ts';
import { paint } from '../paint.ts';
import { UsageError } from '../usage-error.ts';
import { Sources } from './sources.ts';

/** `words` are what was said behind `fermata play GAME`, with a seed. */
export async function playWatched(game: string | undefined, words: readonly string[]): Promise<void> {
  if (game === undefined) throw new UsageError('--watch wants a game: fermata play ./my-game --watch');
  const path = sourcesOf(game);
  if (path === undefined)
    throw new UsageError(`--watch wants sources that change, and "${game}" is published; give the path of a game`);
  const folder = folderOf(path);
  const said = [game, ...words, '--keep-as', freshId()];
  const sources = new Sources(folder);
  // It reaches both processes: the one that plays says good-bye.
  process.on('SIGINT', () => {});
  try {
    process.exitCode = await playOn(said, sources);
  } finally {
    sources.close();
  }
}

/** Until the person leaves: the code to end with. */
async function playOn(said: readonly string[], sources: Sources): Promise<number> {
  for (;;) {
    const changed = sources.change();
    const child = begin(said);
    const ended = once(child, 'exit') as Promise<[code: number | null]>;
    const first = await Promise.race([ended, changed]);
    if (typeof first === 'string') {
      child.kill('SIGTERM'); // Node puts the terminal right
      await ended;
      tell(`${first} has changed: the same choices again`);
      continue;
    }
    const [code] = first;
    if (code === 0 || code === null || code === INTERRUPTED) return code ?? INTERRUPTED;
    // What cannot even be loaded is mended in the editor.
    tell('Waiting for a change; Ctrl-C ends it');
    const next = await Promise.race([changed, interrupted()]);
    if (next === undefined) return INTERRUPTED;
    tell(`${next} has changed`);
  }
}

/** The folder of the package that a module belongs to, or else its own. */
function folderOf(path: string): string {
  for (let folder = dirname(path); folder !== dirname(folder); folder = dirname(folder))
    if (existsSync(join(folder, 'package.json'))) return folder;
  return dirname(path);
}

function begin(words: readonly string[]): ChildProcess {
  const [command = ''] = process.argv.slice(1);
  return spawn(process.execPath, [...process.execArgv, command, 'play', ...words], { stdio: 'inherit' });
}

function interrupted(): Promise<undefined> {
  return new Promise((resolve) => process.once('SIGINT', () => resolve(undefined)));
}

function tell(text: string): void {
  process.stdout.write(`\n${paint.bold(text)}\n`);
}
