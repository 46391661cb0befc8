/** What each package says about itself, on the page that npm shows: it compiles, runs, and does what it says. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { packagesIn } from '../tools/build/packages.ts';
import { complaintsAbout, importsOf, pageOf, run } from './snippets.ts';

const packages = packagesIn(join(import.meta.dirname, '..')).map(({ folder, manifest: { name, bin } }) => {
  const text = readFileSync(join(folder, 'README.md'), 'utf8');
  // Pages about rules say last how to use them, after fragments that explain them.
  const part = text.slice(Math.max(0, text.indexOf('\n## As a package\n')));
  return { name, isCommand: bin !== undefined, folder, page: pageOf(name, part) };
});
// The page is no library: nothing can be imported from it.
const libraries = packages.filter(({ isCommand, name }) => !isCommand && name !== '@fermata/web');

test('every example compiles', { timeout: 60_000 }, () => {
  const files = libraries.map(({ name, page }) => [`${name.replace(/.*[/]/, '')}.ts`, page.code] as const);
  const complaints = complaintsAbout(new Map(files), import.meta.dirname);
  expect(Object.fromEntries(complaints)).toEqual(Object.fromEntries(files.map(([file]) => [file, []])));
});

test.each(libraries)('the example of $name imports it, and does what it says', async ({ name, page }) => {
  const names = importsOf(page);
  expect(names).toContain(name);
  const modules = await Promise.all(names.map(async (it) => [it, await import(it)] as const));
  await run(page, new Map(modules), (_kind, line, real, said) => expect(real(), `${name}:${line}`).toEqual(said));
});

test.each(packages)('$name says how to get it, and leads to the tutorial', ({ name, isCommand, folder, page }) => {
  expect(page.text).toMatch(isCommand ? `npx ${name}` : new RegExp(`^npm install .*${name}\\b`, 'm'));
  const links = [...page.text.matchAll(/\]\(((?!https:)[^)#]+)/g)].map(([, path]) => path as string);
  expect(links).toContain('../../docs/tutorial/README.md');
  expect(page.text).toContain('node_modules/@fermata/core/docs/tutorial/README.md'); // where the link is dead
  expect(links.filter((path) => !existsSync(join(folder, path)))).toEqual([]);
});
