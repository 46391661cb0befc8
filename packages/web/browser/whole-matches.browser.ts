/** Every game, from the lobby to its end, by mouse alone and by keyboard alone, from the table and from the list. */
import { LIST } from '@fermata/catalog/list';
import { expect, test } from 'vitest';
import { HANDS } from './player.ts';
import { tools } from './shared.ts';

const { arrive } = tools(4691);

const isSoak = process.env.SOAK === '1';
/** Long games are played to their end by one hand in the quick tests, each by another, and by all four in the long ones. */
const LONG = ['pokemon', 'pokemon-arena', 'wingspan', 'item-duel'];

const ROWS = LIST.flatMap(({ name }) =>
  HANDS.filter((_, hand) => isSoak || !LONG.includes(name) || hand === LONG.indexOf(name)).map(
    (hand) => [name, hand] as const,
  ),
);

test.each(ROWS)('%s, by %s', async (game, hand) => {
  const player = await arrive();
  await player.sitDown(game, `by hand: ${hand}`);
  await player.play(hand);
  expect(await player.page.textContent('[data-question]')).toMatch(/won|draw|share/);
  expect(player.errors).toEqual([]);
  await player.page.context().close();
});
