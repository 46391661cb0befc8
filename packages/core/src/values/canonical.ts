import { broken } from './errors.ts';
import { DEPTH_MAX } from './json.ts';

/**
 * JSON text with sorted keys: equal values give equal text. For comparing, and for keys of a map.
 *
 * @example
 * ```ts
 * import { canonical } from '@fermata/core/host';
 *
 * canonical({ b: 1, a: [2] }); // → '{"a":[2],"b":1}'
 * ```
 */
export function canonical(value: unknown, depth = 0): string {
  if (typeof value === 'number') return Number.isFinite(value) ? `${value}` : 'null';
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  if (depth > DEPTH_MAX) throw broken('json', `something is deeper than ${DEPTH_MAX}, or part of itself`);
  let text = '';
  if (Array.isArray(value)) {
    // The platform writes what needs no sorting in one go: 8 % of `load_growth`.
    if (isFlat(value)) return JSON.stringify(value);
    for (const item of value) text += `,${canonical(item, depth + 1)}`;
    return `[${text.slice(1)}]`;
  }
  const { places, quoted } = shapeOf(value);
  const items = Object.values(value);
  for (let at = 0; at < places.length; at++) {
    const item = items[places[at] as number]; // within the list
    if (item !== undefined) text += `${quoted[at]}${canonical(item, depth + 1)}`;
  }
  return `{${text.slice(1)}}`;
}

/** True of a list without lists and objects. */
function isFlat(list: readonly unknown[]): boolean {
  for (let at = 0; at < list.length; at++) if (typeof list[at] === 'object' && list[at] !== null) return false;
  return true;
}

/** The keys of an object as they lie; and in order: the place of each, and how JSON writes it, with what stands around. */
interface Shape {
  readonly keys: readonly string[];
  readonly places: readonly number[];
  readonly quoted: readonly string[];
}

/**
 * States hold many objects of few shapes: each is sorted once, and known again by its first key and those that follow. To
 * sort keys each time costs 10 % of a load (`load_growth`).
 */
function shapeOf(value: object): Shape {
  const keys = Object.keys(value);
  const first = keys[0] ?? '';
  const known = shapes.get(first) ?? [];
  for (const shape of known) if (isSame(shape.keys, keys)) return shape;
  const inOrder = [...keys.entries()].sort(([, one], [, other]) => (one < other ? -1 : 1)); // no key is there twice
  const [places, quoted] = [inOrder.map(([at]) => at), inOrder.map(([, key]) => `,${JSON.stringify(key)}:`)];
  const shape = { keys, places, quoted };
  if (shapes.size >= SHAPES_MAX) shapes.clear(); // keys may be data
  shapes.set(first, known.length < ALIKE_MAX ? [...known, shape] : [shape]);
  return shape;
}

const shapes = new Map<string, readonly Shape[]>();
const SHAPES_MAX = 1_000;
/** Shapes with the same first key: fields may be there or not. */
const ALIKE_MAX = 16;

function isSame(one: readonly string[], other: readonly string[]): boolean {
  if (one.length !== other.length) return false;
  for (let at = 0; at < one.length; at++) if (one[at] !== other[at]) return false;
  return true;
}
