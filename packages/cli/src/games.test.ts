import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { gameCalled } from './games.ts';
import { UsageError } from './usage-error.ts';

const folder = mkdtempSync(join(tmpdir(), 'fermata-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A folder with this package.json, and modules that each export a game with the name of their file. */
function folderWith(name: string, manifest: object, modules: readonly string[]): string {
  const path = join(folder, name);
  const files = modules.map((it) => [it, `export const game = { name: '${it}', setup() {}, turn() {}, apply: {} };`]);
  for (const [file = '', text = ''] of [['package.json', JSON.stringify({ type: 'module', ...manifest })], ...files]) {
    mkdirSync(dirname(join(path, file)), { recursive: true });
    writeFileSync(join(path, file), text);
  }
  return path;
}

test.each<[what: string, manifest: object, modules: string[], game: string]>([
  ['what it exports', { exports: './game.js' }, ['game.js'], 'game.js'],
  [
    'what it exports by its door',
    { exports: { '.': './game.js', './bot': './bot.js' } },
    ['bot.js', 'game.js'],
    'game.js',
  ],
  [
    'what it exports by a condition',
    { exports: { types: './game.d.ts', default: './lib/game.js' } },
    ['lib/game.js', 'index.js'],
    'lib/game.js',
  ],
  ['its main module', { main: 'game.js' }, ['game.js'], 'game.js'],
  [
    'its sources, before what was built of them',
    { exports: './dist/index.js' },
    ['dist/index.js', 'src/index.ts'],
    'src/index.ts',
  ],
  ['what is usual, where what it exports is not there', { exports: './gone.js' }, ['index.js'], 'index.js'],
])('a game is called by its folder: %s', async (what, manifest, modules, game) => {
  expect((await gameCalled(folderWith(what, manifest, modules))).game.name).toBe(game);
});

test('a package without a game is told what it lacks', async () => {
  const path = folderWith('none', { exports: './gone.js' }, ['game.js']);
  const wanted =
    'let its package.json export the module of the game, or call that index.ts or index.js, there or in src';
  await expect(gameCalled(path)).rejects.toThrow(new UsageError(`there is no game at "${path}"; ${wanted}`));
});
