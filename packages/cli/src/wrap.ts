/** How much fits on the terminal. */
export interface Size {
  readonly columns: number;
  readonly rows: number;
}

/** Breaks lines that are too long at spaces; what follows is set in a little deeper than the line began. */
export function wrap(text: string, columns: number, hang = 2): string {
  return text
    .split('\n')
    .map((line) => wrapLine(line, columns, hang).join('\n'))
    .join('\n');
}

function wrapLine(line: string, columns: number, hang: number): string[] {
  if (line.length <= columns) return [line];
  const indent = ' '.repeat(Math.min((line.match(/^[ >]*/)?.[0].length ?? 0) + hang, Math.floor(columns / 2)));
  const rows: string[] = [];
  let rest = line;
  while (rest.length > columns) {
    const space = rest.lastIndexOf(' ', columns);
    const cut = space > indent.length ? space : columns;
    rows.push(rest.slice(0, cut));
    rest = indent + rest.slice(cut).trimStart();
  }
  return [...rows, rest];
}

/** The beginning of a text that is too long. */
export function shorten(text: string, columns: number): string {
  return text.length <= columns ? text : `${text.slice(0, Math.max(0, columns - 1)).trimEnd()}…`;
}

/** One line of a bounded length, whatever the text holds: files may hold anything, also what terminals obey. */
export function oneLine(text: string, columns: number): string {
  const start = text
    .slice(0, 2 * columns)
    .trim()
    .replaceAll(/\s*\n\s*/g, ' ')
    .replaceAll(/\p{Cc}/gu, '?');
  return shorten(start, columns);
}
