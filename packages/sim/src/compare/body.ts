import type { ReportBody } from '../report/body.ts';
import { type Chart, chart, figures } from '../show/charts.ts';
import { escapeHtml } from '../show/escape.ts';
import { cell, gauge, sheet } from '../show/html.ts';
import { countOf, known, number, percent, points } from '../show/numbers.ts';
import type { Comparison } from './compare.ts';
import type { OptionDifference } from './options.ts';
import type { Difference } from './paired.ts';
import { figuresOf } from './table.ts';

/** Rows beyond this make a page slow; the data has them all. */
const ROWS_MAX = 500;

/** The body of a page that shows two sides beside each other. */
export function comparisonBody({ games, wanted, seed, sides, differences, options }: Comparison): ReportBody {
  const [one, other] = sides;
  const { game, version } = one.statistics;
  const charts = chartsOf(sides);
  const versions =
    other.statistics.version === version ? `version ${version}` : `versions ${version} and ${other.statistics.version}`;
  const head = `<header><h1>${escapeHtml(game)}, side by side</h1>
<p class="note">One: <b>${escapeHtml(one.name)}</b></p>
<p class="note">Other: <b>${escapeHtml(other.name)}</b></p>
<p class="note">${countOf(games, 'game', wanted)} on each side by ${escapeHtml(agentsIn(one.statistics))} · ${versions} · seed ${escapeHtml(seed)}</p>
<p class="note">Both sides have the same seeds, and the same agents in the same seats. Ranges hold the true figure with 95 %
confidence. A difference is how much more the other side has, game by game, so that luck
which both had cancels out; bold where its range is beyond nothing.</p></header>
<h2>What differs</h2>${sheet('What differs', ['of', 'figure', 'one', 'other', 'difference', '-50 to 50'], differences.map(row), 'differences')}
${figures(charts)}`;
  return { head, tables: optionSection(options.list, options.alone), charts };
}

function agentsIn({ agents }: Comparison['sides'][0]['statistics']): string {
  return agents.map(({ name }) => name).join(', ');
}

function row(difference: Difference): readonly string[] {
  const { of, figure, kind, one, other, more } = difference;
  const [before, after, told] = figuresOf(difference);
  return [
    cell(of),
    cell(figure),
    cell(before, one.value),
    cell(after, other.value),
    `<td class="${isClear(more) ? 'clear' : ''}" data-value="${more.value}">${told}</td>`,
    kind === 'share' ? gauge(more, -0.5, 0.5) : '<td></td>',
  ];
}

function isClear({ low = 0, high = 0 }: Difference['more']): boolean {
  return low > 0 || high < 0;
}

/** The names of sides may be long: the charts say which is which as the tables do. */
function chartsOf([one, other]: Comparison['sides']): readonly Chart[] {
  const [a, b] = [one.statistics, other.statistics];
  return [
    chart('Length of a game', 'turns', [
      ['one', a.turns],
      ['other', b.turns],
    ]),
    chart('Decisions in a game', 'decisions', [
      ['one', a.decisions],
      ['other', b.decisions],
    ]),
    ...a.seats.flatMap(({ seat, scores }) => {
      const others = b.seats[seat]?.scores;
      return others === undefined
        ? []
        : [
            chart(`Scores of seat ${seat}`, 'score', [
              ['one', scores],
              ['other', others],
            ]),
          ];
    }),
  ];
}

function optionSection(list: readonly OptionDifference[], [one, other]: readonly [number, number]): string {
  if (list.length === 0) return '';
  const shown = list.slice(0, ROWS_MAX);
  const notes = [
    ...(list.length === shown.length ? [] : [`${number(list.length - shown.length)} more are in the data.`]),
    ...(one === 0 ? [] : [`${countOf(one, 'option')} came up only on the first side.`]),
    ...(other === 0 ? [] : [`${countOf(other, 'option')} came up only on the second side.`]),
  ];
  return `<h2>Options</h2>
<p class="note">Of the seats that could take an option in a game, how many did so at least once; and how many of these won. Bold where it
is no chance, even though so many are looked at; the surest stand first. ${notes.join(' ')}</p><br>
<input type="search" data-filter="options" placeholder="Find an option" aria-label="Find an option">
${sheet('Options', OPTION_HEADS, shown.map(optionRow), 'options')}`;
}

const OPTION_HEADS = [
  ...['option', 'prompt', 'one took it', 'other took it', 'difference', '-50 to 50'],
  ...['one won', 'other won', 'difference of wins'],
];

function optionRow({ text, label, one, other, more, moreWon, isClear: clear }: OptionDifference): readonly string[] {
  const took = ({ took: { value }, seats }: OptionDifference['one']) =>
    cell(`${percent(value)} of ${number(seats)}`, value);
  const won = ({ won: share }: OptionDifference['one']) =>
    cell(
      known(share, ({ value }) => percent(value)),
      share?.value ?? -1,
    );
  return [
    ...[cell(text), cell(label), took(one), took(other)],
    `<td class="${clear ? 'clear' : ''}" data-value="${more.value}">${points(more)}</td>`,
    gauge(more, -0.5, 0.5),
    ...[won(one), won(other), cell(known(moreWon, points), moreWon?.value ?? -9)],
  ];
}
