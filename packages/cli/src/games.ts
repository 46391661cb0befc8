import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { CATALOG, type Entry, findGame, nearest } from '@fermata/catalog';
import { type AnyGame, Misuse } from '@fermata/core';

/** The repository that this command belongs to. */
export const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

/** A game by its name, or, where it is not in the catalog yet, by its folder among the games or the path of its module. */
export async function gameCalled(word: string): Promise<Entry> {
  if (isPath(word)) return entryIn(modulePath(word), word);
  const path = join(ROOT, 'games', word, 'src', 'index.ts');
  const isListed = CATALOG.some(({ game, home }) => game.name === word || home === word);
  return !isListed && /^[a-z][a-z0-9-]*$/.test(word) && existsSync(path) ? entryIn(path, word) : findGame(word);
}

/** The word among `words` that leads to the game with this name; its name where it needs no other. */
export async function wordFor(game: string, words: readonly string[]): Promise<string> {
  for (const word of words.filter((it) => isPath(it) && !it.endsWith('.json'))) {
    const found = await gameCalled(word).catch(() => undefined);
    if (found?.game.name === game) return word;
  }
  return game;
}

/** What to call a game on a command line: by its path where it was found there, else by its name. */
export function wordOf({ game, home }: Entry): string {
  return isPath(home) ? home : game.name;
}

/** True of the path of a game; false of its name. */
export function isPath(word: string): boolean {
  return /[/\\]|[.]ts$/.test(word);
}

/** As `gameCalled`, where a command may have been meant as well. */
export async function gameOrCommand(word: string, commands: readonly string[]): Promise<Entry> {
  try {
    return await gameCalled(word);
  } catch (error) {
    const near = nearest(word, [...CATALOG.map(({ game }) => game.name), ...commands]);
    if (near === undefined || !commands.includes(near)) throw error;
    throw new Misuse('start', `there is no game and no command "${word}"; did you mean fermata ${near}?`);
  }
}

function modulePath(word: string): string {
  const path = resolve(word);
  const found = [path, join(path, 'src', 'index.ts'), join(path, 'index.ts')].find(
    (it) => it.endsWith('.ts') && existsSync(it),
  );
  if (found === undefined)
    throw new Misuse('start', `there is no game at "${word}"; give the folder of a game, or its TypeScript module`);
  return found;
}

/** The game that a module exports, and its board. */
async function entryIn(path: string, word: string): Promise<Entry> {
  const exported = await exportsOf(path, word);
  const game = Object.values(exported).find(isGame);
  if (game === undefined) throw new Misuse('start', `"${word}" exports no game; export what defineGame returns`);
  const { board } = exported;
  return {
    game,
    title: game.name,
    summary: '',
    home: word,
    board: (view) => (typeof board === 'function' ? String(board(view)) : JSON.stringify(view, undefined, 2)),
  };
}

async function exportsOf(path: string, word: string): Promise<{ readonly [name: string]: unknown }> {
  try {
    return await import(pathToFileURL(path).href);
  } catch (error) {
    const misuse = new Misuse('start', `cannot read the module "${word}": ${whyUnread(error)}`);
    throw Object.assign(misuse, { cause: error });
  }
}

/** What is wrong with a module: of all that compilers say, the place and the reason. */
function whyUnread(error: unknown): string {
  const { message = String(error), code } = error as Partial<NodeJS.ErrnoException>;
  if (code === 'ERR_REQUIRE_CYCLE_MODULE') return 'no package.json above it says "type": "module"';
  const [first = '', second = first] = message.split('\n');
  return first.startsWith('Transform failed') ? second : first;
}

function isGame(value: unknown): value is AnyGame {
  return typeof value === 'object' && value !== null && 'turn' in value && 'apply' in value && 'setup' in value;
}
