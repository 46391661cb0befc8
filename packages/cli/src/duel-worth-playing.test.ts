/** What Item Duel is held to, with greedy on both seats. Its README has the same of a thousand matches. */
import { greedy } from '@fermata/agents';
import { findGame } from '@fermata/catalog';
import { seeded } from '@fermata/core';
import { simulate } from '@fermata/sim';
import { expect, test } from 'vitest';

const MATCHES = 100;

test('matches of Item Duel are decided, in time, by either seat, and the lead changes', {
  timeout: 60_000,
}, async () => {
  const { game } = findGame('item-duel');
  const agents = [{ name: 'greedy', make: (seed: string) => greedy(seeded(seed)) }];
  const rows: { turns: number }[] = [];
  const figures = await simulate(
    { game, agents },
    { games: MATCHES, seed: 'worth', onRows: (more) => void rows.push(...more) },
  );
  const { turns = 0 } = rows.toSorted((a, b) => a.turns - b.turns)[MATCHES / 2] ?? {};
  expect(turns).toBeLessThan(40); // after so many nobody has won
  expect(figures.seats[0]?.draws).toBeLessThan(MATCHES / 10);
  expect(figures.leadChanges?.mean.value).toBeGreaterThanOrEqual(1.5);
  const { low = 0, high = 1 } = figures.seats[0]?.share ?? {};
  expect(low).toBeLessThan(0.55);
  expect(high).toBeGreaterThan(0.45);
});
