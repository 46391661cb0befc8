/**
 * The name that was probably meant: the first that holds the text, or the one that differs from it by the fewest slips, if
 * those are at most one letter in three. Small and capital letters are the same.
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
  if (holding !== undefined || wanted.length > LENGTH_MAX) return holding;
  let least = Math.min(Math.max(1, wanted.length / 3), wanted.length - 1);
  let found: string | undefined;
  for (const name of names) {
    const slips = slipsBetween(wanted, name.toLowerCase());
    if (slips > least || (slips === least && found !== undefined)) continue;
    least = slips;
    found = name;
  }
  return found;
}

/** Nobody means a name by as much, and comparing it would take its time. */
const LENGTH_MAX = 100;

/** How many slips of the finger lie between two words: a letter more, less or another, or two neighbours swapped. */
function slipsBetween(a: string, b: string): number {
  let before: readonly number[] = [];
  let above: readonly number[] = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row++) {
    const here = [row];
    for (let column = 1; column <= b.length; column++) {
      // Rows have one place more than b has letters, and there is a row two above where two letters are swapped.
      const kept = above[column - 1]! + (a[row - 1] === b[column - 1] ? 0 : 1);
      const isSwapped = a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      const swapped = isSwapped ? before[column - 2]! + 1 : kept;
      here.push(Math.min(kept, swapped, above[column]! + 1, here[column - 1]! + 1));
    }
    before = above;
    above = here;
  }
  return above[b.length]!;
}
