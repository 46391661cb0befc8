import type { Arena } from '../arena.ts';
import { medianOf, medianText } from '../figures/median.ts';
import { checkArena, checkStatistics } from '../given.ts';
import { type Card, cards } from '../show/cards.ts';
import { type Chart, chart, figures } from '../show/charts.ts';
import { escapeHtml } from '../show/escape.ts';
import { countOf, number } from '../show/numbers.ts';
import { showAll } from '../statistics/list.ts';
import type { Shown, ShownSpread } from '../statistics/statistic.ts';
import type { Statistics } from '../statistics/tally.ts';

/** A report as HTML, and the charts that are drawn into it (`page/live.js`). No text in it is run. */
export interface ReportBody {
  /** Who wins, and how games go. */
  readonly head: string;
  /** The rest: long tables. */
  readonly tables: string;
  readonly charts: readonly Chart[];
}

/** The body of a report: the same for the file that holds all it needs, and for a page. */
export function reportBody(statistics: Statistics, arena?: Arena): ReportBody {
  checkStatistics(statistics);
  if (arena !== undefined) checkArena(arena);
  const shown = showAll({ ...statistics, ...(arena && { meetings: arena }) });
  const spreads = shown.flatMap(({ spread }) => spread ?? []);
  const charts = [
    ...spreads.map(chartOf),
    ...shown.flatMap((one) => one.chart ?? []),
    ...shown.flatMap((one) => one.charts ?? []),
  ];
  const middle = shown.findIndex(({ spread }) => spread !== undefined);
  const head = [
    heading(statistics),
    cards([...spreads.map(cardOf), ...shown.flatMap(({ card }) => card ?? [])]),
    ...sections(shown.slice(0, middle)),
    figures(charts),
  ];
  return { head: head.join('\n'), tables: sections(shown.slice(middle)).join('\n'), charts };
}

function heading({ game, version, games, wanted, seed, agents }: Statistics): string {
  const who = agents.map(({ name }) => name).join(', ');
  return `<header><h1>${escapeHtml(game)}</h1>
<p class="note">${countOf(games, 'game', wanted)} by ${escapeHtml(who)} · version ${version} · seed ${escapeHtml(seed)}</p>
<p class="note">Ranges hold the true figure with 95 % confidence. A shared first place counts as half a win.</p></header>`;
}

function cardOf({ card, figures: { mean, min, max, histogram } }: ShownSpread): Card {
  const median = medianText(medianOf(histogram));
  return { name: card, value: number(mean.value), range: `median ${median}, ${number(min)} to ${number(max)}` };
}

function chartOf({ chart: title, axis, of, figures: spread }: ShownSpread): Chart {
  return chart(title, axis, [[of, spread]]);
}

function sections(shown: readonly Shown[]): readonly string[] {
  return shown.flatMap((one) => one.section?.() ?? []);
}
