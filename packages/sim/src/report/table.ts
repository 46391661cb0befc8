import { medianOf, medianText } from '../figures/median.ts';
import { checkStatistics } from '../given.ts';
import { columns } from '../show/columns.ts';
import { average, countOf, number } from '../show/numbers.ts';
import { showAll } from '../statistics/list.ts';
import type { Shown } from '../statistics/statistic.ts';
import type { Statistics } from '../statistics/tally.ts';

/** Statistics as lines of text, tables no wider than `width`. Spreads have one table, where the first of them stands in the list. */
export function table(statistics: Statistics, width?: number): readonly string[] {
  checkStatistics(statistics);
  const { game, games, wanted, seed } = statistics;
  const shown = showAll(statistics);
  const middle = shown.findIndex(({ spread }) => spread !== undefined);
  const lines = (all: readonly Shown[]) => all.flatMap((one) => one.lines?.(width) ?? []);
  return [
    `${countOf(games, 'game', wanted)} of ${game}, seed ${seed}; intervals hold the true figure with 95 % confidence`,
    ...lines(shown.slice(0, middle)),
    '',
    ...spreadLines(shown, width),
    ...lines(shown.slice(middle)),
  ];
}

function spreadLines(shown: readonly Shown[], width?: number): readonly string[] {
  const rows = shown.flatMap(({ spread }) => {
    if (spread === undefined) return [];
    const { mean, deviation, min, max, histogram } = spread.figures;
    const median = medianText(medianOf(histogram));
    return [[spread.row, average(mean), median, number(deviation), number(min), number(max)]];
  });
  return columns([['', 'mean', 'median', 'deviation', 'min', 'max'], ...rows], width);
}
