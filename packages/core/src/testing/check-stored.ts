import { broken } from '../errors.ts';
import { checkJson } from '../json.ts';

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
  const keys = Object.keys(value);
  const isList = Array.isArray(value);
  if (Reflect.ownKeys(value).length !== keys.length + Number(isList))
    return ['has a key that is a symbol or not enumerable, which JSON leaves out; use plain keys'];
  if (isList && keys.length !== value.length) return ['is a list with keys of its own, which JSON leaves out'];
  for (const key of keys) {
    const fault = lossIn((value as { readonly [key: string]: unknown })[key]);
    if (fault !== undefined) return [...fault, key];
  }
  return undefined;
}
