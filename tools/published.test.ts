/** What all packages that are published have in common. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { packagesIn } from './build/packages.ts';

const read = (file: string) => readFileSync(file, 'utf8');
const root = JSON.parse(read('package.json'));
const bench = JSON.parse(read('bench/package.json'));
const packages = packagesIn('.').map(({ folder }) => ({ folder, ...JSON.parse(read(join(folder, 'package.json'))) }));
const ours = new Map([...packages, bench].map(({ name, version }) => [name, version]));

test('all but the root and the bench are published, under a name that is ours', () => {
  expect([root.private, bench.private]).toEqual([true, true]);
  expect(packages.filter(({ name }) => !name.startsWith('@fermata/'))).toEqual([]);
  const privates = Object.keys(JSON.parse(read('package-lock.json')).packages)
    .filter((path) => /^(?:packages|games)[/][^/]+$/.test(path))
    .filter((path) => !packages.some(({ folder }) => folder === path));
  expect(privates).toEqual([]);
});

test('the short name is left to whom it belongs', () => {
  expect([root.name, ...ours.keys()]).not.toContain('fermata');
});

describe.each([root, bench, ...packages])('$name', ({ version, dependencies = {}, devDependencies = {} }) => {
  test('has the version of all others, and needs them in just that one', () => {
    expect(version).toBe(root.version);
    const needed = Object.entries({ ...dependencies, ...devDependencies }).filter(([name]) => ours.has(name));
    expect(needed.filter(([, range]) => range !== root.version)).toEqual([]);
  });
});

describe.each(packages)('$name', ({ folder, exports, files, bin, ...manifest }) => {
  test('says what it is', () => {
    expect(manifest).toMatchObject({ type: 'module', license: 'MIT', engines: root.engines });
    expect(manifest.description).toMatch(/^[A-Z].*[.]$/);
    expect(manifest.keywords).toEqual(expect.arrayContaining(['fermata']));
    expect(read(join(folder, 'LICENSE'))).toBe(read('LICENSE'));
    expect(read(join(folder, 'README.md'))).toMatch(/^# \S/);
  });

  test('leads by each door to its source here, and to what is built of it elsewhere', () => {
    for (const [door, leads] of Object.entries(exports).filter(([, leads]) => typeof leads === 'object')) {
      const source = (leads as { readonly [condition: string]: string })['@fermata/source'] ?? 'none';
      expect(existsSync(join(folder, source)), door).toBe(true);
      const built = source.replace('./src/', './dist/').replace(/[.]ts$/, '');
      // In this order: whoever knows several conditions takes the first.
      expect(Object.entries(leads as object), door).toEqual([
        ['@fermata/source', source],
        ['types', `${built}.d.ts`],
        ['default', `${built}.js`],
      ]);
    }
  });

  test('ships what was built and its sources, without tests, and only so; nothing happens by importing it', () => {
    expect(files).toEqual(expect.arrayContaining(['dist', 'src', '!src/**/*.test.ts', '!src/**/*.soak.ts']));
    expect(manifest.scripts).toMatchObject({ prepack: 'node ../../tools/build/check-built.js' });
    // A style sheet is imported for what it does alone: some bundlers leave it out where a package says that it does nothing.
    const styles = Object.values(exports).filter((leads) => typeof leads === 'string' && leads.endsWith('.css'));
    // A program is there for what it does: its file, and the module that this starts, as it is here and as it is built.
    const programs = Object.values(bin ?? {}).flatMap((file) => [`./${file}`, './dist/main.js', './src/main.ts']);
    const effects = [...styles, ...programs];
    expect(manifest.sideEffects).toEqual(effects.length > 0 ? effects : false);
  });

  test('ships what its README links to in its own folder', () => {
    const links = [...read(join(folder, 'README.md')).matchAll(/\]\((?!\w+:|[#.])([^)#]+)/g)].map(
      ([, file]) => file as string,
    );
    const shipped = files as readonly string[];
    expect(links.filter((file) => !shipped.some((it) => file === it || file.startsWith(`${it}/`)))).toEqual([]);
  });
});

test('every package, and every command that the help lists, is named in the README or the changelog', () => {
  const told = `${read('README.md')}${read('CHANGELOG.md')}`;
  const help = execFileSync(process.execPath, ['packages/cli/bin/fermata.js', '--help'], { encoding: 'utf8' });
  const commands = [...help.matchAll(/^ {2}([a-z]+) (?:\[options\]|\[COMMAND\])/gm)].map(([, name]) => name as string);
  expect(commands).toEqual(expect.arrayContaining(['play', 'bench', 'help']));
  expect(commands.filter((name) => !new RegExp(`(?:fermata |\`)${name}\\b`).test(told))).toEqual([]);
  const names = packages.map(({ name }) => name.replace('@fermata/', ''));
  expect(
    names.filter((name) => !new RegExp(`(?:@fermata|packages|games)/${name}\\b|^[|] ${name}\\b`, 'm').test(told)),
  ).toEqual([]);
});

test('the changelog tells of the version, and of what comes after it', () => {
  const headings = [...read('CHANGELOG.md').matchAll(/^## (.*)$/gm)].map(([, heading]) => heading as string);
  expect(headings[0]).toBe('[Unreleased]');
  expect(headings[1]).toMatch(new RegExp(`^\\[${root.version.replaceAll('.', '[.]')}\\] - \\d{4}-\\d\\d-\\d\\d$`));
  const kinds = [...read('CHANGELOG.md').matchAll(/^### (.*)$/gm)].map(([, kind]) => kind as string);
  expect(kinds.filter((kind) => !KINDS.includes(kind))).toEqual([]);
});

const KINDS = ['Added', 'Changed', 'Deprecated', 'Removed', 'Fixed', 'Security'];
