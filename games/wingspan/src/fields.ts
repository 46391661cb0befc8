/** Checks of what callers hand in: each names the bad part and what it should be. */

export function object<F extends string>(
  given: unknown,
  path: string,
  fields: readonly F[],
): { readonly [K in F]?: unknown } {
  if (typeof given !== 'object' || given === null || Array.isArray(given))
    throw new TypeError(`${path} is an object; got ${show(given)}`);
  for (const key of Object.keys(given))
    if (!fields.includes(key as F)) throw new TypeError(`${path} has no "${key}"; it has ${fields.join(', ')}`);
  return given as { readonly [K in F]?: unknown };
}

export function whole(value: unknown, path: string, min: number, max: number): number {
  if (typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max) return value;
  throw new TypeError(`${path} is a whole number from ${min} to ${max}; got ${show(value)}`);
}

export function oneOf<T extends string>(value: unknown, path: string, words: readonly T[]): T {
  if (words.includes(value as T)) return value as T;
  throw new TypeError(`${path} is one of ${words.join(', ')}; got ${show(value)}`);
}

export function list(value: unknown, path: string, max = Number.POSITIVE_INFINITY): readonly unknown[] {
  if (Array.isArray(value) && value.length <= max) return Array.from(value); // a hole is as bad as anything unknown
  const most = Number.isFinite(max) ? ` of at most ${max}` : '';
  throw new TypeError(`${path} is a list${most}; got ${show(value)}`);
}

/** What is left out has a value of its own; null is not left out. */
export function or(given: unknown, otherwise: unknown): unknown {
  return given === undefined ? otherwise : given;
}

export function show(value: unknown): string {
  return JSON.stringify(value) ?? String(value);
}
