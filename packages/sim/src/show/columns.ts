/** As wide as it is. */
export const NO_WIDTH = Number.POSITIVE_INFINITY;

/**
 * Lines of a table: the first column to the left, the others to the right, each as wide as its widest cell. Of columns that do not
 * fit beside each other those further right stand below, with the first column again; of names that leave no room for them the
 * figures stand below each.
 */
export function columns(rows: readonly (readonly string[])[], width = NO_WIDTH): readonly string[] {
  const [heads = []] = rows;
  return laid(rows, width, heads, rows.slice(1));
}

/** The same, of rows that have no heads above them. */
export function list(rows: readonly (readonly string[])[], width = NO_WIDTH): readonly string[] {
  return laid(rows, width, [], rows);
}

function laid(
  rows: readonly (readonly string[])[],
  width: number,
  heads: readonly string[],
  below: readonly (readonly string[])[],
): readonly string[] {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => [...(row[column] ?? '')].length)));
  const [first = 0, ...others] = widths;
  if (first + GAP.length + Math.max(0, ...others) > width) return stacked(heads, below, width);
  return shares(widths, width).flatMap((share, nth) => [
    ...(nth === 0 ? [] : ['']),
    ...rows.map((row) => lineOf([0, ...share].map((column) => padded(row[column] ?? '', widths[column] ?? 0, column)))),
  ]);
}

const GAP = '  ';

function lineOf(cells: readonly string[]): string {
  return cells.join(GAP).trimEnd();
}

/** The columns beside the first, in as many lots as it takes. */
function shares([first = 0, ...others]: readonly number[], width: number): readonly (readonly number[])[] {
  const lots: number[][] = [[]];
  let taken = first;
  for (const [at, wide] of others.entries()) {
    if (taken + GAP.length + wide > width) {
      lots.push([]);
      taken = first;
    }
    taken += GAP.length + wide;
    lots.at(-1)?.push(at + 1);
  }
  return lots;
}

/** A row in lines of its own: what it is called, then each figure with its head. */
function stacked(heads: readonly string[], rows: readonly (readonly string[])[], width: number): readonly string[] {
  return rows.flatMap(([name = '', ...cells]) => [
    ...broken(name, width, ''),
    ...cells.flatMap((cell, at) => broken(`${heads[at + 1] ?? ''} ${cell}`.trim(), width, GAP)),
  ]);
}

/** A text in lines, broken between words. */
function broken(text: string, width: number, indent: string): readonly string[] {
  const lines: string[] = [];
  let line = indent;
  for (const word of text.split(' ')) {
    const isFull = [...line].length + 1 + [...word].length > width && line.trim() !== '';
    if (isFull) lines.push(line);
    line = isFull ? `${indent}${GAP}${word}` : `${line}${line.trim() === '' ? '' : ' '}${word}`;
  }
  return [...lines, line];
}

/** Names in tables are cut to this: the report and the data have all of them. */
export const NAME_MAX = 44;

/** A text cut to this many characters, with a sign that it was. */
export function cut(text: string, max: number): string {
  const line = text.replace(/\s+/g, ' ');
  return [...line].length <= max ? line : `${[...line].slice(0, max - 1).join('')}…`;
}

function padded(cell: string, width: number, column: number): string {
  const space = ' '.repeat(width - [...cell].length);
  return column === 0 ? cell + space : space + cell;
}
