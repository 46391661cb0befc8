/** The core and a game as they are published: the part of everything.soak.ts that needs no network and little time. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { compiler, doorsOf, opening, PLAY, PLAYED, typed } from './author.ts';
import { Folder } from './folder.ts';
import { type Packed, pack } from './pack.ts';

const SLOW_MS = 120_000;
const temporary = new Folder();
const author = temporary.within('author');
let packages: readonly Packed[] = [];

beforeAll(() => {
  packages = pack(temporary, '@fermata/pig');
  author.write({ 'package.json': '{ "type": "module", "private": true }' });
  author.run(`npm install --offline --no-audit --no-fund ${packages.map(({ tarball }) => `'${tarball}'`).join(' ')}`);
}, SLOW_MS);
afterAll(() => temporary.remove());

test('what a package needs comes before it', () => {
  expect(packages.map(({ manifest }) => manifest.name)).toEqual(['@fermata/core', '@fermata/pig']);
});

test('a game runs in plain Node, and there is something behind every door', () => {
  author.write({ 'play.js': PLAY, 'open.js': opening(doorsOf(packages)) });
  expect(author.run('node play.js')).toBe(PLAYED);
  expect(author.run('node open.js')).toBe('[]\n');
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
