import { broken } from '../values/errors.ts';

/** Runs `body` with the clock, unseeded chance and the locale out of reach. */
export function guarded<T>(body: () => T): T {
  return exchanged(true, body);
}

/** Runs what is no part of the rules, such as texts for people, with everything within reach again. */
export function unguarded<T>(body: () => T): T {
  return exchanged(false, body);
}

/**
 * Puts the clock, chance and the locale within reach again after a check was stopped from outside, as by Ctrl-C: no `finally` of
 * the check is run then, and whatever comes after it would find them guarded.
 *
 * @example
 * ```ts
 * import { lowerGuards } from '@fermata/core/testing';
 *
 * lowerGuards();
 * new Date(0).getTime(); // → 0
 * ```
 */
export function lowerGuards(): void {
  if (isGuarded) put(within);
  isGuarded = false;
}

function exchanged<T>(isUp: boolean, body: () => T): T {
  if (isGuarded === isUp) return body();
  const were = GUARDED.map(([holder, key]) => Object.getOwnPropertyDescriptor(holder, key));
  put(isUp ? FORBIDDEN : within);
  if (isUp) within = were;
  isGuarded = isUp;
  try {
    return body();
  } finally {
    isGuarded = !isUp;
    put(were);
  }
}

/** A name that its holder has not itself is inherited, as the clock is in a browser's worker: there a guard stands before it. */
function put(all: Properties): void {
  for (const [at, [holder, key]] of GUARDED.entries()) {
    const own = all[at];
    if (own === undefined) Reflect.deleteProperty(holder, key);
    else Object.defineProperty(holder, key, own);
  }
}

type Properties = readonly (PropertyDescriptor | undefined)[];

/** Guards are for the whole process: a match within a match finds them up. Putting them up takes longer than a turn does. */
let isGuarded = false;
/** What the guards stand before. */
let within: Properties = [];

const GUARDED: readonly (readonly [object, string])[] = [
  [Math, 'random'],
  ...['Date', 'performance', 'crypto', 'Intl'].map((key) => [globalThis, key] as const),
  ...['localeCompare', 'toLocaleLowerCase', 'toLocaleUpperCase'].map((key) => [String.prototype, key] as const),
  ...[Number.prototype, Array.prototype].map((holder) => [holder, 'toLocaleString'] as const),
];

/** Something that complains whether it is called, constructed or read. */
function forbid(name: string): unknown {
  const complain = (): never => {
    throw broken('clock', `rules used ${name}; chance comes from the words, and rules know no clock and no locale`);
  };
  return new Proxy(class {}, { apply: complain, construct: complain, get: complain });
}

const FORBIDDEN = GUARDED.map(([, key]) => ({ configurable: true, value: forbid(key) }));
