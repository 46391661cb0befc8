/** A value as a message quotes it: on one line and short, whatever it is. Data from elsewhere may be anything. */
export function shown(value: unknown): string {
  const text = textOf(value, DEPTH);
  return text.length > LENGTH_MAX ? `${text.slice(0, LENGTH_MAX)}…` : text;
}

/** Names that there are, as many as one reads. */
export function listed(names: readonly string[]): string {
  const first = names.slice(0, NAMES_MAX).join(', ');
  return names.length > NAMES_MAX ? `${first} and ${names.length - NAMES_MAX} more` : first;
}

const LENGTH_MAX = 120;
const NAMES_MAX = 50;
/** Lists within lists that are looked into, and what is read of each. */
const DEPTH = 3;
const PARTS = 8;

function textOf(value: unknown, depth: number): string {
  if (typeof value === 'string') return JSON.stringify(value.slice(0, LENGTH_MAX + 1));
  if (typeof value === 'bigint') return `${value}n`;
  if (typeof value === 'function') return 'a function';
  if (typeof value !== 'object' || value === null) return Object.is(value, -0) ? '-0' : String(value);
  try {
    return Array.isArray(value) ? listOf(value, depth) : objectOf(value, depth);
  } catch {
    return 'an object that cannot be read';
  }
}

function listOf(value: readonly unknown[], depth: number): string {
  if (depth === 0) return '[…]';
  const parts = Array.from(value.slice(0, PARTS), (part) => textOf(part, depth - 1));
  return `[${parts.join(',')}${value.length > PARTS ? ',…' : ''}]`;
}

function objectOf(value: object, depth: number): string {
  if (depth === 0) return '{…}';
  const keys = Object.keys(value);
  const parts = keys
    .slice(0, PARTS)
    .map((key) => `${textOf(key, depth)}:${textOf((value as Record<string, unknown>)[key], depth - 1)}`);
  return `{${parts.join(',')}${keys.length > PARTS ? ',…' : ''}}`;
}
