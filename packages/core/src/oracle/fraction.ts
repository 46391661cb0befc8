/** An exact probability or value, in lowest terms. */
export interface Fraction {
  readonly over: bigint;
  readonly under: bigint;
}

export const ZERO: Fraction = { over: 0n, under: 1n };
export const ONE: Fraction = { over: 1n, under: 1n };

export function fraction(over: number | bigint, under: number | bigint = 1n): Fraction {
  return reduce(BigInt(over), BigInt(under));
}

export function plus(a: Fraction, b: Fraction): Fraction {
  return reduce(a.over * b.under + b.over * a.under, a.under * b.under);
}

export function times(a: Fraction, b: Fraction): Fraction {
  return reduce(a.over * b.over, a.under * b.under);
}

export function toNumber(a: Fraction): number {
  return Number(a.over) / Number(a.under);
}

function reduce(over: bigint, under: bigint): Fraction {
  let [a, b] = [over < 0n ? -over : over, under];
  while (b !== 0n) [a, b] = [b, a % b];
  return { over: over / a, under: under / a };
}
