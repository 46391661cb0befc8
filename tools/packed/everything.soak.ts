/**
 * All packages as they are published: built, packed, and installed in an empty folder outside the repository, where an author
 * does with them what the docs say. It needs a registry, for what our packages depend on.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checking, compiler, doorsOf, isPlainFile, opening, PLAY, PLAYED, typed } from './author.ts';
import { Folder } from './folder.ts';
import { type Packed, pack } from './pack.ts';

/** Both files of a begun game's tests, and none of them skipped; how many there are is for the template's own test to say. */
const ALL_PASSED = /Test Files +2 passed \(2\)\s+Tests +(\d+) passed \(\1\)/;

const ROOT = join(import.meta.dirname, '../..');
const temporary = new Folder();
const author = temporary.within('author');
const packages: readonly Packed[] = await pack(temporary);
const doors = doorsOf(packages);

beforeAll(() => {
  const { devDependencies, overrides } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  // Whoever writes for React in TypeScript has its types.
  const { devDependencies: ofPages } = JSON.parse(readFileSync(join(ROOT, 'packages/kit/package.json'), 'utf8'));
  const versions = { ...devDependencies, ...ofPages };
  const tools = ['typescript', 'vitest', '@types/node', '@types/react'].map((name) => `${name}@${versions[name]}`);
  author.write({ 'package.json': JSON.stringify({ type: 'module', private: true, overrides }) });
  const tarballs = packages.map(({ tarball }) => `'${tarball}'`);
  author.run(`npm install --prefer-offline --no-audit --no-fund ${[...tarballs, ...tools].join(' ')}`);
});
afterAll(() => temporary.remove());

describe.each(packages)('$manifest.name', ({ tarball, manifest }) => {
  const listed = temporary.run(`tar -tf '${tarball}'`).trimEnd().split('\n');

  test('holds what was built, its sources, a README and the licence, and no tests', () => {
    expect(listed).toEqual(expect.arrayContaining(['package/README.md', 'package/LICENSE', 'package/package.json']));
    const built = /^package[/]dist[/].*[.](?:d[.]ts[.]map|html)$/; // of a page what a browser loads
    expect(listed.filter((file) => built.test(file))).not.toEqual([]);
    const tests = listed.filter((file) => /[.](?:test|soak)[.]|[/](?:test|golden)[/]/.test(file));
    // What `fermata new` writes has tests, and is what it ships.
    expect(tests.filter((file) => !file.startsWith('package/templates/'))).toEqual([]);
  });

  test('keeps to what publint and attw ask of it', () => {
    const [publint, attw] = ['publint', 'attw'].map((name) => join(ROOT, 'node_modules/.bin', name));
    expect(temporary.run(`'${publint}' --strict '${tarball}'`)).toContain('All good!');
    const plain = Object.keys(manifest.exports).filter(isPlainFile);
    const excluded = plain.length === 0 ? '' : `--exclude-entrypoints ${plain.map((door) => door.slice(2)).join(' ')}`;
    temporary.run(`'${attw}' '${tarball}' --profile esm-only --no-definitely-typed ${excluded}`);
  });

  test('leads to a declaration and to JavaScript by every door, or to a file as it is', () => {
    for (const file of Object.values(manifest.exports).filter((it) => typeof it === 'string'))
      expect(listed).toContain(file.replace('.', 'package'));
    for (const door of Object.values(manifest.exports).filter((it) => typeof it === 'object')) {
      const { types, default: code } = door as { readonly types: string; readonly default: string };
      expect(listed).toEqual(expect.arrayContaining([types, code].map((file) => file.replace('.', 'package'))));
    }
  });
});

test('a game runs in plain Node, and there is something behind every door', () => {
  author.write({ 'play.js': PLAY, 'open.js': opening(doors) });
  expect(author.run('node play.js')).toBe(PLAYED);
  expect(author.run('node open.js')).toBe('[]\n');
});

test.each(['node16', 'bundler'] as const)('all types hold where modules are resolved as by %s', (moduleResolution) => {
  author.write({ 'tsconfig.json': compiler(moduleResolution), 'typed.ts': typed(doors) });
  expect(author.try('npx tsc')).toMatchObject({ output: '', status: 0 });
});

test('vite bundles a game for a browser, and the bundle plays as it did before', () => {
  const page = '<!doctype html><title>Pig</title><script type="module" src="./play.js"></script>';
  const config = 'export default { build: { modulePreload: false } };'; // it needs a document, and Node has none
  author.within('page').write({ 'index.html': page, 'play.js': PLAY, 'vite.config.js': config });
  author.run('npx vite build page --outDir bundle');
  expect(author.run('node page/bundle/assets/*.js')).toBe(PLAYED);
});

test('checkGame runs under vitest', () => {
  author.write({ 'pig.test.js': checking('vitest') });
  expect(author.run('npx vitest run pig.test.js')).toMatch(/Tests +1 passed/);
});

