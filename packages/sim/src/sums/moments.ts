/**
 * How many values there were, their sum and the sum of their squares. Of whole numbers these are exact, so the parts of a
 * batch can be merged in any way and give the same.
 */
export interface Moments {
  count: number;
  sum: number;
  squares: number;
}

export function noMoments(): Moments {
  return { count: 0, sum: 0, squares: 0 };
}

export function addValue(moments: Moments, value: number): void {
  moments.count++;
  moments.sum += value;
  moments.squares += value * value;
}

export function mergeMoments(into: Moments, from: Moments): void {
  into.count += from.count;
  into.sum += from.sum;
  into.squares += from.squares;
}

/** The mean; 0 where there is nothing. */
export function meanOf({ count, sum }: Moments): number {
  return count === 0 ? 0 : sum / count;
}

/** The variance of the population that the values are a sample of. */
export function varianceOf({ count, sum, squares }: Moments): number {
  return count < 2 ? 0 : Math.max(squares - (sum / count) * sum, 0) / (count - 1);
}
