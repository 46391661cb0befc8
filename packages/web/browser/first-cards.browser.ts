/** Fire in the Lake takes hours: its first cards are played, by mouse on the table. */
import { expect, test } from 'vitest';
import { tools } from './shared.ts';

const { arrive } = tools(4687);

const CARDS = 3;
const ANSWERS_MAX = 300;

test('the first cards of Fire in the Lake', async () => {
  const player = await arrive();
  const { page, errors } = player;
  await player.sitDown('fire-in-the-lake', 'by hand: mouse on the table');
  const title = () => page.textContent('[data-place="card to come"] .card-head');
  const titles = new Set([await title()]);
  for (let answers = 0; titles.size < CARDS && answers < ANSWERS_MAX; answers++) {
    await player.play('mouse on the table', 1);
    titles.add(await title());
  }
  expect(titles.size).toBe(CARDS);
  expect(errors).toEqual([]);
});
