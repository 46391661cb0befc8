import { expect } from 'vitest';

/** Five standard deviations are not seen by chance: that happens once in two million times. */
export function expectRate(count: number, draws: number, in256: number): void {
  const rate = in256 / 256;
  expect(Math.abs(count - draws * rate)).toBeLessThanOrEqual(5 * Math.sqrt(draws * rate * (1 - rate)));
}

/** How often each outcome comes up, in so many. */
export interface Odds {
  readonly inAll: number;
  readonly of: ReadonlyMap<string, number>;
}

/** Every outcome comes up as often as its odds say, within the same bound, and no other one does. */
export function expectOdds(counts: ReadonlyMap<string, number>, { inAll, of }: Odds): void {
  const draws = [...counts.values()].reduce((sum, count) => sum + count, 0);
  expect(draws).toBeGreaterThan(0);
  expect([...counts.keys()].filter((outcome) => !of.get(outcome))).toEqual([]);
  for (const [outcome, times] of of) expectRate(counts.get(outcome) ?? 0, draws, (256 * times) / inAll);
}
