// @ts-nocheck: this runs in a reader's browser, whose types the rest of the program must not see.
/**
 * What makes the body of a report live: charts, columns that sort, boxes that filter. The file of a report holds this text as
 * it is; a page imports it.
 */

const HEIGHT = 220;

/**
 * @param {object} root the element that holds the body
 * @param {readonly object[]} charts those of the body
 * @param {unknown} Plot uPlot
 * @returns {{ draw(): void, close(): void }} to draw the charts anew in other colours, and to end it
 */
export function enliven(root, charts, Plot) {
  const figures = [...root.querySelectorAll('figure[data-chart]')];
  const sheets = [...root.querySelectorAll('.sheet.wide')];
  const end = new AbortController();
  let drawn = [];
  const close = () => {
    end.abort();
    for (const { plot } of drawn) plot.destroy();
    drawn = [];
  };
  const draw = () => {
    for (const { plot } of drawn) plot.destroy();
    drawn = figures.map((figure) => ({ figure, plot: plotOf(figure, charts[Number(figure.dataset.chart)], Plot) }));
  };
  const fit = () => {
    for (const { plot, figure } of drawn) plot.setSize({ width: widthIn(figure), height: HEIGHT });
    listWhereCut(sheets);
  };
  draw();
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', draw, { signal: end.signal });
  addEventListener('resize', fit, { signal: end.signal });
  for (const box of root.querySelectorAll('input[data-filter]')) filterBy(box, root);
  for (const sheet of sheets) listable(sheet.querySelector('table'));
  for (const table of root.querySelectorAll('table[data-sortable]')) sortable(table);
  listWhereCut(sheets);
  return { draw, close };
}

function widthIn(figure) {
  return figure.querySelector('.chart').clientWidth;
}

function plotOf(figure, { axis, values, width, series, isLine }, Plot) {
  const colour = (name, alpha = 1) => colourIn(figure, name, alpha);
  const alone = series.length === 1;
  const paths = isLine ? Plot.paths.linear() : Plot.paths.bars({ size: alone ? [0.9, 60] : [1, 100] });
  const edge = width * 0.75;
  const lines = { stroke: colour('--muted'), grid: { stroke: colour('--line'), width: 1 }, ticks: { show: false } };
  const highest = Math.max(0, ...series.flatMap(({ ranges = [] }) => ranges.map((range) => range?.[1] ?? 0)));
  // Of two values hardly anything is known: their range must not dwarf all lines.
  const top = (max) => Math.min(Math.max(max, highest), max * 1.25) * 1.08;
  const options = {
    hooks: { drawClear: [(plot) => drawBands(plot, series, (at) => colour(`--series-${at % 6}`, 0.18))] },
    width: widthIn(figure),
    height: HEIGHT,
    cursor: { drag: { x: false, y: false }, points: { show: false } },
    legend: { show: true, live: true },
    scales: {
      x: { time: false, range: () => [(values[0] ?? 0) - edge, (values.at(-1) ?? 0) + edge] },
      y: { range: (_, min, max) => [Math.min(0, min ?? 0), top(max ?? 0) || 1] },
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
        ...(isLine ? {} : { fill: colour(`--series-${at % 6}`, alone ? 0.8 : 0.19) }),
        width: alone && !isLine ? 0 : 2,
        paths,
        points: { show: false },
        value: (_, value) => value ?? '–',
      })),
    ],
  };
  return new Plot(options, [values, ...series.map(({ counts }) => counts)], figure.querySelector('.chart'));
}

/** Behind the lines, where the true figures are. */
function drawBands(plot, series, colourOf) {
  const { ctx, data, bbox } = plot;
  ctx.save();
  ctx.beginPath();
  ctx.rect(bbox.left, bbox.top, bbox.width, bbox.height);
  ctx.clip();
  for (const [at, { ranges = [] }] of series.entries()) {
    ctx.fillStyle = colourOf(at);
    for (const stretch of stretchesIn(ranges)) {
      const line = (end) => stretch.map((place) => [data[0][place], ranges[place][end]]);
      ctx.beginPath();
      for (const [x, y] of [...line(0), ...line(1).reverse()])
        ctx.lineTo(plot.valToPos(x, 'x', true), plot.valToPos(y, 'y', true));
      ctx.fill();
    }
  }
  ctx.restore();
}

/** The places of ranges that are known, as far as they stand beside each other. */
function stretchesIn(ranges) {
  const stretches = [];
  for (const [place, range] of ranges.entries()) {
    if (!range) continue;
    if (ranges[place - 1]) stretches.at(-1).push(place);
    else stretches.push([place]);
  }
  return stretches;
}

/** A colour of the style as a canvas takes it: one that hangs on light and dark is settled by an element. */
function colourIn(figure, name, alpha) {
  const probe = document.createElement('span');
  probe.style.color = `var(${name})`;
  figure.append(probe);
  const [red, green, blue] = getComputedStyle(probe).color.match(/[0-9.]+/g);
  probe.remove();
  return `rgba(${red}, ${green}, ${blue}, ${alpha})`;
}

/** The values of a bin. */
function binText(middle, width) {
  const low = middle - (width - 1) / 2;
  return width === 1 ? String(low) : `${low} to ${low + width - 1}`;
}

/** Shows only the rows that hold the text typed. */
function filterBy(box, root) {
  const rows = [...root.querySelectorAll(`#${box.dataset.filter} tbody tr`)];
  box.addEventListener('input', () => {
    const wanted = box.value.toLowerCase();
    for (const row of rows) row.hidden = !row.textContent.toLowerCase().includes(wanted);
  });
}

/** Tables that have no room for their columns become lists. */
function listWhereCut(sheets) {
  for (const sheet of sheets) sheet.classList.remove('listed');
  const cut = sheets.filter((sheet) => sheet.scrollWidth > sheet.clientWidth);
  for (const sheet of cut) sheet.classList.add('listed');
}

/** Where there is no room each row becomes a list (`report.css`): its cells say what they are, and it stays a table to those who hear it. */
function listable(table) {
  const heads = [...table.tHead.rows[0].cells].map((head) => head.textContent);
  const be = (role, ...elements) => {
    for (const element of elements) element.setAttribute('role', role);
  };
  be('table', table);
  be('rowgroup', table.tHead, table.tBodies[0]);
  be('row', ...table.rows);
  be('columnheader', ...table.tHead.rows[0].cells);
  for (const row of table.tBodies[0].rows)
    for (const [column, cell] of [...row.cells].entries()) {
      be('cell', cell);
      cell.dataset.head = heads[column];
    }
}

/** Sorts by the column whose head is pressed; again, the other way round. */
function sortable(table) {
  const body = table.tBodies[0];
  for (const [column, head] of [...table.tHead.rows[0].cells].entries()) {
    const button = document.createElement('button');
    button.type = 'button';
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

/**
 * Some browsers call their language what no standard does, such as en-US@posix: whoever formats numbers by it throws, and uPlot
 * does so when it is loaded. They get the part of it that is one. It stands on its own, since a file holds its text.
 */
export function mendLanguage() {
  try {
    new Intl.NumberFormat(navigator.language);
  } catch {
    const value = /^[a-z]{2,3}(?:-[A-Z]{2})?(?![a-z])/.exec(navigator.language)?.[0] ?? 'en';
    Object.defineProperty(navigator, 'language', { value });
  }
}
