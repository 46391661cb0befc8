/** A place in the state that an event changed; undefined where nothing was there, or nothing is left. */
export interface Change {
  readonly path: string;
  readonly before: unknown;
  readonly after: unknown;
}

/** Every place where two states differ, as deep down as both have something there. */
export function changesBetween(before: unknown, after: unknown, path = ''): readonly Change[] {
  if (Object.is(before, after)) return [];
  if (Object(before) !== before || Object(after) !== after) return [{ path, before, after }];
  const one = before as { readonly [key: string]: unknown }; // both are objects or lists
  const other = after as { readonly [key: string]: unknown };
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].flatMap((key) =>
    changesBetween(one[key], other[key], path === '' ? key : `${path}.${key}`),
  );
}
