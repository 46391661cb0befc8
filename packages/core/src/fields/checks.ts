/**
 * Checks of options and positions. Each takes a value and the path that it was found at, and returns it with its type, or
 * throws one line that says what belongs there and what was found instead. What may be left out gets its value before.
 */
import { brief } from '../values/brief.ts';
import { isPlain, kindOf } from '../values/json.ts';
import { nearest } from './nearest.ts';

/**
 * A whole number from `min` to `max`, both included; without `max` there is no limit.
 *
 * @example
 * ```ts
 * import { whole } from '@fermata/core/fields';
 *
 * whole(2, 'players.0.eggs', 0, 5); // → 2
 * whole(9, 'players.0.eggs', 0, 5); // throws players.0.eggs is a whole number from 0 to 5; got 9
 * ```
 */
export function whole(value: unknown, path: string, min: number, max = UNBOUNDED): number {
  if (typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max) return value + 0; // -0 is no JSON
  const range = `a whole number from ${min} ${max === UNBOUNDED ? 'on' : `to ${max}`}`;
  throw new TypeError(`${path} is ${min === max ? min : range}; got ${brief(value)}`);
}

/**
 * One of the known values, such as words or numbers; of a word that is nearly one of them, that one is suggested.
 *
 * @example
 * ```ts
 * import { oneOf } from '@fermata/core/fields';
 *
 * const food: 'seed' | 'fruit' = oneOf('seed', 'feeder.0', ['seed', 'fruit']);
 * food; // → 'seed'
 * oneOf('sed', 'feeder.0', ['seed', 'fruit']);
 * // throws feeder.0 is one of "seed", "fruit"; got "sed", did you mean "seed"?
 * ```
 */
export function oneOf<const T extends string | number | boolean | null>(
  value: unknown,
  path: string,
  known: readonly T[],
): T {
  const found = known.find((one) => one === value);
  if (found !== undefined) return found;
  const words = known.filter((one) => typeof one === 'string');
  const advice = typeof value === 'string' ? meaning(value, words, '') : '';
  throw new TypeError(`${path} is one of ${listed(known.map(brief))}; got ${brief(value)}${advice}`);
}

/**
 * A list of `min` to `max` values, which are yet to be checked one by one. It is a copy, in which a hole is undefined.
 *
 * @example
 * ```ts
 * import { list, whole } from '@fermata/core/fields';
 *
 * list([40, 62], 'scores', 2, 4).map((score, seat) => whole(score, `scores.${seat}`, 0)); // → [40, 62]
 * list([40], 'scores', 2, 4); // throws scores is a list of 2 to 4; got a list of 1
 * ```
 */
export function list(value: unknown, path: string, min = 0, max = UNBOUNDED): unknown[] {
  if (Array.isArray(value) && value.length >= min && value.length <= max) return Array.from(value);
  const got = Array.isArray(value) ? `a list of ${value.length}` : brief(value);
  throw new TypeError(`${path} is a list${lengths(min, max)}; got ${got}`);
}

/**
 * A plain object with none but these fields, which are yet to be checked one by one; without a list of fields it may have any.
 * The `options` and the `position` of a game begin with it.
 *
 * @example
 * ```ts
 * import { object, whole } from '@fermata/core/fields';
 *
 * const { health = 30, speed = 5 } = object({ health: 20 }, 'options', ['health', 'speed']);
 * [whole(health, 'health', 1, 100), whole(speed, 'speed', 1, 10)]; // → [20, 5]
 * object({ helth: 20 }, 'options', ['health', 'speed']);
 * // throws options has no "helth", did you mean "health"?
 * ```
 */
export function object<const F extends string = string>(
  value: unknown,
  path: string,
  fields?: readonly F[],
): { readonly [K in F]?: unknown } {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new TypeError(`${path} is an object; got ${brief(value)}`);
  if (!isPlain(value)) throw new TypeError(`${path} is a plain object; got ${kindOf(value)}`);
  if (fields) checkNames(Object.keys(value), path, fields);
  return value as { readonly [K in F]?: unknown }; // nothing is said about the values
}

function checkNames(names: readonly string[], path: string, known: readonly string[]): void {
  const odd = names.find((name) => !known.includes(name));
  if (odd === undefined) return;
  throw new TypeError(`${path} has no ${brief(odd)}${meaning(odd, known, `; it has ${listed(known)}`)}`);
}

/** Which of the words was probably meant; or else something that helps as well. */
function meaning(word: string, known: readonly string[], otherwise: string): string {
  const meant = nearest(word, known);
  return meant === undefined ? otherwise : `, did you mean ${brief(meant)}?`;
}

function lengths(min: number, max: number): string {
  if (max === UNBOUNDED) return min === 0 ? '' : ` of ${min} or more`;
  return ` of ${min === max ? '' : `${min} to `}${max}`;
}

/** As many as one reads. */
function listed(names: readonly string[]): string {
  const more = names.length - LISTED_MAX;
  return (names.slice(0, LISTED_MAX).join(', ') || 'nothing') + (more > 0 ? ` and ${more} more` : '');
}

const UNBOUNDED = Number.POSITIVE_INFINITY;

const LISTED_MAX = 20;
