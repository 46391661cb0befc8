/** One page for all: nothing that axe finds, the keyboard never nowhere, the question never off the screen. */
import { LIST } from '@fermata/catalog/list';
import { expect, test } from 'vitest';
import { violations } from './axe.ts';
import { playByEar } from './by-ear.ts';
import { keepOn, type Played, played, until } from './played.ts';
import type { Player } from './player.ts';
import { tools } from './shared.ts';

const { arrive, address } = tools(4693);
const THEMES = ['light', 'dark'] as const;
interface Size {
  readonly width: number;
  readonly height: number;
}

/** A desk, a tablet, a phone; the first two at a zoom of 200 %, which halves both sides; and a narrow phone. */
const SIZES: readonly Size[] = [
  { width: 1280, height: 800 },
  { width: 820, height: 1180 },
  { width: 390, height: 844 },
  { width: 640, height: 400 },
  { width: 410, height: 590 },
  { width: 320, height: 568 },
];

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

test.each(LIST.map(({ name, seats }) => [name, seats.max] as const))('the end of %s for %d', async (game, seats) => {
  const player = await arrive();
  const match = await played(game, seats, 'for everybody', 'random');
  await open(player, match, match.entries.length);
  await player.page.waitForSelector('.ending');
  await checkAll(player, '.question');
  for (const name of ['Play again', 'Look at how it went']) await player.page.getByRole('button', { name }).waitFor();
  await player.page.getByRole('link', { name: 'Something else' }).waitFor();
  expect(await player.page.textContent('[data-question]')).toMatch(/won|draw|share|over/);
  expect((await player.look()).focus).not.toBe('BODY');
  expect(player.errors).toEqual([]);
});

test('whatever opens over a table', async () => {
  const player = await arrive();
  const { page } = player;
  const match = await played('wingspan', 2, 'for everybody', 'random');
  await open(player, match, until(match, 0.5));
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

async function open({ page }: Player, match: Played, count: number): Promise<void> {
  await keepOn(page, 'kept', match, count);
  await page.goto(`${address()}#/match/kept`);
  await page.waitForSelector('.stage');
}

test('Wingspan, with a screen reader’s tree as the only eyes', async () => {
  const player = await arrive();
  const heard = await playByEar(player, 12);
  expect(heard.join(' '), 'what happened is told').toMatch(/\w/);
  expect(player.errors).toEqual([]);
});

/** At every width, in both themes; all of the page, or what is new on it. */
async function checkAll({ page }: Player, what = 'html'): Promise<void> {
  for (const colorScheme of THEMES) {
    await page.emulateMedia({ colorScheme });
    expect(await violations(page, what), colorScheme).toEqual([]);
  }
  for (const size of SIZES) await checkFits(page, size);
  await page.setViewportSize({ width: 1280, height: 800 });
}

/** Nothing scrolls sideways, but what is swiped within itself; and the question is whole on the screen, beside some table. */
async function checkFits(page: Player['page'], { width, height }: Size): Promise<void> {
  await page.setViewportSize({ width, height });
  const found = await page.evaluate(() => {
    const table = document.querySelector('.table');
    return {
      page: document.documentElement.scrollWidth - innerWidth,
      table: table === null ? 0 : table.scrollWidth - table.clientWidth,
      tableHeight: table?.clientHeight,
      question: document.querySelector('[data-question]')?.getBoundingClientRect().bottom,
    };
  });
  const where = `${width} × ${height}`;
  expect(found.page, `sideways at ${where}`).toBeLessThanOrEqual(0);
  expect(found.table, `the table sideways at ${where}`).toBeLessThanOrEqual(0);
  expect(found.question ?? 0, `the question at ${where}`).toBeLessThanOrEqual(height);
  expect(found.tableHeight ?? height, `the table at ${where}`).toBeGreaterThan(height / 4);
}
