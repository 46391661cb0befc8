import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Arena } from '../arena.ts';
import { comparisonBody } from '../compare/body.ts';
import type { Comparison } from '../compare/compare.ts';
import { escapeHtml, escapeJson } from '../show/escape.ts';
import type { Statistics } from '../statistics/tally.ts';
import { type ReportBody, reportBody } from './body.ts';
import { mendLanguage } from './page/live.js';

/** One page that holds all it needs, charts included: it can be mailed, and opened without a network. */
export function report(statistics: Statistics, arena?: Arena): string {
  return pageOf(`${statistics.game} simulated`, reportBody(statistics, arena));
}

/** The same of two sides. */
export function comparisonReport(comparison: Comparison): string {
  return pageOf(`${comparison.sides[0].statistics.game} side by side`, comparisonBody(comparison));
}

function pageOf(title: string, { head, tables, charts }: ReportBody): string {
  const require = createRequire(import.meta.url);
  const installed = (file: string) => readFileSync(file, 'utf8');
  const own = (file: string) => readFileSync(new URL(`./page/${file}`, import.meta.url), 'utf8');
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<style>${installed(require.resolve('uplot/dist/uPlot.min.css'))}</style>
<style>${own('report.css')}</style>
<style>${own('file.css')}</style>
</head>
<body>
<main class="report">
${head}
${tables}
</main>
<script type="application/json" id="charts">${escapeJson(charts)}</script>
<script>(${mendLanguage})();
${installed(require.resolve('uplot/dist/uPlot.iife.min.js'))}</script>
<script type="module">${own('live.js')}
enliven(document.querySelector('.report'), JSON.parse(document.getElementById('charts').textContent), uPlot);
</script>
</body>
</html>
`;
}
