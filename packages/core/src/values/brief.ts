/** Any value in one line of bounded length, for messages: whoever sent it may have sent megabytes. */
export function brief(value: unknown): string {
  return cut(short(value, 0), LENGTH_MAX);
}

const LENGTH_MAX = 200;
const TEXT_MAX = 80;
const ITEMS_MAX = 12;
const DEPTH_MAX = 4;

function short(value: unknown, depth: number): string {
  if (value === undefined || value === null) return depth === 0 ? 'nothing' : 'null';
  if (typeof value === 'string') return JSON.stringify(cut(value, TEXT_MAX));
  if (typeof value !== 'object') return cut(String(value), TEXT_MAX); // JSON knows no infinity
  const isList = Array.isArray(value);
  if (depth === DEPTH_MAX) return isList ? '[…]' : '{…}';
  const parts: string[] = [];
  if (isList) for (const item of value.slice(0, ITEMS_MAX)) parts.push(short(item, depth + 1));
  else
    for (const key of Object.keys(value).slice(0, ITEMS_MAX))
      parts.push(`${JSON.stringify(cut(key, TEXT_MAX))}:${short((value as Record<string, unknown>)[key], depth + 1)}`);
  const left = (isList ? value : Object.keys(value)).length - parts.length;
  if (left > 0) parts.push(`… ${left} more`);
  return isList ? `[${parts.join(',')}]` : `{${parts.join(',')}}`;
}

/** At most so many characters, none of them half of a pair. */
function cut(text: string, max: number): string {
  return text.length <= max ? text : `${text.slice(0, max - 1).replace(/[\ud800-\udbff]$/, '')}…`;
}
