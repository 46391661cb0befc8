import type { Outcome, Seat } from '@fermata/core';
import type { Scene } from '@fermata/scene';

/** The scores of a match that is over, by their sources: for each of them a value for each seat, the winner's first. */
export interface ScoreSheet {
  readonly seats: readonly Seat[];
  readonly rows: readonly (readonly [source: string, values: readonly (string | number)[]])[];
}

/** What is written about a seat beside its points; its rank is said by the order of the seats. */
const NO_SOURCES = ['rank'];
const POINTS = 'points';

/** What the scene says about each seat, below the points that it has, where points are more than won and lost. */
export function scoreSheet(outcome: Outcome, { places }: Scene): ScoreSheet {
  const seats = outcome.map((_, seat) => seat).toSorted((one, other) => rank(outcome, one) - rank(outcome, other));
  const facts = outcome.map(
    (_, seat) => new Map(places.find(({ owner, in: inside }) => owner === seat && inside === undefined)?.facts),
  );
  const sources = [...new Set(facts.flatMap((it) => [...it.keys()]))].filter((source) => !NO_SOURCES.includes(source));
  const rows = sources.map((source) => [source, seats.map((seat) => facts[seat]?.get(source) ?? '')] as const);
  if (!hasPoints(outcome) || sources.includes(POINTS)) return { seats, rows };
  return { seats, rows: [[POINTS, seats.map((seat) => outcome[seat]?.score ?? 0)], ...rows] };
}

/** False where a score says no more than who has won. */
export function hasPoints(outcome: Outcome): boolean {
  return outcome.some(({ score }) => Math.abs(score) > 1);
}

function rank(outcome: Outcome, seat: Seat): number {
  return outcome[seat]?.rank ?? outcome.length;
}
