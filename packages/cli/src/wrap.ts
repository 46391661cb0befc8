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

/**
 * All that is printed, as it fits. A command to type stays in one piece, below what is said of it: a terminal that breaks
 * it lets one copy it all the same.
 */
export function wrapPrinted(text: string, columns: number): string {
  return text
    .split('\n')
    .map((line) => {
      const [, before = '', command] = width(line) <= columns ? [] : (COMMANDED.exec(line) ?? []);
      if (command === undefined) return wrap(line, columns);
      return before.trim() === '' ? line : `${wrap(before.trimEnd(), columns)}\n${command}`;
    })
    .join('\n');
}

/** What is said of a command, and the command, up to the end of its line. */
const COMMANDED = /^(.*?)(npx (?:fermata|@fermata\/cli) .*)$/;

function wrapLine(line: string, columns: number, hang: number): string[] {
  const indent = ' '.repeat(Math.min((line.match(/^[ >]*/)?.[0].length ?? 0) + hang, Math.floor(columns / 2)));
  const rows: string[] = [];
  let rest = line;
  while (width(rest) > columns) {
    const cut = cutIn(rest, columns, indent.length);
    rows.push(rest.slice(0, cut));
    rest = indent + rest.slice(cut).trimStart();
  }
  return [...rows, rest];
}

/**
 * Where a line is cut: at its last space that fits, beyond where it is set in, never between a number and its per cent; a word that
 * is too long for any line is broken.
 */
function cutIn(line: string, columns: number, indent: number): number {
  let space = 0;
  let at = 0;
  for (let shown = 0; at < line.length; at++) {
    if (line[at] === ESCAPE) {
      at = line.indexOf('m', at);
      continue;
    }
    if (line[at] === ' ' && line[at + 1] !== '%' && shown >= indent && shown > 0) space = at;
    if (shown === columns) break;
    shown++;
  }
  return space > 0 ? space : at;
}

/** How much of a line is seen: colours take no room. */
function width(line: string): number {
  return line.replaceAll(STYLE, '').length;
}

const ESCAPE = '\x1b';
const STYLE = new RegExp(`${ESCAPE}\\[[\\d;]*m`, 'g');

/** The beginning of a text that is too long: whole words, where that leaves half of the room or more. */
export function shorten(text: string, columns: number): string {
  if (text.length <= columns) return text;
  const room = Math.max(0, columns - 1);
  const space = text.lastIndexOf(' ', room);
  return `${text.slice(0, space * 2 >= room ? space : room).trimEnd()}…`;
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
