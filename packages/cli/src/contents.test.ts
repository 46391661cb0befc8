/** What the catalog says of a game's contents is true: events name them, where it says so. */
import { random } from '@fermata/agents';
import { CATALOG } from '@fermata/catalog';
import { seeded } from '@fermata/core';
import { simulate } from '@fermata/sim';
import { expect, test } from 'vitest';

const GAMES = CATALOG.flatMap(({ game, contents }) => (contents ? [[game.name, game, contents] as const] : []));
const agents = [{ name: 'random', make: (seed: string) => random(seeded(seed)) }];

test.each(GAMES)(
  '%s: every kind comes up in a few games, and nothing that is of no kind',
  async (_, game, contents) => {
    const { coverage } = await simulate({ game, agents }, { games: 30, seed: 'rain', coverage: true, contents });
    expect(coverage?.kinds.map(({ kind }) => kind)).toEqual(contents.map(({ kind }) => kind));
    for (const [at, { list }] of (coverage?.kinds ?? []).entries()) {
      expect(list.map(({ name }) => name).sort()).toEqual([...contents[at]!.names].sort()); // as many
      expect(list.some(({ count }) => count > 0)).toBe(true);
    }
  },
);

test.each(GAMES)('%s: contents are found in events that it has', (_, game, contents) => {
  const types = contents.flatMap(({ at }) => at.map((place) => place.split('.')[0]));
  expect(Object.keys(game.apply)).toEqual(expect.arrayContaining(types));
});

test('the cards of Kuhn poker are three, and each match deals two of them', async () => {
  const [, game, contents] = GAMES.find(([name]) => name === 'kuhn-poker')!; // it is listed
  const { coverage } = await simulate({ game, agents }, { games: 30, seed: 'rain', coverage: true, contents });
  const counts = coverage?.kinds[0]?.list.map(({ count }) => count) ?? [];
  expect(counts).toHaveLength(3);
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(60);
});
