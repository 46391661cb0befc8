/** Differences of two sides, game by game: both have the same seed, and the same agents in the same seats. */
import { type Estimate, mean, shareDifference, wilson } from '../figures/interval.ts';
import type { MatchRow, SeatRow } from '../rows/row.ts';
import { addValue, type Moments, noMoments } from '../sums/moments.ts';
import { halfPoints, WIN } from '../sums/results.ts';

/** By what is measured, in the order in which it came up. */
export type Paired = Map<string, PairedSums>;

interface PairedSums extends Pick<Difference, 'of' | 'figure' | 'kind'> {
  readonly one: Moments;
  readonly other: Moments;
  readonly more: Moments;
}

/** How much more something is on the second side than on the first. */
export interface Difference {
  /** Whose it is, such as `seat 0`, an agent, or `a game`. */
  readonly of: string;
  /** Such as `share of wins`, `score`, `turns`, or a source of points. */
  readonly figure: string;
  readonly kind: 'share' | 'amount';
  readonly one: Estimate;
  readonly other: Estimate;
  readonly more: Estimate;
}

export function noPaired(): Paired {
  return new Map();
}

/** Adds the rows of both sides, of the same matches. */
export function addRows(paired: Paired, ones: readonly MatchRow[], others: readonly MatchRow[]): void {
  for (const [at, row] of ones.entries()) {
    const [one, other] = [measured(row), measured(others[at] as MatchRow)]; // as many
    // Of a source of points that only one side has, the other has none.
    for (const [key, measure] of new Map([...one, ...other]))
      addPair(paired, key, measure, one.get(key)?.value ?? 0, other.get(key)?.value ?? 0);
  }
}

function addPair(paired: Paired, key: string, { of, figure, kind }: Measure, one: number, other: number): void {
  const known = paired.get(key);
  if (known === undefined && paired.size >= MEASURES_MAX) return;
  const sums = known ?? { of, figure, kind, one: noMoments(), other: noMoments(), more: noMoments() };
  if (known === undefined) paired.set(key, sums);
  addValue(sums.one, one);
  addValue(sums.other, other);
  addValue(sums.more, other - one);
}

/** Sources are names that a game makes: there are never so many, unless it makes one for each match. */
const MEASURES_MAX = 1000;

export function differencesOf(paired: Paired): readonly Difference[] {
  return [...paired.values()].map(({ of, figure, kind, one, other, more }) => ({
    ...{ of, figure, kind },
    ...(kind === 'share'
      ? { one: shareOf(one), other: shareOf(other), more: shareDifference(more, SHARES) }
      : { one: mean(one), other: mean(other), more: mean(more) }),
  }));
}

/** A game that ends the other way changes the share of a seat by a whole one. */
const SHARES = { unit: WIN, least: -1, most: 1, turn: 1 };

function shareOf({ sum, count }: Moments): Estimate {
  return wilson(sum / WIN, count);
}

interface Measure extends Pick<Difference, 'of' | 'figure' | 'kind'> {
  readonly value: number;
}

/** All that is compared in a match. What agents do is that of all their seats, on average. */
function measured(row: MatchRow): ReadonlyMap<string, Measure> {
  const halves = halfPoints(row.seats.map(({ place, score }) => ({ rank: place, score })));
  const seats = row.seats.map((seat, at) => ({ ...seat, halves: halves[at] as number })); // one for each
  const names = [...new Set(seats.map(({ agent }) => agent))].sort();
  const groups: readonly (readonly [string, Seats])[] = [
    ...seats.map((seat, at) => [`seat ${at}`, [seat]] as const),
    ...(names.length < 2 ? [] : names.map((name) => [name, seats.filter(({ agent }) => agent === name)] as const)),
  ];
  const sources = [...new Set(seats.flatMap((seat) => Object.keys(seat.sources ?? {})))];
  const measures: readonly Measure[] = [
    ...groups.map(([of, own]) => measure(of, 'share of wins', own, ({ halves: won }) => won, 'share')),
    ...[...groups, ['a seat', seats] as const].map(([of, own]) => measure(of, 'score', own, ({ score }) => score)),
    ...sources.map((source) =>
      measure('a seat', `points from ${source}`, seats, (seat) => seat.sources?.[source] ?? 0),
    ),
    { of: 'a game', figure: 'turns', kind: 'amount', value: row.turns },
    { of: 'a game', figure: 'questions', kind: 'amount', value: row.questions },
  ];
  return new Map(measures.map((one) => [`${one.of}\n${one.figure}`, one]));
}

type Seats = readonly (SeatRow & { readonly halves: number })[];

/** The mean of some seats. */
function measure(
  of: string,
  figure: string,
  seats: Seats,
  value: (seat: Seats[number]) => number,
  kind: Measure['kind'] = 'amount',
): Measure {
  return { of, figure, kind, value: seats.reduce((sum, seat) => sum + value(seat), 0) / seats.length };
}
