import type { Estimate } from '../../figures/interval.ts';
import { columns, cut, NAME_MAX } from '../../show/columns.ts';
import { cell, gauge, sheet } from '../../show/html.ts';
import { countOf, known, number, percent, points } from '../../show/numbers.ts';
import type { AgentOptionStatistics, OptionFigures, OptionStatistics, PromptStatistics } from './options.ts';

/** Options that are shown of each end; the report and the data have all. */
const OPTIONS_SHOWN = 10;

export function lines({ prompts, options, unlisted }: OptionFigures, width?: number): readonly string[] {
  const clear = options.flatMap((option) => (option.isClear && option.lift ? [{ ...option, lift: option.lift }] : []));
  const best = clear.filter(({ lift }) => lift.value > 0).sort((a, b) => b.lift.low - a.lift.low);
  const worst = clear.filter(({ lift }) => lift.value < 0).sort((a, b) => a.lift.high - b.lift.high);
  return [
    '',
    ...promptLines(prompts, width),
    ...(clear.length === 0 ? ['', 'no option goes clearly with winning or losing'] : []),
    ...(best.length === 0 ? [] : ['', 'goes with winning', ...optionLines(best.slice(0, OPTIONS_SHOWN), width)]),
    ...(worst.length === 0 ? [] : ['', 'goes with losing', ...optionLines(worst.slice(0, OPTIONS_SHOWN), width)]),
    ...(unlisted === 0 ? [] : ['', `${countOf(unlisted, 'offer')} of further options not listed`]),
  ];
}

function promptLines(prompts: readonly PromptStatistics[], width?: number): readonly string[] {
  const rows = prompts.map(({ label, asked, options }) => [cut(label, NAME_MAX), number(asked), options.toFixed(1)]);
  return columns([['prompt', 'asked', 'options'], ...rows], width);
}

function optionLines(options: readonly OptionStatistics[], width?: number): readonly string[] {
  const rows = [
    ['', 'offered', 'taken', 'seats', 'won if taken', 'if left', 'difference'],
    ...options.map(({ label, text, offered, rate, takenBy, leftBy, whenTaken, whenLeft, lift }) => [
      cut(`${text} · ${label}`, NAME_MAX),
      number(offered),
      percent(rate),
      `${number(takenBy)} / ${number(leftBy)}`,
      known(whenTaken, ({ value }) => percent(value)),
      known(whenLeft, ({ value }) => percent(value)),
      known(lift, points),
    ]),
  ];
  return columns(rows, width);
}

/** Rows beyond this make a page slow; the data has them all. */
const ROWS_MAX = 1500;

export function section({ prompts, options, unlisted }: OptionFigures): string {
  const shown = options.slice(0, ROWS_MAX);
  const left = options.length - shown.length;
  const notes = [
    ...(left === 0 ? [] : [`${number(left)} more options are in the data.`]),
    ...(unlisted === 0 ? [] : [`${number(unlisted)} offers of further options are not listed.`]),
  ];
  return `<h2>Options</h2>
<p class="note">Difference: the share of wins of those who took an option at least once in a game, less that of those who
could have and never did; compared within each agent, so that it tells of the option and not of who picks it; in colour where
it is no chance, even though so many are looked at. It goes with winning; it need not be why. Never taken: of the seats that had
it to choose in a game, how many never did. ${notes.join(' ')}</p><br>
<input type="search" data-filter="options" placeholder="Find an option" aria-label="Find an option">
${sheet('Options', ['option', 'prompt', ...COUNT_HEADS], shown.map(optionRow), 'options')}${byAgent(shown)}
<h2>Prompts</h2>${sheet('Prompts', ['prompt', 'asked', 'options on average'], prompts.map(promptRow), 'prompts')}`;
}

function optionRow(option: OptionStatistics): readonly string[] {
  const { label, text, lift, isClear } = option;
  const kind = isClear && lift ? (lift.value > 0 ? 'good' : 'bad') : '';
  return [cell(text), cell(label), ...countCells(option, kind)];
}

/** What each agent made of them, where several play. */
function byAgent(options: readonly OptionStatistics[]): string {
  const rows = options.flatMap(({ text, label, agents = [] }) =>
    agents.map((one) => [cell(text), cell(label), cell(one.agent), ...countCells(one, '')]),
  );
  if (rows.length === 0) return '';
  const heads = ['option', 'prompt', 'agent', ...COUNT_HEADS];
  return `<h2>Options by agent</h2><input type="search" data-filter="options-by-agent" placeholder="Find an option or an agent" aria-label="Find an option or an agent">${sheet('Options by agent', heads, rows.slice(0, ROWS_MAX), 'options-by-agent')}`;
}

const COUNT_HEADS = ['offered', 'taken', 'seats', 'never taken', 'won if taken', 'if left', 'difference', '-50 to 50'];

function countCells(
  { offered, rate, takenBy, leftBy, whenTaken, whenLeft, lift }: Omit<AgentOptionStatistics, 'agent'>,
  kind: string,
): readonly string[] {
  const seats = takenBy + leftBy;
  const shareCell = (won: Estimate | undefined) =>
    cell(
      known(won, ({ value }) => percent(value)),
      won?.value ?? NOWHERE,
    );
  return [
    cell(number(offered), offered),
    cell(percent(rate), rate),
    cell(number(seats), seats),
    cell(percent(leftBy / seats), leftBy / seats),
    shareCell(whenTaken),
    shareCell(whenLeft),
    `<td class="${kind}" data-value="${lift?.value ?? NOWHERE}">${known(lift, points)}</td>`,
    lift === undefined ? '<td></td>' : gauge(lift, -0.5, 0.5),
  ];
}

/** What is not known is sorted below all that is. */
const NOWHERE = -9;

function promptRow({ label, asked, options }: PromptStatistics): readonly string[] {
  return [cell(label), cell(number(asked), asked), cell(options.toFixed(1), options)];
}
