/**
 * Reads data from elsewhere: each reader returns a copy of its own, frozen, or refuses in one line that says where and what.
 * A copy, because what was given may be changed later, or be read differently a second time.
 */
import { brief, list, object, oneOf } from '@fermata/core/fields';

/** Reads a value; the path says where it was found. */
export type Read = (value: unknown, path: string) => unknown;
/** What a thing has besides its type. */
export type Fields = { readonly [field: string]: Read };

/** An object of a known type, with the fields of that type and no others. */
export function shape(given: unknown, path: string, what: string, types: { readonly [type: string]: Fields }): unknown {
  if (typeof given !== 'object' || given === null) throw new TypeError(`${path} is no ${what}; got ${brief(given)}`);
  const type = oneOf((given as { readonly type?: unknown }).type, `${path}.type`, Object.keys(types));
  const fields = Object.entries(types[type]!); // it is one of them
  const parts = object(given, path, ['type', ...fields.map(([field]) => field)]);
  const values = fields.map(([field, read]) => [field, read(parts[field], `${path}.${field}`)]);
  return Object.freeze({ type, ...Object.fromEntries(values) });
}

/** Reads by a check of core, such as `whole` from 1 to 9: `reader(whole, 1, 9)`. */
export function reader<A extends readonly unknown[]>(
  check: (value: unknown, path: string, ...rest: A) => unknown,
  ...rest: A
): Read {
  return (given, path) => check(given, path, ...rest);
}

/** A text that is not empty and fits a line. */
export function line(lengthMax: number): Read {
  return (given, path) => {
    if (typeof given !== 'string' || given.trim() === '')
      throw new TypeError(`${path} is a text that is not empty; got ${brief(given)}`);
    if (given.length > lengthMax || /[\n\r\u2028\u2029]/.test(given))
      throw new TypeError(`${path} is one line of at most ${lengthMax} letters; got ${brief(given)}`);
    return given;
  };
}

export function listOf(read: Read, min = 0): Read {
  return (given, path) => Object.freeze(list(given, path, min, LIST_MAX).map((one, at) => read(one, `${path}.${at}`)));
}

/** At least one. */
export function some(read: Read): Read {
  return listOf(read, 1);
}

const LIST_MAX = 1_000;

/** What is refused is said of the thing that it was found in. */
export function inContextOf<T>(what: string, name: unknown, read: () => T): T {
  try {
    return read();
  } catch (error) {
    const why = error instanceof Error ? error.message : brief(error);
    throw new TypeError(`${what} ${name === undefined ? 'without a name' : brief(name)}: ${why}`);
  }
}
