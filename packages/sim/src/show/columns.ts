/** Lines of a table: the first column to the left, the others to the right, each as wide as its widest cell. */
export function columns(rows: readonly (readonly string[])[]): readonly string[] {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => [...(row[column] ?? '')].length)));
  return rows.map((row) =>
    row
      .map((cell, column) => padded(cell, widths[column] ?? 0, column))
      .join('  ')
      .trimEnd(),
  );
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
