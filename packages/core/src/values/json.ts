import { broken } from './errors.ts';

/**
 * Throws, naming the path, unless `value` is plain JSON: no undefined, no hole, no class, function, Map, NaN, no
 * circle.
 *
 * @example
 * ```ts
 * import { checkJson } from '@fermata/core/host';
 *
 * checkJson({ hand: ['K'] }, 'state');
 * checkJson({ seen: [new Set()] }, 'state');
 * // throws state.seen.0 is a Set, which is not JSON; use plain objects and lists
 * ```
 */
export function checkJson(value: unknown, path: string): void {
  const fault = faultInJson(value, path);
  if (fault) throw broken('json', `${fault}; use plain objects and lists`);
}

/** Where `value` is not plain JSON, and what is there instead; undefined if it is. */
export function faultInJson(value: unknown, path: string): string | undefined {
  const fault = faultIn(value, 0);
  if (!fault) return undefined;
  const [found, ...keys] = fault;
  const shown = keys.reverse().slice(0, SHOWN);
  return `${[path, ...shown, ...(keys.length > SHOWN ? ['…'] : [])].join('.')} is ${found}, which is not JSON`;
}

/** What is not JSON, then the keys that lead to it, from the inside out: most values are what they should be, so paths come late. */
function faultIn(value: unknown, depth: number): string[] | undefined {
  if (isLeaf(value)) return undefined;
  if (typeof value !== 'object' || value === null) return [typeof value === 'number' ? `${value}` : typeof value];
  if (depth > DEPTH_MAX) return [`deeper than ${DEPTH_MAX}, or part of itself`];
  let fault: string[] | undefined;
  if (Array.isArray(value))
    for (let at = 0; at < value.length; at++) fault ??= faultAt(value, at, depth); // holes, too
  else if (!isPlain(value)) return [kindOf(value)];
  else for (const key in value) fault ??= faultAt(value, key, depth);
  return fault;
}

/** The same of one of its parts. */
function faultAt(value: object, key: string | number, depth: number): string[] | undefined {
  const item = (value as Record<string | number, unknown>)[key];
  if (isLeaf(item)) return undefined;
  const fault = faultIn(item, depth + 1);
  return fault && [...fault, `${key}`];
}

/** Most values are, and need no call: `itemduel_decision_vs_boardgameio_move`. */
function isLeaf(value: unknown): boolean {
  return Number.isFinite(value) || typeof value === 'string' || typeof value === 'boolean' || value === null;
}

/** How deep JSON may be. */
export const DEPTH_MAX = 500;
/** Keys of a path that are shown: what is part of itself has a long one. */
const SHOWN = 12;

/**
 * A deep copy of plain JSON, for whoever keeps or changes what is not theirs.
 *
 * @example
 * ```ts
 * import { copyJson } from '@fermata/core/host';
 *
 * const state = { hand: ['K'] };
 * const copy = copyJson(state);
 * copy.hand.push('J');
 * state.hand; // → ['K']
 * ```
 */
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
  if (!isPlain(value)) checkJson(value, 'a copy');
  const copy = { ...value } as Record<string, unknown>; // a plain object
  for (const key in copy) {
    const item = copy[key];
    if (typeof item === 'object' && item !== null) copy[key] = copyJson(item);
  }
  return copy as T;
}

/** A copy as it travels: JSON has no undefined, so a field that is undefined is left out. */
export function plainJson<T extends object>(value: { readonly [K in keyof T]: T[K] | undefined }): T {
  return JSON.parse(JSON.stringify(value));
}

/**
 * A deep copy of what ought to be JSON; throws, naming it, if it is not. `label`: the question that it is a part of, or, where it
 * has a number for a name, an option.
 */
export function ownJson<T>(value: T, name: string | number, label?: string): T {
  if (faultIn(value, 0)) {
    const part = typeof name === 'number' ? `option ${name}` : name;
    checkJson(value, part + (label === undefined ? '' : ` of "${label}"`)); // it says what is wrong
  }
  return copyJson(value);
}

/** True of an object that is as JSON has them, and of no class. */
export function isPlain(value: object): boolean {
  const prototype = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

/** What an object is that is not plain: by the name of its class, if that has one. */
export function kindOf(value: object): string {
  const name: unknown = value.constructor?.name; // a prototype may have none
  return typeof name === 'string' && name !== '' && name !== 'Object' ? `a ${name}` : 'an object with a prototype';
}
