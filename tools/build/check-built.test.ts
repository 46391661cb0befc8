import { afterAll, expect, test } from 'vitest';
import { Folder } from '../packed/folder.ts';
import { HASH_FILE, sourcesHash } from './sources-hash.js';

const temporary = new Folder();
afterAll(() => temporary.remove());

const script = new URL('./check-built.js', import.meta.url).pathname;
const door = { '@fermata/source': './src/index.ts', types: './dist/index.d.ts', default: './dist/index.js' };
const manifest = { name: 'river', exports: { '.': door }, files: ['dist', 'src', '!src/**/*.test.ts'] };
const built = ['src/index.ts', 'dist/index.d.ts', 'dist/index.js'];

test.each([
  ['without anything built', manifest, ['src/index.ts'], 'exports name dist/index.d.ts'],
  ['with its types only', manifest, ['src/index.ts', 'dist/index.d.ts'], 'exports name dist/index.js'],
  ['without its command', { ...manifest, bin: { river: 'dist/main.js' } }, built, 'bin name dist/main.js'],
  ['without a folder that it ships', { ...manifest, files: ['dist', 'docs'] }, built, 'files name docs'],
])('a package %s is not packed', (what, json, files, missing) => {
  const folder = write(what, json, files);
  expect(folder.try(`node '${script}'`)).toEqual({
    status: 1,
    output: '',
    errors: `river is not built: its ${missing}, which is missing; run npm run build\n`,
  });
});

test.each([
  ['as it was built', {}],
  ['whose tests have changed', { 'src/index.test.ts': '// more' }],
])('a package is packed %s', (what, change) => {
  const folder = writeBuilt(what);
  folder.write(change);
  expect(folder.try(`node '${script}'`)).toEqual({ status: 0, output: '', errors: '' });
});

test.each<[what: string, change: { readonly [file: string]: string }]>([
  ['a source has changed', { 'src/index.ts': '// more' }],
  ['a source has come', { 'src/more.ts': '' }],
  ['its version has gone up', { 'package.json': JSON.stringify({ ...manifest, version: '1.0.1' }) }],
  ['its hash is lost', { [HASH_FILE]: '' }],
])('a package that was built is not packed once %s', (what, change) => {
  const folder = writeBuilt(what);
  folder.write(change);
  expect(folder.try(`node '${script}'`)).toEqual({
    status: 1,
    output: '',
    errors: 'river has changed since it was built: its dist is of other sources; run npm run build\n',
  });
});

test('pages of the docs belong to what a package was built of, if it ships them', () => {
  const shipping = { ...manifest, files: ['dist', 'docs'] };
  const folder = write('docs/packages/river', shipping, [...built, 'docs/page.md']);
  temporary.write({ 'docs/docs/page.md': 'one' });
  folder.write({ [HASH_FILE]: sourcesHash(folder.path) });
  expect(folder.try(`node '${script}'`).status).toBe(0);
  temporary.write({ 'docs/docs/page.md': 'two' });
  expect(folder.try(`node '${script}'`).status).toBe(1);
});

test('npm asks before it packs', { timeout: 60_000 }, () => {
  const scripts = { prepack: `node '${script}'` };
  const folder = write('packed', { ...manifest, version: '1.0.0', scripts }, ['src/index.ts']);
  const { status, errors } = folder.try('npm pack --dry-run');
  expect(status).not.toBe(0);
  expect(errors).toContain('river is not built: its exports name dist/index.d.ts, which is missing; run npm run build');
});

function writeBuilt(name: string): Folder {
  const folder = write(name, manifest, built);
  folder.write({ [HASH_FILE]: sourcesHash(folder.path) });
  return folder;
}

function write(name: string, json: object, files: readonly string[]): Folder {
  const folder = temporary.within(name);
  folder.write({ 'package.json': JSON.stringify(json), ...Object.fromEntries(files.map((file) => [file, ''])) });
  return folder;
}
