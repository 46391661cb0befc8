import { type Bounded, difference, wilson } from './interval.ts';

/** How many there were, and how many of them had success; halves may be counted. */
export interface Part {
  readonly successes: number;
  readonly count: number;
}

/**
 * How much larger one share is than another, compared within each group, such as the seats of an agent, and put together with the
 * weights of Mantel and Haenszel: what many tell counts more. Of one group alone it is its own difference; undefined where no group has both.
 */
export function pooled(groups: readonly (readonly [one: Part, other: Part])[], reach?: number): Bounded | undefined {
  const parts = groups.flatMap(([one, other]) => {
    if (one.count === 0 || other.count === 0) return [];
    const shares = [one, other].map(({ successes, count }) => wilson(successes, count, reach)) as [Bounded, Bounded]; // of two
    return [{ weight: (one.count * other.count) / (one.count + other.count), ...difference(...shares) }];
  });
  const total = parts.reduce((sum, { weight }) => sum + weight, 0);
  if (total === 0) return undefined;
  const value = parts.reduce((sum, part) => sum + (part.weight / total) * part.value, 0);
  return {
    value,
    low: value - Math.hypot(...parts.map((part) => (part.weight / total) * (part.value - part.low))),
    high: value + Math.hypot(...parts.map((part) => (part.weight / total) * (part.high - part.value))),
  };
}
