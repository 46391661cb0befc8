import type { Arena } from '../arena.ts';
import type { Estimate } from '../figures/interval.ts';
import type { Chart } from '../show/charts.ts';
import { escapeHtml } from '../show/escape.ts';
import { average, countOf, gap, known, number, percent, points, share } from '../show/numbers.ts';
import type { Coverage } from '../statistics/coverage.ts';
import { partsOf } from '../statistics/coverage-table.ts';
import type { OptionStatistics, Results, Statistics } from '../statistics/statistics.ts';

/** The parts of a report. Every text of a game or an agent goes through `escapeHtml`. */

export function heading({ game, version, games, wanted, seed, agents }: Statistics): string {
  const who = agents.map(({ name }) => name).join(', ');
  return `<header><h1>${escapeHtml(game)}</h1>
<p class="note">${countOf(games, 'game', wanted)} by ${escapeHtml(who)} · version ${version} · seed ${escapeHtml(seed)}</p>
<p class="note">Ranges hold the true figure with 95 % confidence. A shared first place counts as half a win.</p></header>`;
}

export function cards({ turns, decisions, branching, leadChanges, firstSeat }: Statistics): string {
  const figures = [
    ['turns in a game', number(turns.mean.value), `${number(turns.min)} to ${number(turns.max)}`],
    ['decisions in a game', number(decisions.mean.value), `${number(decisions.min)} to ${number(decisions.max)}`],
    ['options in a decision', number(branching.mean.value), `${number(branching.min)} to ${number(branching.max)}`],
    ...(leadChanges === undefined
      ? []
      : [['lead changes', number(leadChanges.mean.value), `${number(leadChanges.min)} to ${number(leadChanges.max)}`]]),
    ...(firstSeat === undefined
      ? []
      : [
          [
            'first seat over the mean',
            points(firstSeat).split(' ')[0],
            `${points(firstSeat).replace(/^\S+ /, '')} points`,
          ],
        ]),
  ];
  const card = ([name, value, range]: readonly (string | undefined)[]) =>
    `<div class="card"><b>${value}</b>${name}<br><span>${range}</span></div>`;
  return `<div class="cards">${figures.map(card).join('')}</div>`;
}

export function results({ seats, agents }: Statistics): string {
  const fair = seats.reduce((sum, { share: won }) => sum + won.value, 0) / seats.length;
  return `<h2>Who wins</h2>${sheet(
    ['', 'share of wins', '0 to 100 %', 'wins', 'draws', 'losses', 'score'],
    [
      ...seats.map((seat) => resultRow(`seat ${seat.seat}`, seat, fair)),
      ...agents.map((agent) => resultRow(agent.name, agent, fair)),
    ],
  )}`;
}

export function arenaSection({ rounds, wanted, duels }: Arena): string {
  return `<h2>Arena</h2><p class="note">${countOf(rounds, 'round', wanted)}: the same seeds from every seat.</p>${sheet(
    ['', 'wins more, in points of percent', '-100 to 100', 'scores more', 'rounds'],
    duels.map(({ one, other, rounds: met, share: wins, score }) => [
      cell(`${one} against ${other}`),
      cell(points(wins), wins.value),
      gauge(wins, -1, 1),
      cell(gap(score), score.value),
      cell(number(met), met),
    ]),
  )}`;
}

export function figures(charts: readonly Chart[]): string {
  const figure = ({ title, width }: Chart, at: number) =>
    `<figure data-chart="${at}"><figcaption>${escapeHtml(title)}${
      width === 1 ? '' : ` <small>in steps of ${width}</small>`
    }</figcaption><div class="chart"></div></figure>`;
  return `<h2>How games go</h2><div class="charts">${charts.map(figure).join('')}</div>`;
}

/** Rows beyond this make a page slow; the data has them all. */
const ROWS_MAX = 1500;

export function options({ options: all, unlisted }: Statistics): string {
  const shown = all.slice(0, ROWS_MAX);
  const left = all.length - shown.length;
  const notes = [
    ...(left === 0 ? [] : [`${number(left)} more options are in the data.`]),
    ...(unlisted === 0 ? [] : [`${number(unlisted)} offers of further options are not listed.`]),
  ];
  return `<h2>Options</h2>
<p class="note">Difference: the share of wins of those who took an option at least once in a game, less that of those who
could have and never did; in colour where it is no chance, even though so many are looked at. It goes with winning; it
need not be why. ${notes.join(' ')}</p><br>
<input type="search" data-filter="options" placeholder="Find an option" aria-label="Find an option">
${sheet(
  ['option', 'prompt', 'offered', 'taken', 'won if taken', 'if left', 'difference', '-50 to 50'],
  shown.map(optionRow),
  'options',
)}`;
}

