/** What commands that play many games have in common. */
import type { Cast } from '@fermata/sim';
import type { Command } from 'commander';
import type { Common as CommonOptions } from './arguments.ts';
import { GAME_OPTIONS, type GameOptions, gameOptions, wholeNumber } from './arguments.ts';
import { botMaker } from './cast.ts';
import { saveText } from './files.ts';
import { gameCalled } from './games.ts';
import { INTERRUPTED } from './interruptible.ts';
import { readOutside } from './outside/known.ts';
import { progressOf } from './progress.ts';

export interface BatchOptions extends CommonOptions {
  readonly seed?: string;
  readonly workers: number;
  readonly seats?: string;
  readonly options?: GameOptions;
  readonly report?: string;
}

export function withBatchOptions(command: Command): Command {
  return command
    .option('--seed <S>', 'the same text, the same games; fresh where nothing is said')
    .option('--workers <N>', 'threads that play; the games do not depend on it', wholeNumber(1), 1)
    .option(...GAME_OPTIONS, gameOptions)
    .option('--report <FILE>', 'write a page with charts, for a browser');
}

/** The game and agents by name, each of which must exist. */
export async function castOf(name: string, agents: readonly string[]): Promise<Cast> {
  const { game } = await gameCalled(name);
  await readOutside(agents);
  for (const spec of agents) botMaker(spec);
  return { module: new URL('./cast.ts', import.meta.url).href, game: name === game.name ? game.name : name, agents };
}

/** How somebody looks on, and stops it. */
interface Watched {
  readonly signal: AbortSignal;
  onProgress(progress: { readonly done: number; readonly games: number }): void;
}

/**
 * Plays with a bar on the terminal. The first Ctrl-C ends it early, with what is done so far; we listen to no second one,
 * so that ends the process there and then, as it does where nobody listens.
 */
export async function withBar<T>(label: string, play: (how: Watched) => Promise<T>): Promise<T> {
  const abort = new AbortController();
  const stop = () => {
    abort.abort();
    process.exitCode = INTERRUPTED; // a script can tell that something is missing
  };
  process.once('SIGINT', stop);
  let bar: ReturnType<typeof progressOf> | undefined;
  try {
    return await play({
      signal: abort.signal,
      onProgress: ({ done, games }) => {
        bar ??= progressOf(label, games);
        bar.to(done);
      },
    });
  } finally {
    bar?.stop();
    process.off('SIGINT', stop);
  }
}

/** Writes the page, and says where. */
export function saveReport(file: string, page: string): string {
  saveText(file, page, { overwrites: true });
  return `The report is in ${file}; open it in a browser.`;
}
