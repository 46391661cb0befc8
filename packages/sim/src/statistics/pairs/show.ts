import type { Bounded } from '../../figures/interval.ts';
import { columns, cut } from '../../show/columns.ts';
import { cell, gauge, sheet } from '../../show/html.ts';
import { countOf, number, percent, points, share } from '../../show/numbers.ts';
import type { PairStatistics, Pairs } from './pairs.ts';
import { SEATS_MIN } from './summary.ts';

/** Pairs that are shown of each kind in text; and in a page, where the data have more. */
const PAIRS_SHOWN = 10;
const ROWS_MAX = 100;
const TEXT_MAX = 26;

/** Only what is clear: in text there is no room for guesses. */
export function lines({ list }: Pairs, width?: number): readonly string[] {
  const clear = list.filter(({ isClear }) => isClear);
  const better = clear.filter((pair) => lessOf(pair).value > 0);
  const worse = clear.filter((pair) => lessOf(pair).value < 0);
  return [
    ...(better.length === 0 ? [] : ['', 'go with winning together', ...pairLines(better.slice(0, PAIRS_SHOWN), width)]),
    ...(worse.length === 0 ? [] : ['', 'go with losing together', ...pairLines(worse.slice(0, PAIRS_SHOWN), width)]),
  ];
}

function pairLines(pairs: readonly PairStatistics[], width?: number): readonly string[] {
  const rows = [
    ['', 'seats', 'won with both', 'first alone', 'second alone', 'difference'],
    ...pairs.map((pair) => [
      `${cut(pair.one.text, TEXT_MAX)} + ${cut(pair.other.text, TEXT_MAX)}`,
      number(pair.seats),
      percent(pair.won.value),
      percent(pair.one.won.value),
      percent(pair.other.won.value),
      points(lessOf(pair)),
    ]),
  ];
  return columns(rows, width);
}

export function section({ list, compared, unlisted }: Pairs): string {
  const shown = list.slice(0, ROWS_MAX);
  const notes = [
    ...(compared > shown.length ? [`Of ${countOf(compared, 'pair')} these are the surest.`] : []),
    ...(unlisted === 0 ? [] : [`${number(unlisted)} takings of further things are not looked at.`]),
  ];
  return `<h2>Pairs</h2>
<p class="note">Two options that the same seat took in a game, where at least ${SEATS_MIN} seats took both, and as many each without the
other. Difference: how much more often those with both win than those with one alone, the one to which it is the smaller; compared within
each agent; in colour where it is no chance, even though so many are looked at. The surest stand first. They go with winning; they need not be
why. ${notes.join(' ')}</p><br>
<input type="search" data-filter="pairs" placeholder="Find an option in pairs" aria-label="Find an option in pairs">
${sheet('Pairs', HEADS, shown.map(row), 'pairs')}`;
}

const HEADS = ['one', 'other', 'seats', 'won with both', 'one alone', 'other alone', 'difference', '-50 to 50'];

function row(pair: PairStatistics): readonly string[] {
  const { one, other, seats, won, isClear } = pair;
  const less = lessOf(pair);
  const kind = isClear ? (less.value > 0 ? 'good' : 'bad') : '';
  return [
    cell(`${one.text} · ${one.label}`),
    cell(`${other.text} · ${other.label}`),
    cell(number(seats), seats),
    cell(share(won), won.value),
    ...[one, other].map((thing) => cell(`${percent(thing.won.value)} of ${number(thing.seats)}`, thing.won.value)),
    `<td class="${kind}" data-value="${less.value}">${points(less)}</td>`,
    gauge(less, -0.5, 0.5),
  ];
}

/** The difference that says less: what both add to the better of the two, or take from the worse one. */
function lessOf({ one, other }: PairStatistics): Bounded {
  const distance = ({ low, high }: Bounded) => Math.max(low, -high);
  return distance(one.more) <= distance(other.more) ? one.more : other.more;
}
