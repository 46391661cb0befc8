/** One page for all: nothing that axe finds, the keyboard never nowhere, the question never off the screen. */
import { LIST } from '@fermata/catalog/list';
import { expect, test } from 'vitest';
import { playByEar } from './by-ear.ts';
import { checkAll } from './for-everybody.ts';
import { openPlayed, played, until } from './played.ts';
import { tools } from './shared.ts';

const { arrive, address } = tools(4693);

test('the lobby', async () => {
  const player = await arrive();
  await checkAll(player);
});

test.each(LIST.map(({ name }) => [name] as const))('%s, at its opening and further on', async (game) => {
  const player = await arrive();
  await player.sitDown(game, 'for everybody');
  for (const answers of [0, 6]) {
    await player.play('keys in the list', answers);
    if ((await player.look()).isOver) break;
    await checkAll(player);
    expect((await player.look()).focus).not.toBe('BODY');
  }
  expect(player.errors).toEqual([]);
});

test('whatever opens over a table', async () => {
  const player = await arrive();
  const { page } = player;
  const match = await played('wingspan', 2, 'for everybody', 'random');
  await openPlayed(player.page, address(), match, until(match, 0.5));
  for (const [key, what] of [
    ['l', '.log'],
    ['?', 'dialog[open]'],
    ['i', 'dialog[open]'],
  ] as const) {
    await page.focus('[data-place="hand 0"] .piece');
    await page.keyboard.press(key);
    await page.waitForSelector(what);
    await checkAll(player, what);
    await page.keyboard.press('Escape');
  }
  await page.getByRole('button', { name: 'Menu' }).click();
  await checkAll(player, 'dialog[open]');
  await page.keyboard.press('Escape');
  expect((await player.look()).focus).not.toBe('BODY');
  expect(player.errors).toEqual([]);
});

test('Wingspan, with a screen reader’s tree as the only eyes', async () => {
  const player = await arrive();
  const heard = await playByEar(player, 12);
  expect(heard.join(' '), 'what happened is told').toMatch(/\w/);
  expect(player.errors).toEqual([]);
});
