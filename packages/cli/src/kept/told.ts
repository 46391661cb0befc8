import type { Listed } from './list.ts';

/** A line for each match: its id, when it was played last, the game, how far it came, and who plays. */
export function keptRows(matches: readonly Listed[]): string[] {
  const cells = matches.map(({ id, saved, title, seating, isOver, choices }) => [
    id,
    whenText(saved),
    title,
    isOver ? `${countText(choices)}, over` : countText(choices),
    seating.join(', '),
  ]);
  const widths = (cells[0] ?? []).map((_, at) => Math.max(...cells.map((row) => row[at]?.length ?? 0)));
  return cells.map((row) =>
    row
      .map((cell, at) => cell.padEnd(widths[at] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}

/** How far a match has come. */
export function countText(choices: number): string {
  return choices === 1 ? '1 choice' : `${choices} choices`;
}

/** A day and a time, as the clock on the wall shows it. */
export function whenText(time: Date): string {
  const two = (number: number) => String(number).padStart(2, '0');
  const day = [time.getFullYear(), two(time.getMonth() + 1), two(time.getDate())].join('-');
  return `${day} ${two(time.getHours())}:${two(time.getMinutes())}`;
}
