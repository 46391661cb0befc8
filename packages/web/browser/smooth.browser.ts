/**
 * While bots think as hard as they may, the page answers at once. Times are by the clock of the wall, so nothing else may run:
 * it is asked for by name (`npm run smooth`), as measurements are, and no part of `npm test`.
 */
import { expect, test } from 'vitest';
import type { Player } from './player.ts';
import { tools } from './shared.ts';

const { arrive } = tools(4697);

/** No task may hold the page longer, and nobody waits longer for what a click does; four times slower twice as long. */
const TASK_MAX_MS = 50;
const PAINT_MAX_MS = 100;
const SLOWER = 4;
const CLICKS = 6;
const THINKING = '.seat.next:not(.mine)';

declare const seen: { tasks: number[]; paints: number[] };

const TABLES = [
  ['wingspan', undefined],
  ['item-duel', 4],
  ['pokemon-arena', undefined],
] as const;

/** What else the machine does is not ours: one round of these must be smooth throughout. */
const TRIES = { retry: 5 };

test.each(TABLES)('%s, while search thinks for 2 seconds', TRIES, async (game, seats) => {
  const player = await sitDown(game, seats);
  await untilItThinks(player);
  const { tasks, paints } = await clicked(player);
  expect(Math.max(0, ...tasks), `tasks ${tasks}`).toBeLessThanOrEqual(TASK_MAX_MS);
  expect(Math.max(...paints), `paints ${paints}`).toBeLessThanOrEqual(PAINT_MAX_MS);
  expect(player.errors).toEqual([]);
  await player.page.context().close();
});

test.each(TABLES)('%s, on a machine that is four times slower', TRIES, async (game, seats) => {
  const player = await sitDown(game, seats);
  const devtools = await player.page.context().newCDPSession(player.page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await untilItThinks(player);
  const { paints } = await clicked(player);
  expect(Math.max(...paints), `paints ${paints}`).toBeLessThanOrEqual(2 * PAINT_MAX_MS);
  await player.page.context().close();
});

async function sitDown(game: string, seats: number | undefined): Promise<Player> {
  const player = await arrive();
  await player.sitDown(game, 'smooth', 'search:2s', seats);
  await watch(player.page);
  return player;
}

/** Opens and closes the log while the others think. */
async function clicked({ page }: Player): Promise<typeof seen> {
  // What was drawn because of the answer belongs to the answer.
  await page.evaluate(() => {
    seen.tasks.length = 0;
    seen.paints.length = 0;
  });
  for (let clicks = 0; clicks < CLICKS; clicks++) await page.click('.log-button');
  await page.waitForFunction((clicks) => seen.paints.length === clicks, CLICKS);
  expect(await page.locator(THINKING).count(), 'it thinks all the while').toBeGreaterThan(0);
  return page.evaluate(() => seen);
}

/** Notes long tasks, and how long it is from a click to what is painted after it. */
async function watch(page: Player['page']): Promise<void> {
  await page.evaluate(() => {
    const noted: typeof seen = { tasks: [], paints: [] };
    Object.assign(globalThis, { seen: noted });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) noted.tasks.push(duration);
    }).observe({ type: 'longtask' });
    addEventListener(
      'click',
      ({ timeStamp }) => {
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => noted.paints.push(performance.now() - timeStamp);
          port2.postMessage(undefined); // after the frame
        });
      },
      { capture: true },
    );
  });
}

/** Answers until another is to move, and thinks. */
async function untilItThinks(player: Player): Promise<void> {
  for (let answers = 0; answers < 20; answers++) {
    await player.play('mouse in the list', 1);
    if ((await player.page.locator(THINKING).count()) > 0) return;
  }
  throw new Error('nobody has thought');
}
