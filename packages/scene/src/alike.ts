/** True of JSON that is the same by value. Scenes share what is printed on cards, so that most of it is the same object. */
export function isAlike(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (!Array.isArray(one)) return !Array.isArray(other) && hasAll(one as Values, other as Values); // objects, both
  if (!Array.isArray(other) || one.length !== other.length) return false;
  for (let at = 0; at < one.length; at++) if (one[at] !== other[at] && !isAlike(one[at], other[at])) return false;
  return true;
}

function hasAll(one: Values, other: Values): boolean {
  for (const key in one) if (one[key] !== other[key] && !isAlike(one[key], other[key])) return false;
  for (const key in other) if (one[key] === undefined && other[key] !== undefined) return false;
  return true;
}

type Values = { readonly [key: string]: unknown };
