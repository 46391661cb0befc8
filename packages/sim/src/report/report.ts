import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Arena } from '../arena.ts';
import { escapeHtml, escapeJson } from '../show/escape.ts';
import type { Statistics } from '../statistics/tally.ts';
import { reportBody } from './body.ts';
import { mendLanguage } from './page/live.js';

/** One page that holds all it needs, charts included: it can be mailed, and opened without a network. */
export function report(statistics: Statistics, arena?: Arena): string {
  const { head, tables, charts } = reportBody(statistics, arena);
  const require = createRequire(import.meta.url);
  const installed = (file: string) => readFileSync(file, 'utf8');
  const own = (file: string) => readFileSync(new URL(`./page/${file}`, import.meta.url), 'utf8');
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(statistics.game)} simulated</title>
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
