/** A game that `fermata new` has written is played on the page, without a line for the page in it. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { COMMAND } from './page-at.ts';
import { tools } from './shared.ts';

const folder = mkdtempSync(join(tmpdir(), 'fermata-given-'));
afterAll(() => rmSync(folder, { recursive: true }));
const begin = (name: string) => {
  execFileSync(process.execPath, [COMMAND, 'new', name, '--into', folder, '--json']);
  return join(folder, name);
};
const staged = begin('stone-race');
/** The same without a scene of its own: places and pieces are guessed. */
const unstaged = begin('pebble-race');
writeFileSync(join(unstaged, 'src/index.ts'), "export { pebbleRace } from './rules.ts';\n");

const { arrive, address } = tools(4694, ['--game', staged, '--game', unstaged]);

test('with its own scene, by hand, and reloaded in between', async () => {
  const player = await arrive();
  await player.page.waitForSelector('[data-game="stone-race"]');
  await player.sitDown('stone-race', 'given', 'greedy');
  expect(await player.page.textContent('.stage')).toContain('Heap');
  await player.play('mouse on the table', 3);
  const question = () => player.page.textContent('[data-question]');
  const before = [await question(), await player.page.textContent('.stage')];
  await player.page.reload();
  await player.page.waitForSelector('.list-toggle');
  expect([await question(), await player.page.textContent('.stage')]).toEqual(before);
  await player.play('keys in the list');
  expect(await question()).toMatch(/won/);
  await player.page.goto(address());
  expect(await player.page.textContent('.kept')).toContain('Stone Race');
  expect(player.errors).toEqual([]);
});

test('without a scene of its own, and without a network', async () => {
  const player = await arrive();
  await player.page.evaluate(() => navigator.serviceWorker.ready);
  await player.page.reload();
  await player.page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await player.page.waitForSelector('[data-game="pebble-race"]');
  await player.sitDown('pebble-race', 'given');
  expect(await player.page.textContent('.stage')).toContain('heap');
  await player.play('mouse in the list', 2);
  await player.page.context().setOffline(true);
  await player.page.reload();
  await player.page.waitForSelector('.list-toggle');
  await player.play('mouse in the list');
  expect(await player.page.textContent('[data-question]')).toMatch(/won/);
});
