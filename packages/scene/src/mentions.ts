/**
 * Every text within an option or an event, in order. Tokens are unique texts, so most of them are ids of pieces.
 *
 * @example
 * ```ts
 * import { mentions } from '@fermata/scene';
 *
 * mentions({ bird: 'barn_owl', paid: ['seed', 2] }); // → ['barn_owl', 'seed']
 * ```
 */
export function mentions(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(mentions);
}
