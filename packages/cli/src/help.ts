/** Help as it fits: what an option or an example is for stands beside it, and below it where there is no room. */
import { screenSize } from './output.ts';
import { wrap } from './wrap.ts';

/** How commander writes help: in a pipe by itself, at a terminal without breaking lines, which is done here. */
export const HELP_OUTPUT = {
  writeOut(text: string): void {
    const size = screenSize();
    process.stdout.write(size === undefined ? text : helpIn(text, size.columns));
  },
  getOutHelpWidth: () => (screenSize() === undefined ? PIPE_WIDTH : UNBROKEN),
};

const PIPE_WIDTH = 80;
const UNBROKEN = 10_000;

/** The lines of a help text, none wider than that. */
export function helpIn(text: string, columns: number): string {
  return text
    .split('\n')
    .map((line) => lineIn(line, columns))
    .join('\n');
}

function lineIn(line: string, columns: number): string {
  const [, indent = '', term = '', gap = '', what = ''] = line.length > columns ? (ITEM.exec(line) ?? []) : [];
  if (term === '') return wrap(line, columns, 0);
  const column = indent.length + term.length + gap.length;
  if (column <= columns * BESIDE_MAX) return wrap(line, columns, column - indent.length);
  return `${wrap(`${indent}${term}`, columns)}\n${wrap(`${indent}${BELOW}${what}`, columns, 0)}`;
}

/** What is typed, and what that does. */
const ITEM = /^( +)(\S.*?)( {2,})(\S.*)$/;
/** How much of a line what is typed may take for the rest to stand beside it. */
const BESIDE_MAX = 0.55;
const BELOW = '    ';