export function prompts({ prompts: all }: Statistics): string {
  return `<h2>Prompts</h2>${sheet(
    ['prompt', 'asked', 'options on average'],
    all.map(({ label, asked, options: mean }) => [
      cell(label),
      cell(number(asked), asked),
      cell(mean.toFixed(1), mean),
    ]),
    'prompts',
  )}`;
}

/** Answers that agents failed to give; nothing if they gave all. */
export function troubles({ troubles: all = [] }: Statistics): string {
  if (all.length === 0) return '';
  const rows = all.map(({ agent, label, why, count }) => [
    cell(agent),
    cell(label),
    cell(why),
    cell(number(count), count),
  ]);
  return `<h2>Troubles</h2><p class="note">Answers that agents failed to give: the default of the question stood in, or a
random answer.</p>${sheet(['agent', 'prompt', 'why', 'times'], rows, 'troubles')}`;
}

export function coverageSection(coverage: Coverage): string {
  const parts = partsOf(coverage).map(([title, { list, unlisted }], at) => {
    const never = list.filter(({ count }) => count === 0).length;
    const rows = list.map(({ name, count }) => [
      cell(name),
      count === 0 ? '<td class="never" data-value="0">never</td>' : cell(number(count), count),
    ]);
    const told = `${escapeHtml(title)}: ${number(list.length)}, <span class="${never === 0 ? 'good' : 'never'}">${number(never)} never</span>`;
    const rest = unlisted === 0 ? '' : `<p class="note">${number(unlisted)} of further names are not listed.</p>`;
    return `<details${never === 0 ? '' : ' open'}><summary>${told}</summary>${sheet(['name', 'times'], rows, `coverage-${at}`)}${rest}</details>`;
  });
  return `<h2>What was exercised</h2>${parts.join('')}`;
}

function resultRow(name: string, { wins, draws, losses, share: won, score }: Results, fair: number): readonly string[] {
  const counts = [wins, draws, losses].map((count) => cell(number(count), count));
  return [
    cell(name),
    cell(share(won), won.value),
    gauge(won, 0, 1, fair),
    ...counts,
    cell(average(score), score.value),
  ];
}

function optionRow(option: OptionStatistics): readonly string[] {
  const { label, text, offered, rate, whenTaken, whenLeft, lift, isClear } = option;
  const kind = isClear && lift ? (lift.value > 0 ? 'good' : 'bad') : '';
  const shareCell = (won: Estimate | undefined) =>
    cell(
      known(won, ({ value }) => percent(value)),
      won?.value ?? NOWHERE,
    );
  return [
    cell(text),
    cell(label),
    cell(number(offered), offered),
    cell(percent(rate), rate),
    shareCell(whenTaken),
    shareCell(whenLeft),
    `<td class="${kind}" data-value="${lift?.value ?? NOWHERE}">${known(lift, points)}</td>`,
    lift === undefined ? '<td></td>' : gauge(lift, -0.5, 0.5),
  ];
}

/** What is not known is sorted below all that is. */
const NOWHERE = -9;

/** A table that can be sorted and found by its id, if it has one. */
function sheet(heads: readonly string[], rows: readonly (readonly string[])[], id?: string): string {
  const head = heads.map((text) => `<th>${escapeHtml(text)}</th>`).join('');
  const body = rows.map((cells) => `<tr>${cells.join('')}</tr>`).join('\n');
  const named = id === undefined ? '' : ` id="${id}" data-sortable`;
  return `<div class="sheet${id === undefined ? '' : ' long'}"><table${named}><thead><tr>${head}</tr></thead><tbody>\n${body}\n</tbody></table></div>`;
}

/** A cell; a figure is sorted by its value. */
function cell(text: string, value?: number): string {
  return `<td${value === undefined ? '' : ` data-value="${value}"`}>${escapeHtml(text)}</td>`;
}

/** Where a figure and its range lie between two ends, and where it would mean nothing. */
function gauge(estimate: Estimate, from: number, to: number, nothing = 0): string {
  const { value, low = from, high = to } = estimate; // it may be anything where nothing is known
  const place = (figure: number) => (4 + Math.min(Math.max((figure - from) / (to - from), 0), 1) * 132).toFixed(1);
  const paths = [
    '<path class="rail" d="M4 7H136"/>',
    `<path class="nothing" d="M${place(nothing)} 2V12"/>`,
    `<path class="range" d="M${place(low)} 7H${place(high)}"/>`,
    `<circle cx="${place(value)}" cy="7" r="3.5"/>`,
  ];
  return `<td class="gauge" data-value="${value}"><svg viewBox="0 0 140 14" aria-hidden="true">${paths.join('')}</svg></td>`;
}
