/**
 * The name that was probably meant: the first that holds the text, or the one that differs from it by the fewest slips, if
 * those are at most three, and one letter in three. Small and capital letters are the same.
 *
 * @example
 * ```ts
 * import { nearest } from '@fermata/core/fields';
 *
 * nearest('sede', ['seed', 'fruit']); // → 'seed'
 * nearest('mouse', ['seed', 'fruit']); // → undefined
 * ```
 */
export function nearest(text: string, names: readonly string[]): string | undefined {
  const wanted = text.toLowerCase();
  const holding = names.find((name) => wanted.length > 2 && name.toLowerCase().includes(wanted));
  if (holding !== undefined) return holding;
  const most = Math.min(Math.max(1, wanted.length / 3), wanted.length - 1, SLIPS_MAX);
  for (let slips = 0; slips <= most; slips++) {
    const meant = names.find((name) => isNear(wanted, name.toLowerCase(), slips));
    if (meant !== undefined) return meant;
  }
  return undefined;
}

/** Nobody means a name by more, and each more makes four times as many ways. */
const SLIPS_MAX = 3;

/** Whether so many slips of the finger make one word of the other: a letter more, less or another, or two neighbours swapped. */
function isNear(one: string, other: string, slips: number): boolean {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at++;
  const a = one.slice(at);
  const b = other.slice(at);
  const goesOn = (from: number, to: number) => isNear(a.slice(from), b.slice(to), slips - 1);
  if (a === b || slips === 0) return a === b;
  return goesOn(1, 0) || goesOn(0, 1) || goesOn(1, 1) || (a[0] === b[1] && a[1] === b[0] && goesOn(2, 2));
}
