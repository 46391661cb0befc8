import { expect } from 'vitest';

/** Five standard deviations are not seen by chance: that happens once in two million times. */
export function expectRate(count: number, draws: number, in256: number): void {
  const rate = in256 / 256;
  expect(Math.abs(count - draws * rate)).toBeLessThanOrEqual(5 * Math.sqrt(draws * rate * (1 - rate)));
}
