import { columns, cut, NAME_MAX } from '../show/columns.ts';
import { average, countOf, gap, percent, points, share } from '../show/numbers.ts';
import type { Comparison } from './compare.ts';
import type { OptionDifference } from './options.ts';
import type { Difference } from './paired.ts';

/** Options that are shown; the report and the data have more. */
const OPTIONS_SHOWN = 20;

/** A comparison as lines of text, tables no wider than `width`. */
export function comparisonTable(
  { games, wanted, seed, sides, differences, options }: Comparison,
  width?: number,
): readonly string[] {
  const [{ name: one, statistics }, { name: other }] = sides;
  const clear = options.list.filter(({ isClear }) => isClear);
  const heads = [one, other].map((name) => cut(name, NAME_MAX));
  return [
    `${countOf(games, 'game', wanted)} of ${statistics.game} on each side, seed ${seed}: the same seeds, the same seats`,
    '',
    `one:   ${one}`,
    `other: ${other}`,
    '',
    ...columns([['', 'one', 'other', 'difference'], ...differences.map(lineOf)], width),
    '',
    ...(clear.length === 0
      ? ['no option is clearly taken more often, or less']
      : ['clearly taken more often, or less', ...optionLines(clear.slice(0, OPTIONS_SHOWN), width)]),
    ...aloneLines(options.alone, heads),
  ];
}

function lineOf(difference: Difference): readonly string[] {
  const { of, figure } = difference;
  return [cut(`${figure}, ${of}`, NAME_MAX), ...figuresOf(difference)];
}

/** What both sides have, and the difference, in its own unit. */
export function figuresOf({ kind, one, other, more }: Difference): readonly [string, string, string] {
  return kind === 'share' ? [share(one), share(other), points(more)] : [average(one), average(other), gap(more)];
}

function optionLines(options: readonly OptionDifference[], width?: number): readonly string[] {
  const rows = [
    ['', 'one', 'other', 'difference'],
    ...options.map(({ text, label, one, other, more }) => [
      cut(`${text} · ${label}`, NAME_MAX),
      percent(one.took.value),
      percent(other.took.value),
      points(more),
    ]),
  ];
  return columns(rows, width);
}

function aloneLines([one, other]: readonly [number, number], [first, second]: readonly string[]): readonly string[] {
  return [
    ...(one === 0 ? [] : [`${countOf(one, 'option')} came up only with ${first}`]),
    ...(other === 0 ? [] : [`${countOf(other, 'option')} came up only with ${second}`]),
  ];
}
