import { columns, cut } from '../show/columns.ts';
import { average, countOf, known, number, percent, points, share } from '../show/numbers.ts';
import type { OptionStatistics, Results, SpreadStatistics, Statistics } from '../statistics/statistics.ts';
import { troubleLines } from '../statistics/trouble-lines.ts';

/** Options that are shown of each end; the report and the data have all. */
const OPTIONS_SHOWN = 10;
const TEXT_MAX = 44;

/** Statistics as lines of text. */
export function table(statistics: Statistics): readonly string[] {
  const { game, games, wanted, seed, seats, agents, firstSeat } = statistics;
  return [
    `${countOf(games, 'game', wanted)} of ${game}, seed ${seed}; intervals hold the true figure with 95 % confidence`,
    '',
    ...columns([
      ['', 'wins', 'draws', 'losses', 'share of wins', 'score'],
      ...seats.map((results) => [`seat ${results.seat}`, ...resultCells(results)]),
      ...agents.map((results) => [cut(results.name, TEXT_MAX), ...resultCells(results)]),
    ]),
    ...(firstSeat === undefined
      ? []
      : ['', `first seat against the mean of all seats: ${points(firstSeat)} points of percent`]),
    '',
    ...spreadLines(statistics),
    '',
    ...columns([
      ['prompt', 'asked', 'options'],
      ...statistics.prompts.map(({ label, asked, options }) => [
        cut(label, TEXT_MAX),
        number(asked),
        options.toFixed(1),
      ]),
    ]),
    ...optionLines(statistics),
    ...troubleLines(statistics),
  ];
}

function resultCells({ wins, draws, losses, share: won, score }: Results): readonly string[] {
  return [number(wins), number(draws), number(losses), share(won), average(score)];
}

function spreadLines({ turns, decisions, branching, leadChanges }: Statistics): readonly string[] {
  const row = (name: string, { mean, deviation, min, max }: SpreadStatistics) => [
    name,
    average(mean),
    number(deviation),
    number(min),
    number(max),
  ];
  return columns([
    ['', 'mean', 'deviation', 'min', 'max'],
    row('turns of a game', turns),
    row('decisions in a game', decisions),
    row('options of a decision', branching),
    ...(leadChanges === undefined ? [] : [row('lead changes in a game', leadChanges)]),
  ]);
}

function optionLines({ options, unlisted }: Statistics): readonly string[] {
  const clear = options.flatMap((option) => (option.isClear && option.lift ? [{ ...option, lift: option.lift }] : []));
  const best = clear.filter(({ lift }) => lift.value > 0).sort((a, b) => b.lift.low - a.lift.low);
  const worst = clear.filter(({ lift }) => lift.value < 0).sort((a, b) => a.lift.high - b.lift.high);
  return [
    ...(clear.length === 0 ? ['', 'no option goes clearly with winning or losing'] : []),
    ...(best.length === 0 ? [] : ['', 'goes with winning', ...optionRows(best.slice(0, OPTIONS_SHOWN))]),
    ...(worst.length === 0 ? [] : ['', 'goes with losing', ...optionRows(worst.slice(0, OPTIONS_SHOWN))]),
    ...(unlisted === 0 ? [] : ['', `${countOf(unlisted, 'offer')} of further options not listed`]),
  ];
}

function optionRows(options: readonly OptionStatistics[]): readonly string[] {
  return columns([
    ['', 'offered', 'taken', 'won if taken', 'if left', 'difference'],
    ...options.map(({ label, text, offered, rate, whenTaken, whenLeft, lift }) => [
      cut(`${text} · ${label}`, TEXT_MAX),
      number(offered),
      percent(rate),
      known(whenTaken, ({ value }) => percent(value)),
      known(whenLeft, ({ value }) => percent(value)),
      known(lift, points),
    ]),
  ]);
}
