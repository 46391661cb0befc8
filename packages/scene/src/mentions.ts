/** Every text within an option or an event, in order. Tokens are unique texts, so most of them are ids of pieces. */
export function mentions(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(mentions);
}
