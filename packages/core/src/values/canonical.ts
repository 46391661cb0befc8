import { entryOf } from './entry.ts';
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
    if (!value.some((item) => typeof item === 'object' && item !== null)) return JSON.stringify(value);
    for (const item of value) text += `,${canonical(item, depth + 1)}`;
    return `[${text.slice(1)}]`;
  }
  for (const [key, quoted] of sortedKeys(value)) {
    const item = (value as Record<string, unknown>)[key];
    if (item !== undefined) text += `${quoted}${canonical(item, depth + 1)}`;
  }
  return `{${text.slice(1)}}`;
}

/**
 * The keys in order, and how JSON writes each, with what stands around. States hold many objects of few shapes, so each is
 * sorted once: to sort keys each time costs 10 % of a load (`load_growth`).
 */
function sortedKeys(value: object): readonly (readonly [key: string, quoted: string])[] {
  const keys = Object.keys(value);
  if (shapes.size >= SHAPES_MAX) shapes.clear(); // keys may be data
  return entryOf(shapes, JSON.stringify(keys), () => keys.sort().map((key) => [key, `,${JSON.stringify(key)}:`]));
}

const shapes = new Map<string, [key: string, quoted: string][]>();
const SHAPES_MAX = 1_000;
