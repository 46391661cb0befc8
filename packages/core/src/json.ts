import { broken } from './errors.ts';

/** What states, events, options and choices are made of. An interface fits no recursive type, so this is checked at run time. */
export type Json = unknown;

/** Throws, naming the path, unless `value` is plain JSON: no undefined, no hole, no class, function, Map, NaN, no circle. */
export function checkJson(value: unknown, path: string, within: readonly object[] = []): void {
  if (isJson(value)) return;
  if (typeof value !== 'object' || value === null)
    throw notJson(path, typeof value === 'number' ? `${value}` : typeof value);
  if (within.includes(value)) throw notJson(path, 'what it is part of');
  if (!Array.isArray(value) && !isPlain(value)) throw notJson(path, `a ${value.constructor.name}`);
  const items = Array.isArray(value) ? value.entries() : Object.entries(value);
  for (const [key, item] of items) checkJson(item, `${path}.${key}`, [...within, value]);
}

/** True of plain JSON. Builds no paths: most values are what they should be. What is very deep is left to `checkJson`. */
export function isJson(value: unknown, depth = 0): boolean {
  if (typeof value === 'string' || typeof value === 'boolean' || value === null) return true;
  if (typeof value === 'number') return Number.isFinite(value);
  if (typeof value !== 'object' || depth > DEEP) return false;
  if (!Array.isArray(value)) {
    if (!isPlain(value)) return false;
    for (const key in value) if (!isJson((value as Record<string, unknown>)[key], depth + 1)) return false;
    return true;
  }
  for (let at = 0; at < value.length; at++) {
    // Long lists are mostly of whole numbers: no call for those.
    if (!Number.isInteger(value[at]) && !isJson(value[at], depth + 1)) return false;
  }
  return true;
}

/** Deeper than this it is time to look out for circles. */
const DEEP = 100;

/** A deep copy of plain JSON. */
export function copyJson<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    const list = value.slice();
    for (let at = 0; at < list.length; at++) {
      const item = list[at];
      if (typeof item === 'object' && item !== null) list[at] = copyJson(item);
    }
    return list as T;
  }
  const copy = { ...value } as Record<string, unknown>; // a plain object
  for (const key in copy) {
    const item = copy[key];
    if (typeof item === 'object' && item !== null) copy[key] = copyJson(item);
  }
  return copy as T;
}

/** JSON text with sorted keys: equal values give equal text. */
export function canonical(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  const fields = value as Record<string, unknown>;
  const keys = Object.keys(fields).filter((key) => fields[key] !== undefined);
  return `{${keys
    .sort()
    .map((key) => `${JSON.stringify(key)}:${canonical(fields[key])}`)
    .join(',')}}`;
}

function isPlain(value: object): boolean {
  const prototype = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

function notJson(path: string, found: string) {
  return broken(
    'json',
    `${path} is ${found}, which is not JSON; use plain objects, arrays, strings, numbers, booleans`,
  );
}
