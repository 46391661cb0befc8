import { CATALOG } from '@fermata/catalog';
import Table from 'cli-table3';
import type { Command } from 'commander';
import { AGENTS } from '../agents.ts';
import { type Common, commandOf } from '../arguments.ts';
import { report, screenSize, title } from '../output.ts';

/** `fermata list`: the games, and who can play them. */
export function list(): Command {
  return commandOf('list', 'the games there are, and who can take a seat', [
    ['fermata list', 'for people'],
    ['fermata list --json', 'for programs'],
  ]).action(({ json }: Common) => {
    const games = CATALOG.map(({ game: { name, seats, version }, title, summary }) => ({
      name,
      title,
      summary,
      seats: { min: seats.min, max: seats.max, usual: seats.usual ?? seats.min },
      version,
    }));
    const agents = Object.entries(AGENTS).map(([name, { summary }]) => ({ name, summary }));
    report(json, { games, agents }, () =>
      [
        title('Games'),
        rows(games.map(({ name, seats: { min, max }, summary }) => [name, range(min, max), summary])),
        '',
        title('Agents'),
        rows(agents.map(({ name, summary }) => [name, summary])),
      ].join('\n'),
    );
  });
}

function range(min: number, max: number): string {
  if (min !== max) return `${min}-${max} seats`;
  return min === 1 ? '1 seat' : `${min} seats`;
}

/** A table without lines; its last column is wrapped where the terminal is narrow. */
function rows(cells: readonly (readonly string[])[]): string {
  const widths = (cells[0] ?? []).map((_, at) => Math.max(...cells.map((row) => row[at]?.length ?? 0)) + 3);
  const columns = screenSize()?.columns;
  const before = widths.slice(0, -1).reduce((sum, width) => sum + width, 0);
  const last = columns === undefined ? (widths.at(-1) ?? 0) : Math.min(widths.at(-1) ?? 0, columns - before - 2);
  const table = new Table({
    chars: Object.fromEntries(LINES.map((name) => [name, ''])),
    style: { 'padding-left': 2, 'padding-right': 0, head: [], border: [] },
    colWidths: [...widths.slice(0, -1), last],
    wordWrap: true,
  });
  table.push(...cells.map((row) => [...row]));
  return table.toString().replaceAll(/ +$/gm, '');
}

const LINES = [
  ...['top', 'bottom', 'left', 'right'].flatMap((side) => [side, `${side}-mid`]),
  ...['top-left', 'top-right', 'bottom-left', 'bottom-right', 'mid', 'mid-mid', 'middle'],
];
