/**
 * Reads data from elsewhere: each reader returns a copy of its own, frozen, or refuses in one line that says where and what.
 * A copy, because what was given may be changed later, or be read differently a second time.
 */
import { listed, shown } from './shown.ts';

/** Reads a value; the path says where it was found. */
export type Read = (value: unknown, path: string) => unknown;
/** What a thing has besides its type. */
export type Fields = { readonly [field: string]: Read };

/** An object of a known type, with the fields of that type and no others. */
export function shape(given: unknown, path: string, what: string, types: { readonly [type: string]: Fields }): unknown {
  if (typeof given !== 'object' || given === null) throw new TypeError(`${path} is no ${what}: ${shown(given)}`);
  const { type } = given as { readonly type?: unknown };
  const fields = typeof type === 'string' && Object.hasOwn(types, type) ? types[type] : undefined;
  if (fields === undefined)
    throw new TypeError(`${path}: unknown ${what} ${shown(type)}; there are ${listed(Object.keys(types))}`);
  checkKeys(given, path, ['type', ...Object.keys(fields)]);
  const values = Object.entries(fields).map(([field, read]) => {
    return [field, read((given as { readonly [field: string]: unknown })[field], `${path}.${field}`)];
  });
  return Object.freeze({ type, ...Object.fromEntries(values) });
}

export function checkKeys(given: unknown, path: string, known: readonly string[]): void {
  if (typeof given !== 'object' || given === null) throw new TypeError(`${path} is no object: ${shown(given)}`);
  for (const key of Object.keys(given))
    if (!known.includes(key)) throw new TypeError(`${path} has no ${shown(key)}; it has ${known.join(', ')}`);
}

/** A text that is not empty and fits a line. */
export function words(lengthMax: number): Read {
  return (given, path) => {
    if (typeof given !== 'string' || given.trim() === '')
      throw new TypeError(`${path} is a text that is not empty; got ${shown(given)}`);
    if (given.length > lengthMax || /[\n\r\u2028\u2029]/.test(given))
      throw new TypeError(`${path} is one line of at most ${lengthMax} letters; got ${shown(given)}`);
    return given;
  };
}

export function oneOf(known: readonly string[]): Read {
  return (given, path) => {
    if (known.includes(given as string)) return given;
    throw new TypeError(`${path} is one of ${known.join(', ')}; got ${shown(given)}`);
  };
}

export function whole(min: number, max: number): Read {
  return (given, path) => {
    const number = Number.isInteger(given) ? (given as number) : Number.NaN;
    if (number >= min && number <= max) return number + 0; // -0 is no JSON
    throw new TypeError(`${path} is a whole number from ${min} to ${max}; got ${shown(given)}`);
  };
}

export function listOf(read: Read): Read {
  return (given, path) => {
    if (!Array.isArray(given)) throw new TypeError(`${path} is a list; got ${shown(given)}`);
    if (given.length > LIST_MAX)
      throw new TypeError(`${path} has ${given.length} entries; at most ${LIST_MAX} will do`);
    return Object.freeze(Array.from(given, (one, at) => read(one, `${path}.${at}`)));
  };
}

export function some(read: Read): Read {
  return (given, path) => {
    const list = listOf(read)(given, path) as readonly unknown[];
    if (list.length === 0) throw new TypeError(`${path} is empty`);
    return list;
  };
}

const LIST_MAX = 1_000;

/** What is refused is said of the thing that it was found in. */
export function about<T>(what: string, name: unknown, read: () => T): T {
  try {
    return read();
  } catch (error) {
    const why = error instanceof Error ? error.message : shown(error);
    throw new TypeError(`${what} ${shown(name)}: ${why}`);
  }
}
