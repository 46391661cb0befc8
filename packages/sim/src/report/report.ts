import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Arena } from '../arena.ts';
import { chartsOf } from '../show/charts.ts';
import { escapeHtml, escapeJson } from '../show/escape.ts';
import type { Statistics } from '../statistics/statistics.ts';
import {
  arenaSection,
  cards,
  coverageSection,
  figures,
  heading,
  options,
  prompts,
  results,
  troubles,
} from './sections.ts';

/** One page that holds all it needs, charts included: it can be mailed, and opened without a network. */
export function report(statistics: Statistics, arena?: Arena): string {
  const charts = chartsOf(statistics);
  const body = [
    heading(statistics),
    cards(statistics),
    results(statistics),
    arena === undefined ? '' : arenaSection(arena),
    figures(charts),
    options(statistics),
    prompts(statistics),
    troubles(statistics),
    statistics.coverage === undefined ? '' : coverageSection(statistics.coverage),
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
