import { broken } from './errors.ts';
import { DEPTH_MAX } from './json.ts';

/** JSON text with sorted keys: equal values give equal text. */
export function canonical(value: unknown, depth = 0): string {
  if (typeof value === 'number') return Number.isFinite(value) ? `${value}` : 'null';
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  if (depth > DEPTH_MAX) throw broken('json', `something is deeper than ${DEPTH_MAX}, or part of itself`);
  let text = '';
  if (Array.isArray(value)) {
    // The platform writes what needs no sorting in one go: most lists are of plain numbers or texts.
    if (value.every(isFlat)) return JSON.stringify(value);
    for (const item of value) text += `,${canonical(item, depth + 1)}`;
    return `[${text.slice(1)}]`;
  }
  const { sorted, quoted } = shapeOf(value);
  for (let at = 0; at < sorted.length; at++) {
    const item = (value as Record<string, unknown>)[sorted[at] as string]; // within the list
    if (item !== undefined) text += `,${quoted[at]}:${canonical(item, depth + 1)}`;
  }
  return `{${text.slice(1)}}`;
}

function isFlat(value: unknown): boolean {
  return typeof value !== 'object' || value === null;
}

/** The keys of an object as they lie, in order, and as JSON writes them. */
interface Shape {
  readonly keys: readonly string[];
  readonly sorted: readonly string[];
  readonly quoted: readonly string[];
}

/** States hold many objects of few shapes: each is sorted once, and known again by its first key. */
function shapeOf(value: object): Shape {
  const keys = Object.keys(value);
  const first = keys[0] ?? '';
  const known = shapes.get(first);
  if (known !== undefined && isSame(known.keys, keys)) return known;
  const sorted = keys.toSorted();
  const shape = { keys, sorted, quoted: sorted.map((key) => JSON.stringify(key)) };
  if (shapes.size >= SHAPES_MAX) shapes.clear(); // keys may be data
  shapes.set(first, shape);
  return shape;
}

const shapes = new Map<string, Shape>();
const SHAPES_MAX = 1_000;

function isSame(one: readonly string[], other: readonly string[]): boolean {
  if (one.length !== other.length) return false;
  for (let at = 0; at < one.length; at++) if (one[at] !== other[at]) return false;
  return true;
}
