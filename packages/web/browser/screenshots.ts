/**
 * Writes pictures of every page and every game, at three widths, light and dark: `npm run screenshots [-- game …]`. They are
 * for eyes; what can be measured is tested beside this file.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { LIST } from '@fermata/catalog/list';
import type { Browser, Page } from 'playwright-core';
import { launch } from './chromium.ts';
import { serve } from './page-at.ts';
import { keepOn, type Played, played, until } from './played.ts';
import { Player } from './player.ts';

const FOLDER = 'screenshots';
const SIZES = [
  { width: 1280, height: 800 },
  { width: 820, height: 1180 },
  { width: 390, height: 844 },
] as const;
const THEMES = ['light', 'dark'] as const;
const PARTS = [
  ['opening', 0],
  ['middle', 0.5],
  ['end', 1],
] as const;

/** One in which both have something to show. */
const SEED = 'shelf 8';

const wanted = process.argv.slice(2);
const isWanted = (name: string) => wanted.length === 0 || wanted.includes(name);
mkdirSync(FOLDER, { recursive: true });
const [browser, served] = await Promise.all([launch(), serve(4699)]);
try {
  for (const { name, seats } of LIST)
    if (isWanted(name)) await game(browser, name, Math.max(2, seats.usual ?? seats.min), '');
  // More seats need more room.
  for (const seats of [3, 5]) if (isWanted('wingspan')) await game(browser, 'wingspan', seats, `-${seats}-seats`);
  if (isWanted('item-duel')) await game(browser, 'item-duel', 4, '-4-seats');
  if (isWanted('pages')) await pages(browser);
} finally {
  served.close();
  await browser.close();
}

async function arrive(browser: Browser): Promise<Player> {
  const context = await browser.newContext({ viewport: SIZES[0], reducedMotion: 'reduce' });
  const player = new Player(await context.newPage());
  await player.arrive(served.address);
  return player;
}

async function game(browser: Browser, name: string, seats: number, suffix: string): Promise<void> {
  const match = await played(name, seats, SEED);
  const { page } = await arrive(browser);
  for (const [part, share] of PARTS) {
    await open(page, match, part, share);
    await shoot(page, `${name}${suffix}-${part}`);
  }
  await page.context().close();
}

async function open(page: Page, match: Played, id: string, share: number): Promise<void> {
  await keepOn(page, id, match, until(match, share));
  await page.goto(`${served.address}#/match/${id}`);
  await page.waitForSelector('.list-toggle, .ending');
}

/** What is not a match, and what opens over one. */
async function pages(browser: Browser): Promise<void> {
  const match = await played('wingspan', 2, SEED);
  const { page } = await arrive(browser);
  await shoot(page, 'lobby');
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight }));
  await shoot(page, 'lobby-below');
  for (const name of ['item-duel', 'wingspan', 'pokemon']) {
    await page.click(`[data-game="${name}"] button:has-text("Set up")`);
    await page.waitForSelector('.set-up');
    await page.waitForFunction(() => document.querySelector('.set-up [aria-busy="true"]') === null);
    await shoot(page, `set-up-${name}`);
    await page.keyboard.press('Escape');
    await page.waitForSelector('.set-up', { state: 'detached' });
  }
  await simulation(page);
  await page.goto(`${served.address}#record=7VdLb`);
  await page.waitForSelector('[role=alert]');
  await shoot(page, 'cut-off-link');
  await open(page, match, 'middle', 0.5);
  await page.keyboard.press('l');
  await shoot(page, 'log');
  await page.click('[aria-label="Close the log"]');
  await page.click('.list-toggle');
  await shoot(page, 'list');
  await page.click('.list-toggle');
  await page.hover('[data-place="hand 0"] .piece');
  await page.waitForSelector('.peek');
  await shoot(page, 'peek');
  await page.focus('[data-place="hand 0"] .piece');
  await page.keyboard.press('i');
  await page.waitForSelector('dialog[open]');
  await shoot(page, 'card');
  await page.keyboard.press('Escape');
  await page.click('button:has-text("Hint")');
  await page.waitForSelector('.hints');
  await shoot(page, 'hint');
  await page.keyboard.press('Escape');
  await page.waitForSelector('dialog[open]', { state: 'detached' });
  await page.keyboard.press('?');
  await page.waitForSelector('.keys');
  await shoot(page, 'keys');
  await page.keyboard.press('Escape');
  await page.click('button:has-text("Menu")');
  await shoot(page, 'settings');
  await page.keyboard.press('Escape');
  await page.goto(served.address);
  await page.waitForSelector('.kept');
  await shoot(page, 'lobby-with-matches');
  await page.setInputFiles('input[type=file]', {
    name: 'match.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(match.record)),
  });
  await page.waitForSelector('.review');
  await shoot(page, 'review');
  await page.context().close();
}

/** The form, and what many games tell. */
async function simulation(page: Page): Promise<void> {
  await page.goto(`${served.address}#/sim/pig`);
  await page.waitForSelector('.sim-form');
  await shoot(page, 'simulate');
  await page.getByLabel('Games', { exact: true }).fill('400');
  await page.click('.sim-form button[type=submit]');
  await page.waitForSelector('text=Done: 400 of 400', { timeout: 60_000 });
  await shoot(page, 'simulated');
  await page.evaluate(() => scrollTo({ top: 900 }));
  await shoot(page, 'simulated-below');
  await page.goto(served.address);
  await page.waitForSelector('.game-card');
}

async function shoot(page: Page, name: string): Promise<void> {
  for (const size of SIZES) {
    await page.setViewportSize(size);
    for (const colorScheme of THEMES) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
      await page.screenshot({ path: join(FOLDER, `${name}-${size.width}-${colorScheme}.png`) });
    }
  }
  await page.setViewportSize(SIZES[0]);
  process.stdout.write(`${name}\n`);
}
