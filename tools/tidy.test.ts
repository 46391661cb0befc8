/** What the other tools do not see: the size of things, the lock file, stray paths, and rules that reach for chance. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { forbiddenGlobals } from './forbidden-globals.ts';

// Also what is not committed yet, so that a mistake is found before it is.
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => file !== '' && existsSync(file));
const sources = files.filter((file) => /[.]tsx?$/.test(file));
const core = sources.filter((file) => /^packages\/core\/src\/(?!testing\/)/.test(file) && !isTest(file));
const rules = [...core, ...sources.filter((file) => /^games\/[^/]+\/src\//.test(file) && !isTest(file))];

interface Locked {
  readonly link?: boolean;
  readonly resolved?: string;
  readonly funding?: unknown;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}
const lock: { packages: Record<string, Locked> } = JSON.parse(read('package-lock.json'));
const locked = Object.entries(lock.packages);

test('rules never see clock, chance or locale', () => {
  expect(rules.flatMap((file) => forbiddenGlobals(file, read(file)))).toEqual([]);
});

test('of the files of core half have at most 100 lines, and none has over 300', () => {
  const lengths = core.map(lineCount).sort((a, b) => a - b);
  expect(lengths[Math.floor(lengths.length / 2)] ?? 0).toBeLessThanOrEqual(100);
  expect(core.filter((file) => lineCount(file) > 300)).toEqual([]);
});

test('no name of a type is declared twice in core', () => {
  const files = sources.filter((file) => file.startsWith('packages/core/src/') && !isTest(file));
  const declared = files.flatMap((file) => [...read(file).matchAll(TYPE)].map(([, name = '']) => ({ name, file })));
  expect(declared.length).toBeGreaterThan(files.length);
  const twice = declared.filter(({ name }, at) => declared.findIndex((other) => other.name === name) < at);
  expect(twice).toEqual([]);
});

/** A type, interface or class of a module; those within functions are nobody else's. */
const TYPE = /^(?:export )?(?:abstract )?(?:type|interface|class) (\w+)/gm;

test('a file over 300 lines is worth a second thought', () => {
  for (const file of sources.filter((file) => lineCount(file) > 300)) {
    console.warn(`long file: ${file} has ${lineCount(file)} lines; is it one idea?`);
  }
});

test('an index lists its names one by one', () => {
  const indexes = sources.filter((file) => /^(?:packages|games)\/.*\/index[.]ts$/.test(file));
  expect(indexes.filter((file) => /^export \*/m.test(read(file)))).toEqual([]);
});

test('the lock file names no registry', () => {
  // A workspace is linked by its folder; everything else comes from whatever registry the reader uses.
  expect(locked.filter(([, entry]) => entry.resolved !== undefined && !entry.link).map(([path]) => path)).toEqual([]);
  const addresses = locked.filter(([, { funding: _, ...entry }]) => JSON.stringify(entry).includes('://'));
  expect(addresses.map(([path]) => path)).toEqual([]);
});

test('the lock file knows the optional packages of every platform, or npm ci refuses it', () => {
  const optional = locked.flatMap(([, entry]) => Object.keys(entry.optionalDependencies ?? {}));
  expect(optional.filter((name) => !locked.some(([path]) => path.endsWith(`node_modules/${name}`)))).toEqual([]);
});

test('no file names a folder of the machine it was written on', () => {
  const path = /(?<![\w.])\/(?:work|root|home)\//;
  const texts = files.filter((file) => !read(file).includes('\0'));
  expect(texts.filter((file) => path.test(read(file)))).toEqual([]);
});

function isTest(file: string): boolean {
  return /[.](?:test|soak)[.]ts$/.test(file);
}

function lineCount(file: string): number {
  return read(file).split('\n').length - 1;
}

function read(file: string): string {
  return readFileSync(file, 'utf8');
}
