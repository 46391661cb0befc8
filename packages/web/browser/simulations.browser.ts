/** Simulations on the page: the same figures as at the command line, drawn by the same code. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { violations } from './axe.ts';
import { COMMAND } from './page-at.ts';
import { tools } from './shared.ts';

const { arrive, address, browser } = tools(4699);
const folder = mkdtempSync(join(tmpdir(), 'fermata-sim-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('the same seed gives the same figures in workers of a browser as in Node', async () => {
  const { page, errors } = await arrive();
  await page.goto(`${address()}#/sim/item-duel`);
  await page.getByLabel('Games', { exact: true }).fill('150');
  await page.selectOption('[data-agent="0"]', 'greedy');
  await page.fill('.sim-form input[type=text]', 'the same');
  await page.getByRole('spinbutton', { name: 'Health' }).fill('12');
  await page.getByLabel('Count what was exercised').check();
  await page.getByRole('button', { name: 'Simulate' }).click();
  await page.getByText('Done: 150 of 150 games').waitFor();
  const words = ['sim', 'item-duel', '--seats', 'greedy,random', '--games', '150', '--seed', 'the same', '--coverage'];
  const report = join(folder, 'report.html');
  const inNode = told([...words, '--options', '{"health":12}', '--json', '--report', report]);
  expect(await savedFigures(page)).toEqual(JSON.parse(inNode));

  // The page and the file show the same, chart by chart and table by table.
  const shown = await reportIn(page);
  const other = await browser().newPage({ locale: 'en-US' });
  await other.goto(`file://${report}`);
  await other.waitForSelector('canvas');
  expect(shown).toEqual(await reportIn(other));
  expect(shown.charts).toEqual([
    ...['Length of a game', 'Decisions in a game', 'Options of a decision', 'Lead changes in a game', 'Scores'],
    // Item Duel judges positions; what scores are made of it does not say, so points are not shown turn by turn.
    'What the game says one may hope for, in per cent',
    'Who leads wins in the end, in per cent',
  ]);
  await other.close();

  for (const width of [1280, 820, 390]) {
    await page.setViewportSize({ width, height: 800 });
    const wider = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    await expect.poll(wider, { message: `${width} wide`, timeout: 5000 }).toBeLessThanOrEqual(0); // charts are drawn anew
    await expect.poll(() => cutSheets(page), { message: `${width} wide` }).toEqual([]);
  }
  expect(errors).toEqual([]);
});

test('figures appear while it runs, and stay when it is stopped', async () => {
  const { page, errors } = await arrive();
  await page.goto(`${address()}#/sim/pig`);
  await page.getByLabel('Games', { exact: true }).fill('10000000');
  await page.getByRole('button', { name: 'Simulate' }).click();
  await page.waitForSelector('.report canvas');
  expect(await page.getByRole('button', { name: 'Simulate' }).isDisabled()).toBe(true);
  await page.getByRole('button', { name: 'Stop' }).click();
  await page.getByText(/^Stopped: \d+ of 10000000 games$/).waitFor();
  const { games, wanted } = await savedFigures(page);
  expect(games).toBeGreaterThan(0);
  expect(wanted).toBe(10_000_000);
  expect(await page.locator('.report #prompts').count()).toBe(1);
  expect(errors).toEqual([]);
});

test('charts are drawn also where the browser calls its language what no standard does, on the page and in a file', async () => {
  const odd = () => Object.defineProperty(navigator, 'language', { value: 'en-US@posix', configurable: true });
  const { page, errors } = await arrive();
  await page.addInitScript(odd);
  await page.goto(`${address()}#/sim/pig`);
  await page.reload();
  await page.getByLabel('Games', { exact: true }).fill('20');
  await page.getByRole('button', { name: 'Simulate' }).click();
  await page.getByText('Done: 20 of 20 games').waitFor();
  await page.waitForSelector('.report canvas');
  const report = join(folder, 'odd.html');
  told(['sim', 'pig', '--games', '20', '--json', '--report', report]);
  const other = await browser().newPage();
  await other.addInitScript(odd);
  await other.goto(`file://${report}`);
  await other.waitForSelector('canvas');
  await other.close();
  expect(errors).toEqual([]);
});

test('figures in a file are shown, and what holds none is told in a sentence', async () => {
  const { page } = await arrive();
  await page.goto(`${address()}#/sim`);
  await page.waitForSelector('.sim');
  const open = (name: string, text: string) =>
    page.setInputFiles('input[type=file]', { name, mimeType: 'application/json', buffer: Buffer.from(text) });
  await open('package.json', '{"name":"x"}');
  await page.getByText('package.json holds no figures').waitFor();
  await open('figures.json', told(['sim', 'kuhn-poker', '--games', '20', '--seed', 'file', '--coverage', '--json']));
  await page.waitForSelector('.report canvas');
  expect(await page.textContent('.report .note')).toContain('20 games by random');
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await violations(page), colorScheme).toEqual([]);
  }
});

test('two sides beside each other fit on a phone and on a desk, and whoever cannot see them hears tables', async () => {
  const report = join(folder, 'both.html');
  const words = ['sim', 'item-duel', '--games', '60', '--seats', 'greedy,random', '--against', '{"health":12}'];
  told([...words, '--json', '--report', report]);
  for (const width of [1280, 390]) {
    const page = await browser().newPage({ viewport: { width, height: 900 }, locale: 'en-US' });
    await page.goto(`file://${report}`);
    await page.waitForSelector('canvas');
    expect(await cutSheets(page), `${width} wide`).toEqual([]);
    expect(await page.getByRole('columnheader', { name: 'difference' }).count()).toBeGreaterThan(0);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await violations(page), `${width} wide, ${colorScheme}`).toEqual([]);
    }
    await page.close();
  }
});

test('a row of each match can be saved, the same as at the command line', async () => {
  const { page, errors } = await arrive();
  await page.goto(`${address()}#/sim/pig`);
  await page.getByLabel('Games', { exact: true }).fill('120');
  await page.fill('.sim-form input[type=text]', 'rows');
  await page.getByLabel('Keep a row of each match').check();
  await page.getByRole('button', { name: 'Simulate' }).click();
  await page.getByText('Done: 120 of 120 games').waitFor();
  for (const [ending, button] of [
    ['csv', 'Save the rows as CSV'],
    ['jsonl', 'Save the rows as JSON lines'],
  ] as const) {
    const file = join(folder, `pig.${ending}`);
    told(['sim', 'pig', '--games', '120', '--seed', 'rows', '--json', '--rows', file]);
    expect(await saved(page, button), ending).toBe(readFileSync(file, 'utf8'));
  }
  expect(errors).toEqual([]);
});

/** Tables with columns that are out of sight. */
function cutSheets(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('.sheet')]
      .filter((sheet) => sheet.scrollWidth > sheet.clientWidth)
      .map((sheet) => `${sheet.getAttribute('aria-label')}: ${sheet.scrollWidth} in ${sheet.clientWidth}`),
  );
}

function told(words: readonly string[]): string {
  return execFileSync(process.execPath, [COMMAND, ...words], { stdio: ['ignore', 'pipe', 'ignore'], encoding: 'utf8' });
}

async function savedFigures(page: Page): Promise<{ readonly games: number; readonly wanted: number }> {
  return JSON.parse(await saved(page, 'Save the figures'));
}

async function saved(page: Page, button: string): Promise<string> {
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: button }).click();
  return readFileSync(await (await saving).path(), 'utf8');
}

/** What a report says, without what is drawn. */
function reportIn(page: Page): Promise<{ readonly charts: readonly string[]; readonly texts: readonly string[] }> {
  return page.evaluate(() => {
    const all = (selector: string) => [...document.querySelectorAll(`.report ${selector}`)];
    const textsOf = (selector: string) => all(selector).map((it) => it.textContent ?? '');
    return {
      charts: textsOf('figure:has(canvas) figcaption'),
      texts: textsOf(':is(h1, h2, .note, .card, figcaption, td, th)'),
    };
  });
}