test('checkGame runs under node:test', () => {
  author.write({ 'pig-in-node.js': checking('node:test') });
  expect(author.run('node --test pig-in-node.js')).toMatch(/^# pass 1$|^ℹ pass 1$/m);
});

describe('fermata new my-game', () => {
  const game = new Folder(join(author.path, 'my-game'));

  beforeAll(() => {
    expect(author.run('npx --no fermata new my-game')).toMatch(
      /^Begun: my-game\. .*\n\n {2}cd my-game\n {2}npm install /,
    );
  });

  test('begins a game that npm installs by its own package.json, in a folder that has nothing above it', () => {
    const own = temporary.within('own');
    own.run(`cp -R '${game.path}' .`);
    const alone = new Folder(join(own.path, 'my-game'));
    const manifest = JSON.parse(readFileSync(join(alone.path, 'package.json'), 'utf8'));
    // As from a registry, which our packages are not in: whatever asks for one gets the tarball, in its range or not at all.
    const ours = Object.fromEntries(packages.map((it) => [it.manifest.name, `file:${it.tarball}`]));
    const needed = (list: object) => Object.keys(list).filter((name) => name in ours);
    const direct = [...needed(manifest.dependencies), ...needed(manifest.devDependencies)];
    for (const name of direct) {
      const range: string = manifest.dependencies[name] ?? manifest.devDependencies[name];
      expect(range).toBe(`^${packages.find((it) => it.manifest.name === name)?.manifest.version}`);
    }
    const { overrides } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
    // npm refuses an override that differs from what the package itself asks for, so those are asked for by their file.
    const asked = (list: object) =>
      Object.fromEntries(Object.entries(list).map(([name, range]) => [name, ours[name] ?? range]));
    alone.write({
      'package.json': JSON.stringify({
        ...manifest,
        dependencies: asked(manifest.dependencies),
        devDependencies: asked(manifest.devDependencies),
        overrides: { ...overrides, ...ours },
      }),
    });
    alone.run('npm install --prefer-offline --no-audit --no-fund');
    expect(alone.run('npm test')).toMatch(ALL_PASSED);
    alone.run('npm run types');
    expect(alone.run('npm run flows')).toContain('Every flow is run.\n');
    expect(alone.run('npm run check -- --matches 2')).toContain('my-game keeps the invariants');
  });

  test('begins a game whose tests and types pass', () => {
    expect(game.run('npm test')).toMatch(ALL_PASSED);
    game.run('npm run types');
    expect(game.run('npm run flows')).toContain('Every flow is run.\n');
  });

  test('begins a game in which a forgotten yield* is found', () => {
    const slip =
      'function* later(): Flow { yield* choose(0, "Now?", ["yes"]); }\nexport function* soon(): Flow { later(); }\n';
    game.write({ 'src/slip.ts': `import { choose, type Flow } from '@fermata/core';\n${slip}` });
    const { status, output } = game.try('npm run --silent flows');
    expect({ status, output }).toEqual({
      status: 1,
      output: 'src/slip.ts:3:33  later(…) is a flow that never runs here: write yield* later(…)\n',
    });
    game.run('rm src/slip.ts');
  });

  test.each([
    ['from within', () => game, '.'],
    ['from beside', () => author, './my-game'],
  ])('begins a game that can be played %s', (_, folder, path) => {
    const played = folder().run(`npx --no fermata play ${path} --seed rain --no-autosave`, '1\nquit\n');
    expect(played).toMatch(/\n> 1\n\n {2}You take 1\.\n/);
    expect(played).toContain(
      `The same match from its start: npx fermata play ${path} --seats human,greedy --seed rain\n`,
    );
  });

  test('begins a game that threads can play, and that has the core of whoever plays it', () => {
    const simulated = author.run('npx --no fermata sim ./my-game --games 20 --workers 2 --json');
    expect(JSON.parse(simulated)).toMatchObject({ games: 20 });
    const other = game.within('node_modules/@fermata');
    other.run(`cp -R '${author.path}/node_modules/@fermata/core' .`);
    expect(author.run('npx --no fermata check ./my-game --matches 2')).toContain('my-game keeps the invariants');
    other.remove();
  });

  test.each([
    ['play my-game', 'there is no game "my-game" in the catalog; for the one in this folder say ./my-game'],
    ['play ./nowhere', 'there is no game at "./nowhere"; give the folder of a game, or its module (.ts or .js)'],
    ['new my-game', '"my-game" exists already; choose another name'],
    ['new My_Game', `a game's name is lower-case letters, digits and single dashes, such as river-race; got "My_Game"`],
    [
      'play ../lone/rules.ts',
      'cannot read the module "../lone/rules.ts": no package.json above it says "type": "module"',
    ],
  ])('fermata %s is refused in one line', (words, why) => {
    // Its own package.json, since nobody knows what lies above a temporary folder.
    const rules = readFileSync(join(game.path, 'src/rules.ts'), 'utf8');
    temporary.within('lone').write({ 'package.json': '{}', 'rules.ts': rules });
    expect(author.try(`npx --no fermata ${words}`)).toEqual({ status: 2, output: '', errors: `error: ${why}\n` });
  });
});

test('the catalog plays in threads, and in the words that lead back to it', () => {
  expect(JSON.parse(author.run('npx --no fermata sim wingspan --games 2 --workers 2 --json'))).toMatchObject({
    games: 2,
  });
  expect(author.run('npx --no fermata play pig --seed rain --no-autosave', 'quit\n')).toContain(
    'The same match from its start: npx fermata play pig --seats 2 --seed rain\n',
  );
});

test('where npm fetched the command for this once, it is told by its whole name: the short one is not ours', () => {
  const fetched = temporary.within('_npx/once'); // as npm calls the folder
  fetched.run(`cp -R '${author.path}/node_modules' .`);
  expect(fetched.run('npx --no fermata play pig --seed rain --no-autosave', 'quit\n')).toContain(
    'The same match from its start: npx @fermata/cli play pig --seats 2 --seed rain\n',
  );
});
