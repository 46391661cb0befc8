/** What games say of their contents is true: matches show nothing else, and all kinds of it. */
import { random } from '@fermata/agents';
import { CATALOG } from '@fermata/catalog';
import { seeded } from '@fermata/core';
import { simulate } from '@fermata/sim';
import { expect, test } from 'vitest';

const GAMES = CATALOG.flatMap(({ game, contents }) =>
  contents === undefined ? [] : [[game.name, game, contents] as const],
);
const agents = [{ name: 'random', make: (seed: string) => random(seeded(seed)) }];

test.each(GAMES)(
  '%s: nothing is asked, and nobody listens, of whom the game does not say so',
  async (_, game, contents) => {
    const { min, max } = game.seats;
    for (const seats of new Set([min, max])) {
      const { coverage } = await simulate(
        { game, agents },
        { games: 30, seats, seed: 'rain', coverage: true, contents },
      );
      expect(coverage?.prompts.list).toHaveLength(contents.prompts.length);
      expect(coverage?.listeners.list).toHaveLength(contents.listeners.length);
    }
  },
);

test.each(GAMES)('%s: every listener comes up, sooner or later', { timeout: 60_000 }, async (_, game, contents) => {
  const { min, max } = game.seats;
  const never = new Set(contents.listeners);
  for (let batch = 0; batch < BATCHES && never.size > 0; batch++) {
    const seats = batch % 2 === 0 ? max : min;
    const how = { games: 30, seats, seed: batch, coverage: true, contents, options: OPTIONS[game.name] };
    const { coverage } = await simulate({ game, agents }, how);
    for (const { name, count } of coverage?.listeners.list ?? []) if (count > 0) never.delete(name);
  }
  expect([...never]).toEqual([]);
});

const BATCHES = 20;
/** Where all of it comes up. */
const OPTIONS: { readonly [game: string]: unknown } = { 'fire-in-the-lake': { scenario: 'full' } };

test.each(GAMES)(
  '%s: every kind comes up in a few games, and nothing that is of no kind',
  async (_, game, contents) => {
    const { coverage } = await simulate({ game, agents }, { games: 30, seed: 'rain', coverage: true, contents });
    expect(coverage?.kinds.map(({ kind }) => kind)).toEqual(contents.kinds.map(({ kind }) => kind));
    for (const [at, { list }] of (coverage?.kinds ?? []).entries()) {
      const names = contents.kinds[at]!.names.map((name) => (typeof name === 'string' ? name : name[1])); // as many
      expect(list.map(({ name }) => name).sort()).toEqual([...new Set(names)].sort());
      expect(list.some(({ count }) => count > 0)).toBe(true);
    }
  },
);

test.each(GAMES)('%s: contents are found in events that it has', (_, game, contents) => {
  const types = contents.kinds.flatMap(({ at }) => at.map((place) => place.split('.')[0]));
  expect(Object.keys(game.apply)).toEqual(expect.arrayContaining(types));
});

test('the cards of Kuhn poker are three, and each match deals two of them', async () => {
  const [, game, contents] = GAMES.find(([name]) => name === 'kuhn-poker')!; // it is listed
  const { coverage } = await simulate({ game, agents }, { games: 30, seed: 'rain', coverage: true, contents });
  const counts = coverage?.kinds[0]?.list.map(({ count }) => count) ?? [];
  expect(counts).toHaveLength(3);
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(60);
});
