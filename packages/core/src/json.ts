import { broken } from './errors.ts';

/** What states, events, options and choices are made of. An interface fits no recursive type, so this is checked at run time. */
export type Json = unknown;

/** Throws, naming the path, unless `value` is plain JSON: no undefined in arrays, no class, function, Map, NaN. */
export function checkJson(value: unknown, path: string): void {
  if (isJson(value)) return;
  if (typeof value !== 'object' || value === null)
    throw notJson(path, typeof value === 'number' ? `${value}` : typeof value);
  if (!Array.isArray(value) && !isPlain(value)) throw notJson(path, `a ${value.constructor.name}`);
  for (const [key, item] of Object.entries(value)) checkJson(item, `${path}.${key}`);
}

/** True of plain JSON. Builds no paths: most values are what they should be. */
export function isJson(value: unknown): boolean {
  if (typeof value === 'string' || typeof value === 'boolean' || value === null) return true;
  if (typeof value === 'number') return Number.isFinite(value);
  if (typeof value !== 'object') return false;
  if (Array.isArray(value)) return value.every(isJson);
  return isPlain(value) && Object.values(value).every(isJson);
}

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
