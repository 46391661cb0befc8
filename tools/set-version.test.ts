import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { Folder } from './packed/folder.ts';

const temporary = new Folder();
afterAll(() => temporary.remove());

const [sources, script] = ['./sources.js', './set-version.ts'].map((it) => new URL(it, import.meta.url));
const FILES = ['package.json', 'bench/package.json', 'packages/core/package.json', 'games/pig/package.json'];

/** What a workspace of the version 0.9.0 says to another, and the versions that its packages have and need then. */
function setVersion(version: string) {
  const folder = temporary.within(`to-${version}`);
  const manifest = { version: '0.9.0', dependencies: { '@fermata/core': '0.9.0', other: '0.9.0' } };
  folder.write(Object.fromEntries(FILES.map((file) => [file, JSON.stringify({ name: file, ...manifest }, null, 2)])));
  const { status, errors } = folder.try(`node --import '${sources?.href}' '${script?.pathname}' ${version}`);
  const found = FILES.map((file) => JSON.parse(readFileSync(join(folder.path, file), 'utf8')));
  const versions = found.flatMap(({ version, dependencies }) => [version, dependencies['@fermata/core']]);
  return { status, errors, versions: [...new Set(versions)], other: found[0].dependencies.other };
}

test.each(['0.9.1', '0.10.0', '1.0.0'])('all versions go up together: to %s', (version) => {
  expect(setVersion(version)).toEqual({ status: 0, errors: '', versions: [version], other: '0.9.0' });
});

test.each([
  ['0.8.9', 'versions go up: all packages have 0.9.0 already; got 0.8.9'],
  ['0.9.0', 'versions go up: all packages have 0.9.0 already; got 0.9.0'],
  ['0.10', 'a version is three numbers, such as 0.3.0; got "0.10"'],
])('%s is refused, and nothing is written', (version, why) => {
  expect(setVersion(version)).toEqual({ status: 2, errors: `${why}\n`, versions: ['0.9.0'], other: '0.9.0' });
});
