/** Looking before one touches: what a touch would do, what a piece is, what has happened. */
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { keepOn, type Played, played, until } from './played.ts';
import type { Player } from './player.ts';
import { tools } from './shared.ts';

const { arrive, address } = tools(4696);
let wingspan: Played;

beforeAll(async () => {
  wingspan = await played('wingspan', 2, 'screenshots');
});

async function atWingspan(share: number, viewport = { width: 1280, height: 800 }): Promise<Player> {
  const player = await arrive({ viewport });
  await keepOn(player.page, 'kept', wingspan, until(wingspan, share));
  await player.page.goto(`${address()}#/match/kept`);
  await player.page.waitForSelector('.list-toggle, .ending');
  return player;
}

test('whoever is over a row sees in words and on the table what using it would take from', async () => {
  const player = await arrive();
  const { page } = player;
  await player.sitDown('wingspan', 'would');
  for (let answers = 0; answers < 8 && !(await asks(page, 'Which action?')); answers++)
    await player.play('mouse in the list', 1);
  await page.hover('[data-place="forest 0"] .place-label');
  await page.waitForSelector('[data-place="feeder"] .piece.pointed');
  expect(await page.textContent('.would')).toMatch(/^Gain food/i);
  await page.hover('h1');
  await page.waitForSelector('.pointed', { state: 'detached' });
  expect(await page.textContent('.would')).toBe('');
  await page.focus('[data-place="forest 0"] .place-label');
  await page.waitForSelector('[data-place="feeder"] .piece.pointed');
  expect(player.errors).toEqual([]);
});

test('a pointer that rests opens a card beside it, the keyboard does not, and Escape closes it', async () => {
  const { page, errors } = await atWingspan(0.5);
  const card = page.locator('[data-place="hand 0"] .piece').first();
  await card.focus();
  await page.waitForTimeout(1000); // longer than a pointer has to rest
  expect(await page.locator('.peek').count()).toBe(0);
  await card.hover();
  await page.waitForSelector('.peek');
  const [peek, question] = [await page.locator('.peek').boundingBox(), await page.locator('.question').boundingBox()];
  expect((peek?.y ?? 0) + (peek?.height ?? 0)).toBeLessThanOrEqual(question?.y ?? 0);
  await page.keyboard.press('Escape');
  await page.waitForSelector('.peek', { state: 'detached' });
  await card.focus();
  await page.keyboard.press('i');
  await page.waitForSelector('dialog[open]');
  await page.keyboard.press('Escape');
  await page.waitForSelector('dialog[open]', { state: 'detached' });
  expect(await page.evaluate(() => document.activeElement?.classList.contains('piece'))).toBe(true);
  expect(errors).toEqual([]);
});

test('a long press opens a card, which stays when the finger is lifted, and a tap beside it closes it', async () => {
  const { page, errors } = await arrive({ viewport: { width: 390, height: 844 }, hasTouch: true });
  await page.click('[data-game="kuhn-poker"] button:has-text("Play")');
  const card = page.locator('.own .piece').first();
  const { x = 0, y = 0 } = (await card.boundingBox()) ?? {};
  const fingers = await page.context().newCDPSession(page);
  await fingers.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: x + 20, y: y + 20 }] });
  await page.waitForSelector('dialog[open]');
  await page.evaluate(() => {
    addEventListener('click', () => document.body.setAttribute('data-clicked', ''), { capture: true, once: true });
  });
  await fingers.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await page.waitForSelector('[data-clicked]');
  expect(await page.locator('dialog[open]').count()).toBe(1);
  await page.touchscreen.tap(5, 5);
  await page.waitForSelector('dialog[open]', { state: 'detached' });
  expect(errors).toEqual([]);
});

test('a name in the log lights up its piece, and opens what it says', async () => {
  const { page, errors } = await atWingspan(1);
  await page.keyboard.press('l');
  const there = await page.evaluate(() => {
    const names = new Set(
      [...document.querySelectorAll('.stage .piece .unseen, .stage .piece')].map(
        (it) => it.getAttribute('aria-label')?.split(',')[0] ?? '',
      ),
    );
    return [...document.querySelectorAll('.log-name')].findLastIndex((it) => names.has(it.textContent ?? ''));
  });
  expect(there).toBeGreaterThanOrEqual(0);
  const name = page.locator('.log-name').nth(there);
  await name.hover();
  await page.waitForSelector('.stage .pointed');
  await name.focus();
  await page.keyboard.press('Enter');
  await page.waitForSelector('dialog[open] p');
  expect(await page.textContent('dialog[open] h2')).toBe(await name.textContent());
  expect(errors).toEqual([]);
});

test('the log stays where one reads it while news come in, and is open again after a reload', async () => {
  const player = await atWingspan(0.5);
  const { page, errors } = player;
  await page.click('.log-button');
  await page.waitForSelector('.log-lines button:has-text("earlier")');
  await page.waitForFunction(() => document.querySelectorAll('.log-line').length >= 80); // earlier ones come when there is time
  await page.evaluate(() => document.querySelector('.log-lines')?.scrollTo({ top: 40 }));
  const lines = await page.locator('.log-line').count();
  await player.play('mouse in the list', 3);
  expect(await page.locator('.log-line').count()).toBeGreaterThanOrEqual(Math.min(lines, 80));
  expect(await page.evaluate(() => document.querySelector('.log-lines')?.scrollTop)).toBe(40);
  await page.reload();
  await page.waitForSelector('.log');
  expect(errors).toEqual([]);
});

test('at 820 the log is a tab, and never lies over the question', async () => {
  const { page } = await atWingspan(0.5, { width: 820, height: 1180 });
  await page.click('.log-tab');
  const [log, question] = [await page.locator('.log').boundingBox(), await page.locator('.question').boundingBox()];
  expect((log?.y ?? 0) + (log?.height ?? 0)).toBeLessThanOrEqual(question?.y ?? 0);
  await page.click('.log-tab');
  await page.waitForSelector('.log', { state: 'detached' });
});

test('where all that can be touched is off the screen, a button leads there', async () => {
  const { page } = await atWingspan(0.5, { width: 390, height: 844 });
  const isSeen = () =>
    page.evaluate(() => {
      const [top, bottom] = [document.querySelector('.table'), document.querySelector('.question')].map(
        (it) => it?.getBoundingClientRect().top ?? 0,
      ) as [number, number];
      return [...document.querySelectorAll('.stage .can')].some((it) => {
        const rect = it.getBoundingClientRect();
        return rect.top >= top && rect.bottom <= bottom;
      });
    });
  await page.evaluate(() => document.querySelector('.table')?.scrollTo({ top: 0 }));
  expect(await isSeen()).toBe(false);
  await page.click('.to-lit');
  expect(await isSeen()).toBe(true);
  expect(await page.evaluate(() => document.activeElement?.classList.contains('can'))).toBe(true);
});

async function asks(page: Page, question: string): Promise<boolean> {
  return (await page.textContent('[data-question]')) === question;
}
