const COLUMNS = 78;

/** What a seat sees of a game that has no board, as JSON: what fits into a line stands in one, so that a table fits on a screen. */
export function viewText(view: unknown, columns = COLUMNS): string {
  if (typeof view !== 'object' || view === null) return JSON.stringify(view);
  const isList = Array.isArray(view);
  const parts = Object.entries(view).map(([key, value]) => {
    const name = isList ? '' : `${JSON.stringify(key)}: `;
    return name + viewText(value, columns - INDENT.length - name.length - ','.length);
  });
  const [open, close] = isList ? ['[', ']'] : ['{', '}'];
  const line = `${open}${parts.join(', ')}${close}`;
  if (line.length <= columns && !line.includes('\n')) return line;
  return `${open}\n${parts.join(',\n').replace(/^/gm, INDENT)}\n${close}`; // texts hold no line break of their own: JSON escapes it
}

const INDENT = '  ';
