/** Wingspan to its end, with a screen reader’s tree as the only eyes. */
import { expect, test } from 'vitest';
import { playByEar } from './by-ear.ts';
import { tools } from './shared.ts';

const { arrive } = tools(4688);

test('a whole match by ear', async () => {
  const player = await arrive();
  await playByEar(player);
  const end = player.page.getByRole('region', { name: 'The end' });
  expect(await end.ariaSnapshot()).toMatch(/won|share|draw/);
  expect(player.errors).toEqual([]);
});
