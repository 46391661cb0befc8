import { readFileSync } from 'node:fs';

/** Where something is written in a module, as an editor counts: line and column. */
export function placeIn(module: string, wanted: string): string {
  const lines = readFileSync(module, 'utf8').split('\n');
  const line = lines.findIndex((it) => it.includes(wanted));
  return `${module}:${line + 1}:${(lines[line]?.indexOf(wanted) ?? 0) + 1}`;
}
