/** The core and a game as they are published: the part of everything.soak.ts that needs no network and little time. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { compiler, doorsOf, opening, PLAY, PLAYED, typed } from './author.ts';
import { Folder } from './folder.ts';
import { type Packed, pack } from './pack.ts';

const SLOW_MS = 120_000;
const temporary = new Folder();
const author = temporary.within('author');
let packages: readonly Packed[] = [];

beforeAll(async () => {
  packages = await pack(temporary, '@fermata/pig');
  author.write({ 'package.json': '{ "type": "module", "private": true }' });
  author.run(`npm install --offline --no-audit --no-fund ${packages.map(({ tarball }) => `'${tarball}'`).join(' ')}`);
}, SLOW_MS);
afterAll(() => temporary.remove());

test('what a package needs comes before it', () => {
  expect(packages.map(({ manifest }) => manifest.name)).toEqual(['@fermata/core', '@fermata/scene', '@fermata/pig']);
});

test('a game runs in plain Node, and there is something behind every door', () => {
  author.write({ 'play.js': PLAY, 'open.js': opening(doorsOf(packages)) });
  expect(author.run('node play.js')).toBe(PLAYED);
  expect(author.run('node open.js')).toBe('[]\n');
});

test('the tutorial is installed with the core, and its links lead to its pages and to packages', () => {
  const ours = join(author.path, 'node_modules/@fermata');
  const docs = join(ours, 'core/docs');
  const pages = ['api.md', ...readdirSync(join(docs, 'tutorial')).map((page) => join('tutorial', page))];
  expect(pages).toContain('tutorial/README.md');
  const linked = pages.flatMap((page) => {
    const links = readFileSync(join(docs, page), 'utf8').matchAll(/\]\(((?!https?:)[^)#]+)/g);
    return [...links].map(([, path]) => join(docs, page, '..', path as string));
  });
  expect(linked).toContain(join(docs, 'tutorial/01-first-game.md'));
  // The games that pages link to lie beside the core, once somebody installs them.
  const isGame = (path: string) => existsSync(path.replace(ours, () => join(import.meta.dirname, '../../games')));
  expect(linked.filter((path) => !existsSync(path) && !isGame(path))).toEqual([]);
});

test.each(['node16', 'bundler'] as const)(
  'a game compiles under the strictest settings, modules resolved as by %s',
  { timeout: SLOW_MS },
  (moduleResolution) => {
    author.write({ 'tsconfig.json': compiler(moduleResolution, ['ES2023']), 'typed.ts': typed(doorsOf(packages)) });
    const tsc = new URL('../../node_modules/typescript/bin/tsc', import.meta.url).pathname;
    expect(author.try(`node '${tsc}'`)).toMatchObject({ output: '', status: 0 });
  },
);
