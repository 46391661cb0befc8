import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { CATALOG } from './index.ts';
import { LIST } from './list.ts';

test('the list tells of the same games as the catalog, in the same order', () => {
  expect(LIST.map(({ name, title, summary, seats }) => ({ name, title, summary, seats }))).toEqual(
    CATALOG.map(({ game, title, summary }) => ({ name: game.name, title, summary, seats: game.seats })),
  );
  for (const { minutes } of LIST) expect(minutes).toBeGreaterThan(0);
});

test.each(LIST.map((listed, at) => [listed.name, listed, at] as const))(
  '%s loads what the catalog has',
  async (_, listed, at) => {
    const { game, contents } = await listed.load();
    expect(game).toBe(CATALOG[at]?.game);
    expect(contents).toBe(CATALOG[at]?.contents);
    expect(await listed.stage()).toBe(CATALOG[at]?.staging);
    expect(await listed.form()).toEqual(CATALOG[at]?.form ?? []);
  },
);

test('to read the list no rules are read', () => {
  const list = new URL('./list.ts', import.meta.url).href;
  const sources = new URL('../../../tools/sources.js', import.meta.url).href;
  // A loader of modules that names each file it is asked for.
  const hook = `data:text/javascript,${encodeURIComponent('export async function load(url, context, next) { console.log(url); return next(url, context); }')}`;
  const program = `import { register } from 'node:module'; register(${JSON.stringify(hook)}); await import(${JSON.stringify(list)});`;
  const read = execFileSync(process.execPath, ['--import', sources, '--input-type=module', '--eval', program], {
    encoding: 'utf8',
  });
  expect(read).toContain('/catalog/src/titles.ts');
  expect(read).not.toMatch(/[/]games[/]|[/]core[/]src[/]|[/]scene[/]src[/]/);
});
