/** The page online: friends by a link, somebody who looks on, and a server that dies meanwhile. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Cable } from './cable.ts';
import { launch } from './chromium.ts';
import { type Served, serve } from './page-at.ts';
import { Player } from './player.ts';

const PORT = 4681;
/** Where the cable begins that leads there. */
const NEAR = 4684;
const folder = mkdtempSync(join(tmpdir(), 'fermata-online-'));
let browser: Browser;
let served: Served;
const start = async () => {
  served = await serve(PORT, ['--data', folder]);
};
beforeAll(async () => {
  [browser] = await Promise.all([launch(), start()]);
});
afterAll(async () => {
  await served.kill();
  await browser.close();
  rmSync(folder, { recursive: true });
});

async function arrive(address = served.address): Promise<Player> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'en-US' });
  const player = new Player(await context.newPage());
  await player.arrive(address);
  return player;
}

/** Sets up a match on the server: who else sits there. */
async function beginOnline({ page }: Player, game: string, sitter: string): Promise<void> {
  await page.click(`[data-game="${game}"] button:has-text("Set up")`);
  await page.check('.set-up .switch input');
  await page.selectOption('.set-up [data-sitter]', sitter);
  await page.click('.set-up button[type=submit]');
  await page.waitForSelector('.stage');
}

/** The letters of all cards that lie face up. */
async function cardsShown({ page }: Player): Promise<string[]> {
  await page.waitForSelector('.stage .card');
  const letters = await page.locator('.stage .card:not(.back) > b:first-child').allTextContents();
  return letters.toSorted();
}

const isOver = ({ page }: Player) => page.locator('.ending').count();

test('two play by a link, a third looks on, and each sees what is theirs, while the server is killed and a page reloaded', async () => {
  const [one, two, three] = await Promise.all([arrive(), arrive(), arrive()]);
  await beginOnline(one, 'kuhn-poker', 'person');
  const links = await one.page
    .locator('.invites input')
    .evaluateAll((inputs) => inputs.map((it) => (it as HTMLInputElement).value));
  await one.page.click('.invites button');
  expect(links).toHaveLength(2);
  await two.page.goto(links[0] ?? '');
  await three.page.goto(links[1] ?? '');
  const [own, others, none] = await Promise.all([one, two, three].map(cardsShown));
  expect([own?.length, others?.length, none]).toEqual([1, 1, []]);
  expect(own).not.toEqual(others); // there is one of each
  for (let turn = 0; (await isOver(one)) === 0; turn++) {
    if (turn === 4) {
      await served.kill();
      await start();
    }
    if (turn === 6) await two.page.reload();
    if (turn > 60) throw new Error('the match does not end');
    // Neither knows whose turn it is but by what the page shows.
    await Promise.race([one, two].map(({ page }) => page.waitForSelector('.list-toggle, .ending')));
    for (const player of [one, two])
      if ((await player.page.locator('.list-toggle').count()) > 0) await player.play('mouse in the list', 1);
  }
  for (const player of [one, two, three]) await player.page.waitForSelector('.ending');
  // Whoever looks on was never asked, and no address holds a token.
  for (const { page } of [one, two, three]) expect(page.url()).toMatch(/#\/online\/look\/[\w-]+$/);
});

test('Wingspan: the server is killed three times, the network cut twice, the page reloaded once', async () => {
  const cable = new Cable(NEAR, PORT);
  await cable.lay();
  const me = await arrive(`http://127.0.0.1:${NEAR}/`);
  await beginOnline(me, 'wingspan', 'random');
  let stretch = 0;
  for (; (await isOver(me)) === 0; stretch++) {
    await me.play('mouse in the list', 4); // in 26 turns there are more than six times as many
    if (stretch % 2 === 0 && stretch < 6) {
      await served.kill();
      await start();
    }
    if (stretch === 1 || stretch === 3) {
      cable.cut();
      expect(cable.torn, 'the match had a line to the server').toBeGreaterThan(0);
      // What is answered meanwhile is not lost, nor is it given twice: each question is asked once.
      const answered = me.play('mouse in the list', 1);
      await cable.tried();
      cable.mend();
      await answered;
    }
    if (stretch === 5) await me.page.reload();
    await me.page.waitForSelector('.list-toggle, .ending');
  }
  expect(stretch, 'all of that happened').toBeGreaterThan(5);
  cable.remove();
});
