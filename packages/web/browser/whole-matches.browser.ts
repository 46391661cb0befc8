/** Every game, from the lobby to its end, by mouse alone and by keyboard alone, from the table and from the list. */
import { LIST } from '@fermata/catalog/list';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launch } from './chromium.ts';
import { type Served, serve } from './page-at.ts';
import { HANDS, Player } from './player.ts';

let browser: Browser;
let served: Served;
beforeAll(async () => {
  [browser, served] = await Promise.all([launch(), serve(4691)]);
});
afterAll(async () => {
  served?.close();
  await browser?.close();
});

const isSoak = process.env.SOAK === '1';
/** The long games are played to their end by two hands in the quick tests, and by all four in the long ones. */
const LONG = ['pokemon', 'pokemon-arena', 'wingspan'];

const ROWS = LIST.flatMap(({ name }, at) =>
  HANDS.filter((_, hand) => isSoak || !LONG.includes(name) || hand % 2 === at % 2).map((hand) => [name, hand] as const),
);

test.each(ROWS)('%s, by %s', async (game, hand) => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const player = new Player(await context.newPage());
  await player.arrive(served.address);
  await player.sitDown(game, `by hand: ${hand}`);
  await player.play(hand);
  expect(await player.page.textContent('[data-question]')).toMatch(/won|draw|share/);
  expect(player.errors).toEqual([]);
  await context.close();
});
