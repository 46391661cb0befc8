/** One page for all: nothing that axe finds, the keyboard never nowhere, the question never off the screen. */
import { LIST } from '@fermata/catalog/list';
import { expect, test } from 'vitest';
import { violations } from './axe.ts';
import type { Player } from './player.ts';
import { tools } from './shared.ts';

const { arrive } = tools(4693);
const THEMES = ['light', 'dark'] as const;
const WIDTHS = [1280, 820, 390] as const;

test('the lobby', async () => {
  const player = await arrive();
  await checkAll(player);
});

test.each(LIST.map(({ name }) => [name] as const))('%s, at three points of a match', async (game) => {
  const player = await arrive();
  await player.sitDown(game, 'for everybody');
  for (const answers of [0, 4, 8]) {
    await player.play('keys in the list', answers);
    if ((await player.look()).isOver) break;
    await checkAll(player);
    expect((await player.look()).focus).not.toBe('BODY');
  }
  expect(player.errors).toEqual([]);
});

test('Wingspan, with a screen reader’s tree as the only eyes', async () => {
  const player = await arrive();
  await player.sitDown('wingspan', 'by ear');
  for (let answers = 0; answers < 12; answers++) {
    await player.page.waitForSelector('.list-toggle');
    const question = player.page.getByRole('region', { name: 'Question' });
    const all = question.getByRole('button', { name: /^All \d+$/ });
    if ((await all.count()) > 0) await all.click();
    const tree = await question.ariaSnapshot();
    const names = [...tree.matchAll(/button "(\d+ [^"]+)"(?! \[disabled\])/g)].map(([, name]) => name ?? '');
    expect(names.length).toBeGreaterThan(0);
    await question
      .getByRole('button', { name: names[answers % names.length] ?? '', exact: true })
      .first()
      .click();
    const done = question.getByRole('button', { name: /^Done/ });
    if ((await done.count()) > 0 && (await done.isEnabled())) await done.click();
    await player.page.waitForTimeout(250);
  }
  expect(await player.page.locator('[role=log]').textContent(), 'what happened is told').toMatch(/\w/);
  expect(player.errors).toEqual([]);
});

/** At every width, in both themes. */
async function checkAll({ page }: Player): Promise<void> {
  for (const colorScheme of THEMES) {
    await page.emulateMedia({ colorScheme });
    expect(await violations(page), colorScheme).toEqual([]);
  }
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: width < 500 ? 844 : 800 });
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      `${width} wide`,
    ).toBeLessThanOrEqual(0);
    const question = page.locator('[data-question]');
    const box = (await question.count()) === 0 ? null : await question.first().boundingBox();
    if (box !== null)
      expect(box.y + box.height, `the question at ${width}`).toBeLessThanOrEqual(width < 500 ? 844 : 800);
  }
  await page.setViewportSize({ width: 1280, height: 800 });
}
