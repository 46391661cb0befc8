import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Arena } from '../arena.ts';
import { type Card, cards } from '../show/cards.ts';
import { type Chart, chart, figures } from '../show/charts.ts';
import { escapeHtml, escapeJson } from '../show/escape.ts';
import { countOf, number } from '../show/numbers.ts';
import { showAll } from '../statistics/list.ts';
import type { Shown, ShownSpread } from '../statistics/statistic.ts';
import type { Statistics } from '../statistics/tally.ts';

/** One page that holds all it needs, charts included: it can be mailed, and opened without a network. */
export function report(statistics: Statistics, arena?: Arena): string {
  const shown = showAll({ ...statistics, ...(arena && { meetings: arena }) });
  const spreads = shown.flatMap(({ spread }) => spread ?? []);
  const charts = [...spreads.map(chartOf), ...shown.flatMap((one) => one.chart ?? [])];
  const middle = shown.findIndex(({ spread }) => spread !== undefined);
  const body = [
    heading(statistics),
    cards([...spreads.map(cardOf), ...shown.flatMap(({ card }) => card ?? [])]),
    ...sections(shown.slice(0, middle)),
    figures(charts),
    ...sections(shown.slice(middle)),
  ];
  const require = createRequire(import.meta.url);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(statistics.game)} simulated</title>
<style>${readFileSync(require.resolve('uplot/dist/uPlot.min.css'), 'utf8')}</style>
<style>${readFileSync(new URL('./page/page.css', import.meta.url), 'utf8')}</style>
</head>
<body>
${body.join('\n')}
<script type="application/json" id="charts">${escapeJson(charts)}</script>
<script>${readFileSync(require.resolve('uplot/dist/uPlot.iife.min.js'), 'utf8')}</script>
<script type="module">${readFileSync(new URL('./page/page.js', import.meta.url), 'utf8')}</script>
</body>
</html>
`;
}

function heading({ game, version, games, wanted, seed, agents }: Statistics): string {
  const who = agents.map(({ name }) => name).join(', ');
  return `<header><h1>${escapeHtml(game)}</h1>
<p class="note">${countOf(games, 'game', wanted)} by ${escapeHtml(who)} · version ${version} · seed ${escapeHtml(seed)}</p>
<p class="note">Ranges hold the true figure with 95 % confidence. A shared first place counts as half a win.</p></header>`;
}

function cardOf({ card, figures: { mean, min, max } }: ShownSpread): Card {
  return { name: card, value: number(mean.value), range: `${number(min)} to ${number(max)}` };
}

function chartOf({ chart: title, axis, of, figures: spread }: ShownSpread): Chart {
  return chart(title, axis, [[of, spread]]);
}

function sections(shown: readonly Shown[]): readonly string[] {
  return shown.flatMap((one) => one.section?.() ?? []);
}
