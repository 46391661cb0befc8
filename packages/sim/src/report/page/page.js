// @ts-nocheck: this runs in the reader's browser, whose types the rest of the program must not see.
/* global uPlot */
const charts = JSON.parse(document.getElementById('charts').textContent);
const figures = [...document.querySelectorAll('figure[data-chart]')];
const HEIGHT = 220;
let drawn = [];

draw();
matchMedia('(prefers-color-scheme: dark)').addEventListener('change', draw);
addEventListener('resize', () => {
  for (const { plot, figure } of drawn) plot.setSize({ width: figure.clientWidth, height: HEIGHT });
});
for (const box of document.querySelectorAll('input[data-filter]')) filterBy(box);
for (const table of document.querySelectorAll('table[data-sortable]')) sortable(table);

/** Draws all charts in the colours of the day. */
function draw() {
  for (const { plot } of drawn) plot.destroy();
  drawn = figures.map((figure) => ({ figure, plot: plotOf(figure, charts[Number(figure.dataset.chart)]) }));
}

function plotOf(figure, { axis, values, width, series }) {
  const colour = (name) => getComputedStyle(document.documentElement).getPropertyValue(name).trim();
  const alone = series.length === 1;
  const paths = uPlot.paths.bars({ size: alone ? [0.9, 60] : [1, 100] });
  const edge = width * 0.75;
  const lines = { stroke: colour('--muted'), grid: { stroke: colour('--line'), width: 1 }, ticks: { show: false } };
  const options = {
    width: figure.clientWidth,
    height: HEIGHT,
    cursor: { drag: { x: false, y: false }, points: { show: false } },
    legend: { show: true, live: true },
    scales: {
      x: { time: false, range: () => [(values[0] ?? 0) - edge, (values.at(-1) ?? 0) + edge] },
      y: { range: (_, __, max) => [0, max * 1.08 || 1] },
    },
    axes: [
      { ...lines, grid: { show: false }, incrs: [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10000] },
      {
        ...lines,
        size: 64,
        values: (_, splits) => splits.map((split) => split.toLocaleString('en').replaceAll(',', ' ')),
      },
    ],
    series: [
      { label: axis, value: (_, value) => (value == null ? '–' : binText(value, width)) },
      ...series.map(({ name }, at) => ({
        label: name,
        stroke: colour(`--series-${at % 6}`),
        fill: colour(`--series-${at % 6}`) + (alone ? 'cc' : '30'),
        width: alone ? 0 : 2,
        paths,
        points: { show: false },
        value: (_, value) => value ?? '–',
      })),
    ],
  };
  return new uPlot(options, [values, ...series.map(({ counts }) => counts)], figure.querySelector('.chart'));
}

/** The values of a bin. */
function binText(middle, width) {
  const low = middle - (width - 1) / 2;
  return width === 1 ? String(low) : `${low} to ${low + width - 1}`;
}

/** Shows only the rows that hold the text typed. */
function filterBy(box) {
  const rows = [...document.querySelectorAll(`#${box.dataset.filter} tbody tr`)];
  box.addEventListener('input', () => {
    const wanted = box.value.toLowerCase();
    for (const row of rows) row.hidden = !row.textContent.toLowerCase().includes(wanted);
  });
}

/** Sorts by the column whose head is pressed; again, the other way round. */
function sortable(table) {
  const body = table.tBodies[0];
  for (const [column, head] of [...table.tHead.rows[0].cells].entries()) {
    const button = document.createElement('button');
    button.append(...head.childNodes);
    head.append(button);
    button.addEventListener('click', () => {
      const falling = head.getAttribute('aria-sort') !== 'descending';
      for (const other of table.tHead.rows[0].cells) other.removeAttribute('aria-sort');
      head.setAttribute('aria-sort', falling ? 'descending' : 'ascending');
      const rows = [...body.rows].sort((a, b) => compare(a.cells[column], b.cells[column]) * (falling ? -1 : 1));
      body.append(...rows);
    });
  }
}

function compare(one, other) {
  const [a, b] = [one.dataset.value, other.dataset.value];
  return a === undefined ? one.textContent.localeCompare(other.textContent) : Number(a) - Number(b);
}
