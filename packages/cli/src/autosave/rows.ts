import type { Listed } from './list.ts';

/** A line for each match: its id, when it was played last, the game, how far it came, and who plays. */
export function keptRows(matches: readonly Listed[]): string[] {
  const cells = matches.map(({ id, saved, title, seating, isOver, choices }) => [
    id,
    whenText(saved),
    title,
    isOver ? `${countText(choices)}, over` : countText(choices),
    seatsText(seating),
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

/** Who sits where, as short as can be: `human, 3 random, search:2s`. */
export function seatsText(seating: readonly string[]): string {
  const runs: { readonly spec: string; length: number }[] = [];
  for (const spec of seating) {
    const last = runs.at(-1);
    if (last?.spec === spec) last.length++;
    else runs.push({ spec, length: 1 });
  }
  return runs.map(({ spec, length }) => (length === 1 ? spec : `${length} ${spec}`)).join(', ');
}

/** The time of day, as the clock on the wall shows it; of an earlier day only the day. */
export function whenText(time: Date, now = new Date()): string {
  const two = (number: number) => String(number).padStart(2, '0');
  const day = (it: Date) => [it.getFullYear(), two(it.getMonth() + 1), two(it.getDate())].join('-');
  return day(time) === day(now) ? `today ${two(time.getHours())}:${two(time.getMinutes())}` : day(time);
}
