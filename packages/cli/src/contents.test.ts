/** What the catalog says of a game's contents is true: it leaves nothing out, and invents nothing. Kinds are the game's own tables. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { random } from '@fermata/agents';
import { CATALOG } from '@fermata/catalog';
import { seeded } from '@fermata/core';
import { simulate } from '@fermata/sim';
import { expect, test } from 'vitest';

const GAMES = CATALOG.flatMap(({ game, contents, home }) =>
  contents === undefined ? [] : [[game.name, game, contents, home] as const],
);
const agents = [{ name: 'random', make: (seed: string) => random(seeded(seed)) }];

test('every game of the catalog says what it contains', () => {
  for (const { game, contents } of CATALOG) expect(contents, game.name).toBeDefined();
});

test.each(GAMES)('%s: prompts are all the questions that stand in its sources', (_name, _game, { prompts }, home) => {
  const folder = fileURLToPath(new URL(`../../../games/${home}/src`, import.meta.url));
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /(?<!\.test)\.ts$/.test(file),
  );
  const labels = files.flatMap(
    (file) => readFileSync(join(folder, file), 'utf8').match(/(?<=')[A-Z][^'\n]*\?(?=')/g) ?? [],
  );
  expect([...prompts].sort()).toEqual([...new Set(labels)].sort());
});

test.each(GAMES)(
  '%s: nothing is asked, and nobody listens, of whom the catalog does not know',
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
    const how = { games: 30, seats: batch % 2 === 0 ? max : min, seed: batch, coverage: true, contents };
    const { coverage } = await simulate({ game, agents }, how);
    for (const { name, count } of coverage?.listeners.list ?? []) if (count > 0) never.delete(name);
  }
  expect([...never]).toEqual([]);
});

const BATCHES = 20;

test.each(GAMES)(
  '%s: every kind comes up in a few games, and nothing that is of no kind',
  async (_, game, contents) => {
    const { coverage } = await simulate({ game, agents }, { games: 30, seed: 'rain', coverage: true, contents });
    expect(coverage?.kinds.map(({ kind }) => kind)).toEqual(contents.kinds.map(({ kind }) => kind));
    for (const [at, { list }] of (coverage?.kinds ?? []).entries()) {
      expect(list.map(({ name }) => name).sort()).toEqual([...contents.kinds[at]!.names].sort()); // as many
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
