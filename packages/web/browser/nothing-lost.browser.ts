/** Reloads, crashes and hasty hands: no answer is lost, none is given twice. */
import { expect, test } from 'vitest';
import type { Player } from './player.ts';
import { tools } from './shared.ts';

const { arrive } = tools(4692);

test('a page that is reloaded at a question shows the same question and the same table', async () => {
  const player = await arrive();
  await player.sitDown('wingspan', 'reload');
  await player.play('mouse in the list', 12);
  while ((await player.look()).picked > 0) await player.play('mouse in the list', 1); // on to a question that is untouched
  const before = await shown(player);
  await player.page.reload();
  await player.page.waitForSelector('[data-question]');
  expect(await shown(player)).toEqual(before);
  await player.play('mouse in the list', 3);
  expect(player.errors).toEqual([]);
});

test('what was picked and not given is no answer: a page that is reloaded asks again', async () => {
  const player = await arrive();
  const { page } = player;
  await player.sitDown('wingspan', 'reload');
  await page.waitForSelector('.stage .can');
  const before = await shown(player);
  await page.click('.stage .can >> nth=1');
  await page.waitForSelector('.stage .on');
  await page.reload();
  expect(await shown(player)).toEqual(before);
  expect(await page.locator('.on').count()).toBe(0);
  expect(await entriesOf(player)).not.toContainEqual(expect.objectContaining({ seat: 0 }));
});

test('a worker that dies is started again, and the match goes on', async () => {
  const player = await arrive();
  await player.sitDown('connect-four', 'crash');
  await player.play('mouse on the table', 3);
  const before = await entriesOf(player);
  await Promise.all(player.page.workers().map((worker) => worker.evaluate(() => self.close()).catch(() => {})));
  await player.page.waitForTimeout(8000); // as long as it takes to notice
  await player.play('mouse on the table');
  expect((await entriesOf(player)).slice(0, before.length)).toEqual(before);
  expect(await player.page.textContent('[data-question]')).toMatch(/won|draw/);
});

test('two hundred hasty clicks give each question one answer', async () => {
  const player = await arrive();
  await player.sitDown('connect-four', 'haste');
  for (let burst = 0; burst < 10 && !(await player.look()).isOver; burst++) {
    await player.page.evaluate(() => {
      for (let click = 0; click < 20; click++) {
        const lit = [...document.querySelectorAll<HTMLElement>('.stage .can')];
        lit[click % lit.length]?.click();
        lit[click % lit.length]?.click();
      }
    });
    await player.page.waitForTimeout(150);
  }
  const entries = await entriesOf(player);
  expect(entries.length).toBeGreaterThan(5);
  // Seats take turns, so two answers of one seat in a row would be one too many.
  for (const [at, entry] of entries.entries()) expect(entry).toMatchObject({ type: 'choice', seat: at % 2 });
  expect(player.errors).toEqual([]);
});

test('after the first visit it opens and plays without a network', async () => {
  const player = await arrive();
  await player.page.evaluate(() => navigator.serviceWorker.ready);
  await player.page.waitForFunction(async () => (await caches.keys()).length > 0);
  await player.page.reload();
  await player.page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await player.page.context().setOffline(true);
  await player.page.reload();
  await player.page.waitForSelector('.game-card');
  await player.sitDown('kuhn-poker', 'offline');
  await player.play('mouse on the table');
  expect(await player.page.textContent('[data-question]')).toMatch(/won/);
});

/** What is asked and what lies there. */
async function shown({ page }: Player): Promise<readonly (string | null)[]> {
  await page.waitForSelector('.list-toggle');
  return Promise.all([page.textContent('[data-question]'), page.textContent('.stage')]);
}

/** What the browser keeps of the match that is open. */
function entriesOf({ page }: Player): Promise<readonly unknown[]> {
  return page.evaluate(
    () =>
      new Promise<unknown[]>((resolve, reject) => {
        const opening = indexedDB.open('fermata');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const all = opening.result.transaction('entries').objectStore('entries').getAll();
          all.onsuccess = () => resolve(all.result);
        };
      }),
  );
}
