/** The first place where two pieces of JSON differ, in words; undefined where they are equal. */
export function difference(one: unknown, other: unknown, path = ''): string | undefined {
  if (!isTree(one) || !isTree(other) || Array.isArray(one) !== Array.isArray(other)) {
    return one === other ? undefined : `${path} is ${say(one)} or ${say(other)}`;
  }
  for (const key of new Set([...Object.keys(one), ...Object.keys(other)])) {
    const found = difference(one[key], other[key], path === '' ? key : `${path}.${key}`);
    if (found !== undefined) return found;
  }
  return undefined;
}

function isTree(value: unknown): value is { readonly [key: string]: unknown } {
  return typeof value === 'object' && value !== null;
}

function say(value: unknown): string {
  return value === undefined ? 'nothing' : JSON.stringify(value);
}
