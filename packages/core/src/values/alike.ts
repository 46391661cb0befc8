/**
 * True of JSON that is the same by value; a field that is undefined counts as none.
 *
 * @example
 * ```ts
 * import { isAlike } from '@fermata/core/host';
 *
 * isAlike({ hand: ['K'], pot: 2 }, { pot: 2, hand: ['K'] }); // → true
 * isAlike({ hand: ['K'] }, { hand: ['Q'] }); // → false
 * ```
 */
export function isAlike(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one)) {
    if (!Array.isArray(other) || one.length !== other.length) return false;
    for (let at = 0; at < one.length; at++) if (one[at] !== other[at] && !isAlike(one[at], other[at])) return false;
    return true;
  }
  if (Array.isArray(other)) return false;
  const mine = one as { [key: string]: unknown }; // objects, both
  const theirs = other as typeof mine;
  for (const key in mine) if (mine[key] !== theirs[key] && !isAlike(mine[key], theirs[key])) return false;
  for (const key in theirs) if (theirs[key] !== undefined && mine[key] === undefined) return false;
  return true;
}
