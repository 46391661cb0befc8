/**
 * Any value in one line of bounded length, for messages: whoever sent it may have sent megabytes.
 *
 * @example
 * ```ts
 * import { brief } from '@fermata/core/fields';
 *
 * brief(['seed', null, { eggs: 2 }]); // → '["seed",null,{"eggs":2}]'
 * brief(undefined); // → 'nothing'
 * ```
 */
export function brief(value: unknown): string {
  return cut(short(value, 0), LENGTH_MAX);
}

const LENGTH_MAX = 200;
const TEXT_MAX = 80;
const ITEMS_MAX = 12;
const DEPTH_MAX = 4;

function short(value: unknown, depth: number): string {
  if (value === undefined) return depth === 0 ? 'nothing' : 'null'; // as JSON has it
  if (typeof value === 'string') return JSON.stringify(cut(value, TEXT_MAX));
  if (typeof value === 'function') return 'a function'; // its text may have many lines
  if (typeof value === 'bigint') return `${cut(String(value), TEXT_MAX)}n`;
  if (typeof value !== 'object' || value === null) return Object.is(value, -0) ? '-0' : cut(String(value), TEXT_MAX);
  try {
    return parts(value, depth);
  } catch {
    return 'an unreadable object'; // a getter or a proxy may throw anything
  }
}

function parts(value: object, depth: number): string {
  const isList = Array.isArray(value);
  const [open, close] = isList ? '[]' : '{}';
  if (depth === DEPTH_MAX) return `${open}…${close}`;
  const keys = Object.keys(value);
  const texts = keys.slice(0, ITEMS_MAX).map((key) => {
    const text = short((value as Record<string, unknown>)[key], depth + 1);
    return isList ? text : `${JSON.stringify(cut(key, TEXT_MAX))}:${text}`;
  });
  const left = keys.length - texts.length;
  if (left > 0) texts.push(`… ${left} more`);
  return open + texts.join() + close;
}

/** At most so many characters, none of them half of a pair. */
function cut(text: string, max: number): string {
  return text.length <= max ? text : `${text.slice(0, max - 1).replace(/[\ud800-\udbff]$/, '')}…`;
}
