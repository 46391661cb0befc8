import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { compiled } from '../bin/workspace/compiled.js';

const folder = mkdtempSync(join(tmpdir(), 'fermata-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A repository that says a word. */
function repository(name: string): (file: string, text: string) => void {
  const plant = (file: string, text: string) => {
    mkdirSync(dirname(join(folder, name, file)), { recursive: true });
    writeFileSync(join(folder, name, file), text);
  };
  plant('packages/cli/src/main.ts', "import { word } from './word.ts';\nconsole.log(word as string);\n");
  plant('packages/cli/src/word.ts', "import '../../../games/pig/src/index.ts';\nexport const word: string = 'rain';\n");
  plant('packages/cli/src/cast.ts', 'export {};\n');
  plant('packages/cli/package.json', '{ "type": "module" }');
  plant('packages/sim/src/run/worker.js', 'export {};\n');
  plant('packages/server/src/store/libsql-thread.js', 'export {};\n');
  plant('games/pig/src/index.ts', 'export {};\n');
  return plant;
}

const DOORS = { '.': { '@fermata/source': './src/index.ts' }, './host': { '@fermata/source': './src/host.ts' } };

const compiledIn = (name: string, ...words: string[]) => compiled(words, join(folder, name));
const said = (address: string | undefined) =>
  address && execFileSync(process.execPath, [fileURLToPath(address)], { encoding: 'utf8' }).trim();

test('the real command is compiled', async () => {
  expect(await compiled(['list'])).toMatch(/[/]main[.]js$/);
});

test('what was compiled serves as long as nothing changes', async () => {
  repository('same');
  const first = await compiledIn('same', 'list');
  expect(said(first)).toBe('rain');
  expect(await compiledIn('same', 'play', 'pig')).toBe(first);
});

test.each([
  ['a source', 'packages/cli/src/word.ts', "import '../../../games/pig/src/index.ts';\nexport const word = 'sun';\n"],
  ['how packages are found', 'packages/cli/package.json', '{ "type": "module", "imports": {} }'],
])('if %s changes it is compiled again', async (_, file, text) => {
  const plant = repository(file);
  const first = await compiledIn(file, 'list');
  plant(file, text);
  const second = await compiledIn(file, 'list');
  expect(second).toMatch(/[/]main[.]js$/);
  expect(second).not.toBe(first);
  expect(said(second)).toBe(file.endsWith('word.ts') ? 'sun' : 'rain');
});

test('a change is noticed even if the file has the length and the date that it had', async () => {
  const plant = repository('dated');
  const word = join(folder, 'dated/packages/cli/src/word.ts');
  const { atime, mtime } = statSync(word);
  await compiledIn('dated', 'list');
  plant('packages/cli/src/word.ts', "import '../../../games/pig/src/index.ts';\nexport const word: string = 'snow';\n");
  utimesSync(word, atime, mtime);
  expect(said(await compiledIn('dated', 'list'))).toBe('snow');
});

test('a copy of a repository does not run what the first one has compiled', async () => {
  repository('first');
  const first = await compiledIn('first', 'list');
  cpSync(join(folder, 'first'), join(folder, 'copy'), { recursive: true, preserveTimestamps: true });
  expect(dirname((await compiledIn('copy', 'list')) ?? '')).toContain(join(folder, 'copy'));
  expect(await compiledIn('first', 'list')).toBe(first);
});

test.each([
  ['a game at a path', ['check', './games/mine']],
  ['a module', ['replay', 'match.json', '--game', 'mine.ts']],
  ['a game that is not in the catalog yet', ['play', 'mine']],
])('%s does not make all else run from the sources', async (_, words) => {
  const plant = repository('paths');
  plant('games/mine/src/index.ts', 'export {};\n');
  expect(said(await compiledIn('paths', ...words))).toBe('rain');
});

test.each([
  ['path', 'packages/core/test/mine.ts'],
  ['after an equals sign', '--game=packages/core/test/mine.ts'],
])("what lies among core's own files (%s) would bring a second core: all runs from the sources", async (_, word) => {
  repository('core');
  const words = ['check', word.replace('packages', join(folder, 'core/packages'))];
  expect(await compiledIn('core', ...words)).toBeUndefined();
});

test('whoever is asked for by name is there once: every door is a file of its own', async () => {
  const plant = repository('doors');
  plant(
    'packages/cli/package.json',
    '{ "name": "@fermata/cli", "type": "module", "dependencies": { "@fermata/core": "1.0.0" } }',
  );
  plant('packages/core/package.json', JSON.stringify({ name: '@fermata/core', exports: DOORS }));
  plant('packages/core/src/index.ts', 'export const word: string = `rain`;\n');
  plant('packages/core/src/host.ts', "export { word } from './index.ts';\n");
  const doors = join(dirname(fileURLToPath((await compiledIn('doors', 'list')) ?? '')), 'doors/@fermata');
  const [root, host] = await Promise.all(['core.js', 'core/host.js'].map((name) => import(join(doors, name))));
  expect(root.word).toBe('rain');
  expect(host.word).toBe(root.word);
});

test('a compiler that does not answer is not waited for: the sources run, and next time it is asked again', async () => {
  repository('late');
  expect(await compiled(['list'], join(folder, 'late'), 0)).toBeUndefined();
  expect(said(await compiledIn('late', 'list'))).toBe('rain');
});

test('whoever is killed while it compiles keeps nobody waiting', async () => {
  repository('killed');
  const compiling = `
    import { compiled } from ${JSON.stringify(new URL('../bin/workspace/compiled.js', import.meta.url).href)};
    compiled(['list'], ${JSON.stringify(join(folder, 'killed'))});
    await import('esbuild');
    setImmediate(() => process.kill(process.pid, 'SIGKILL'));`;
  const { signal } = spawnSync(process.execPath, ['--input-type=module', '--eval', compiling]);
  expect(signal).toBe('SIGKILL');
  expect(said(await compiledIn('killed', 'list'))).toBe('rain');
});

test('a source with a slip of the pen runs as it is, which tells what is wrong', async () => {
  const plant = repository('slip');
  plant('packages/cli/src/word.ts', 'export const word = ;');
  expect(await compiledIn('slip', 'list')).toBeUndefined();
});
