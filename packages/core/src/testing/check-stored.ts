import { broken } from '../values/errors.ts';
import { checkJson } from '../values/json.ts';
import { walk } from './invariants/sharing.ts';

/** Throws unless a value is JSON, and all of it is still there when it comes back from JSON. */
export function checkStored(value: unknown, path: string): void {
  checkJson(value, path);
  const fault = lossIn(value);
  if (fault === undefined) return;
  const [what, ...keys] = fault;
  throw broken('json', `${[path, ...keys.reverse()].join('.')} ${what}`);
}

/** What JSON loses, then the keys that lead to it, from the inside out. */
function lossIn(value: unknown): string[] | undefined {
  if (Object.is(value, -0)) return ['is -0, which JSON turns into 0; add 0 to it'];
  if (typeof value !== 'object' || value === null) return undefined;
  if (Array.isArray(value)) {
    if (Reflect.ownKeys(value).length !== value.length + 1)
      return ['is a list with keys of its own, which JSON leaves out'];
    for (let at = 0; at < value.length; at++) {
      const fault = isWhole(value[at]) ? undefined : lossIn(value[at]);
      if (fault !== undefined) return [...fault, `${at}`];
    }
    return undefined;
  }
  const keys = Object.keys(value);
  if (Reflect.ownKeys(value).length !== keys.length)
    return ['has a key that is a symbol or not enumerable, which JSON leaves out; use plain keys'];
  for (const key of keys) {
    if (key === '__proto__') return ['has a key "__proto__", which copies take for something else; use another key'];
    const item = (value as { readonly [key: string]: unknown })[key];
    const fault = isWhole(item) ? undefined : lossIn(item);
    if (fault !== undefined) return [...fault, key];
  }
  return undefined;
}

/** Most values are: no call for those. */
function isWhole(value: unknown): boolean {
  return typeof value === 'string' || typeof value === 'boolean' || (typeof value === 'number' && value !== 0);
}

/** Throws if a value is made anew each time it is read: a copy keeps what it was. */
export function checkPlain(value: object, path: string): void {
  walk(value, path, (part, at) => {
    for (const [key, { get }] of Object.entries(Object.getOwnPropertyDescriptors(part)))
      if (get !== undefined)
        throw broken('json', `${at}.${key} is a getter, and a copy keeps only its value; store that`);
  });
}
