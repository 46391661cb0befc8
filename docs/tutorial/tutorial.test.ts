/** Every snippet of the tutorial compiles, runs, and does what the page says. See ../snippets.ts for how a page says it. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { runChecked } from '../run-checked.ts';
import { complaintsAbout, readPages } from '../snippets.ts';

const folder = import.meta.dirname;
const pages = readPages(folder);
const moduleOf = (page: string, line?: number) => page.replace('.md', line === undefined ? '.ts' : `.${line}.ts`);

test('all snippets compile, and mistakes are answered as the page says', { timeout: 60_000 }, () => {
  const files = new Map(
    pages.flatMap(({ name, code, mistakes }) => [
      [moduleOf(name), code] as const,
      ...mistakes.map((mistake) => [moduleOf(name, mistake.line), mistake.code] as const),
    ]),
  );
  const complaints = complaintsAbout(files, folder);
  for (const { name, mistakes } of pages) {
    expect(complaints.get(moduleOf(name)), name).toEqual([]);
    for (const { line, error } of mistakes) {
      const answers = complaints.get(moduleOf(name, line));
      expect(
        answers?.map((answer) => answer.replace(/^\d+: /, '')),
        `${name}:${line}`,
      ).toEqual([error]);
    }
  }
});

describe.each(pages)('$name', (page) => {
  test('does what it says', { timeout: 60_000 }, async () => {
    await runChecked(page.name, page);
  });

  test('is short, hides no snippet from the tests, and leads to the next page', () => {
    const lines = page.text.trimEnd().split('\n');
    expect(lines.length).toBeGreaterThanOrEqual(60);
    expect(lines.length).toBeLessThanOrEqual(150);
    const fences = new Set(page.text.match(/^```.+$/gm));
    expect(['```ts', '```ts does-not-compile', '```sh', '```python']).toEqual(expect.arrayContaining([...fences]));
    const next = pages[pages.indexOf(page) + 1]?.name ?? 'README.md';
    expect(lines.at(-1)).toContain(`](${next})`);
  });
});

test('the list of pages is whole, and every link leads somewhere', () => {
  const list = readFileSync(join(folder, 'README.md'), 'utf8');
  const linked = [...list.matchAll(/\]\((\d\d-.*?[.]md)\)/g)].map(([, name]) => name);
  expect(linked).toEqual(pages.map(({ name }) => name));
  const links = [list, ...pages.map(({ text }) => text)].flatMap((text) => [
    ...text.matchAll(/\]\(((?!https:)[^)#]+)\)/g),
  ]);
  expect(links.map(([, path]) => path as string).filter((path) => !existsSync(join(folder, path)))).toEqual([]);
});
