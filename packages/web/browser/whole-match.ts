/** From the lobby to the end of a match, by one hand. */
import { LIST } from '@fermata/catalog/list';
import { expect, test } from 'vitest';
import { HANDS, type Hand } from './player.ts';
import { tools } from './shared.ts';

/** Long games are played by one hand in the quick tests, each by another, and by the others in the soak. */
const LONG = ['pokemon', 'pokemon-arena', 'wingspan', 'item-duel'];

/** A match of hours: its first cards are played in a file of their own. */
const HOURS = ['fire-in-the-lake'];

type Row = readonly [game: string, hand: Hand];

export const SHORT_MATCHES: readonly Row[] = LIST.filter(({ name }) => ![...LONG, ...HOURS].includes(name)).flatMap(
  ({ name }) => HANDS.map((hand) => [name, hand] as const),
);
export const LONG_MATCHES: readonly Row[] = LONG.map((game, at) => [game, HANDS[at % HANDS.length] as Hand] as const);
export const OTHER_MATCHES: readonly Row[] = LONG.flatMap((game, at) =>
  HANDS.filter((_, hand) => hand !== at % HANDS.length).map((hand) => [game, hand] as const),
);

export function playWhole(rows: readonly Row[], port: number): void {
  const { arrive } = tools(port);
  test.each(rows)('%s, by %s', async (game, hand) => {
    const player = await arrive();
    await player.sitDown(game, `by hand: ${hand}`);
    await player.play(hand);
    expect(await player.page.textContent('[data-question]')).toMatch(/won|draw|share/);
    expect(player.errors).toEqual([]);
    await player.page.context().close();
  });
}
