/** The word that is meant, if it is clear enough: at most one letter in three is wrong. */
export function nearest(wanted: string, words: readonly string[]): string | undefined {
  if (wanted.length > LENGTH_MAX) return undefined;
  let least = Math.floor(wanted.length / 3) + 1;
  let found: string | undefined;
  for (const word of words) {
    const slips = slipsBetween(wanted, word);
    if (slips < least) [least, found] = [slips, word];
  }
  return found;
}

/** No name is as long: comparing more would only take time. */
const LENGTH_MAX = 30;

/** Letters that are missing, added or wrong. */
function slipsBetween(a: string, b: string): number {
  let above = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row++) {
    const here = [row];
    for (let column = 1; column <= b.length; column++) {
      const kept = above[column - 1]! + (a[row - 1] === b[column - 1] ? 0 : 1); // rows are as long as b, and one more
      here.push(Math.min(kept, above[column]! + 1, here[column - 1]! + 1)); // as above
    }
    above = here;
  }
  return above[b.length]!; // as above
}
