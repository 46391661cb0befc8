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

/** The nearest number. What is too large for numbers is cut above and below by as much. */
export function toNumber({ over, under }: Fraction): number {
  const bits = 4 * Math.max(over.toString(16).length, under.toString(16).length);
  const cut = BigInt(Math.max(bits - 1000, 0));
  return Number(over >> cut) / Number(under >> cut);
}

function reduce(over: bigint, under: bigint): Fraction {
  let [a, b] = [over, under];
  while (b !== 0n) [a, b] = [b, a % b];
  const by = a < 0n === under < 0n ? a : -a; // the sign belongs above
  return { over: over / by, under: under / by };
}
