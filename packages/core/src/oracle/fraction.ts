import { checkGiven } from '../fields/given.ts';
import { misuse, refusing } from '../values/errors.ts';

/** An exact probability or value, in lowest terms. */
export interface Fraction {
  readonly over: bigint;
  readonly under: bigint;
}

export const ZERO: Fraction = { over: 0n, under: 1n };
export const ONE: Fraction = { over: 1n, under: 1n };

/**
 * A fraction of two whole numbers, in lowest terms.
 *
 * @example
 * ```ts
 * import { fraction } from '@fermata/core/odds';
 *
 * fraction(2, 6); // → { over: 1n, under: 3n }
 * ```
 */
export function fraction(over: number | bigint, under: number | bigint = 1n): Fraction {
  return refusing('given', '', () => reduce(BigInt(over), BigInt(under)));
}

/**
 * The sum, exactly: how likely it is that one of two things happens that exclude each other.
 *
 * @example
 * ```ts
 * import { fraction, plus } from '@fermata/core/odds';
 *
 * plus(fraction(1, 2), fraction(1, 3)); // → fraction(5, 6)
 * ```
 */
export function plus(a: Fraction, b: Fraction): Fraction {
  checkBoth(a, b);
  return reduce(a.over * b.under + b.over * a.under, a.under * b.under);
}

/**
 * The product, exactly: how likely it is that two things happen, one after the other.
 *
 * @example
 * ```ts
 * import { fraction, times } from '@fermata/core/odds';
 *
 * times(fraction(1, 2), fraction(1, 3)); // → fraction(1, 6)
 * ```
 */
export function times(a: Fraction, b: Fraction): Fraction {
  checkBoth(a, b);
  return reduce(a.over * b.over, a.under * b.under);
}

/**
 * The nearest number. What is too large for numbers is cut above and below by as much.
 *
 * @example
 * ```ts
 * import { fraction, toNumber } from '@fermata/core/odds';
 *
 * toNumber(fraction(1, 8)); // → 0.125
 * ```
 */
export function toNumber(exact: Fraction): number {
  checkGiven('a fraction', exact);
  const { over, under } = exact;
  const bits = 4 * Math.max(over.toString(16).length, under.toString(16).length);
  const cut = BigInt(Math.max(bits - 1000, 0));
  return Number(over >> cut) / Number(under >> cut);
}

function checkBoth(a: Fraction, b: Fraction): void {
  checkGiven('a fraction', a);
  checkGiven('a fraction', b);
}

function reduce(over: bigint, under: bigint): Fraction {
  if (!under) throw misuse('given', "a fraction's under is not 0");
  let a = over;
  let b = under;
  while (b !== 0n) [a, b] = [b, a % b];
  const by = a < 0n === under < 0n ? a : -a; // the sign belongs above
  return { over: over / by, under: under / by };
}
