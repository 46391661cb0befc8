/** The name that was probably meant: one that holds the text, or differs from it by a slip or two. */
export function nearest(text: string, names: readonly string[]): string | undefined {
  const wanted = text.toLowerCase();
  const holding = names.find((name) => wanted.length > 2 && name.toLowerCase().includes(wanted));
  if (holding !== undefined) return holding;
  const slips = names.map((name) => distance(wanted, name.toLowerCase()));
  const least = Math.min(...slips);
  return least < wanted.length && least <= Math.max(1, wanted.length / 3) ? names[slips.indexOf(least)] : undefined;
}

/** How many slips of the finger lie between two words: a letter more, less or another, or two neighbours swapped. */
function distance(a: string, b: string): number {
  const rows = [Array.from({ length: b.length + 1 }, (_, column) => column)];
  const at = (row: number, column: number) => rows[row]?.[column] ?? Number.POSITIVE_INFINITY;
  for (let row = 1; row <= a.length; row++) {
    rows.push([row]);
    for (let column = 1; column <= b.length; column++) {
      const swapped = a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      rows[row]?.push(
        Math.min(
          at(row - 1, column) + 1,
          at(row, column - 1) + 1,
          at(row - 1, column - 1) + (a[row - 1] === b[column - 1] ? 0 : 1),
          swapped ? at(row - 2, column - 2) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
  }
  return at(a.length, b.length);
}
