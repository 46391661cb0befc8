/** The end of every game: who has won is said, what one may do next is there, and all that holds of the page does. */
import { LIST } from '@fermata/catalog/list';
import { expect, test } from 'vitest';
import { checkAll } from './for-everybody.ts';
import { openPlayed, played } from './played.ts';
import { tools } from './shared.ts';

const { arrive, address } = tools(4686);

test.each(LIST.map(({ name, seats }) => [name, seats.max] as const))('the end of %s for %d', async (game, seats) => {
  const player = await arrive();
  const match = await played(game, seats, 'for everybody', 'random');
  await openPlayed(player.page, address(), match, match.entries.length);
  await player.page.waitForSelector('.ending');
  await checkAll(player, '.question');
  for (const name of ['Play again', 'Look at how it went']) await player.page.getByRole('button', { name }).waitFor();
  await player.page.getByRole('link', { name: 'Something else' }).waitFor();
  expect(await player.page.textContent('[data-question]')).toMatch(/won|draw|share|over/);
  expect((await player.look()).focus).not.toBe('BODY');
  expect(player.errors).toEqual([]);
});
