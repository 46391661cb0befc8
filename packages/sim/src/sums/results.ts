import type { Outcome } from '@fermata/core';
import type { SeatResult } from '@fermata/core/host';
import { addValue, type Moments, mergeMoments, noMoments } from './moments.ts';

/** How matches ended for a seat or an agent. */
export interface ResultSums {
  wins: number;
  draws: number;
  losses: number;
  readonly scores: Moments;
}

export function noResults(): ResultSums {
  return { wins: 0, draws: 0, losses: 0, scores: noMoments() };
}

/** Half points, so that sums are whole: two for the first place alone, one for sharing it, none for any other. */
export const WIN = 2;
export const DRAW = 1;
export const LOSS = 0;

export function halfPoints(outcome: Outcome): readonly number[] {
  const firsts = outcome.filter(({ rank }) => rank === 1).length;
  return outcome.map(({ rank }) => (rank > 1 ? LOSS : firsts > 1 ? DRAW : WIN));
}

export function addResult(results: ResultSums, half: number, { score }: SeatResult): void {
  if (half === WIN) results.wins++;
  else if (half === DRAW) results.draws++;
  else results.losses++;
  addValue(results.scores, score);
}

export function mergeResults(into: ResultSums, from: ResultSums): void {
  into.wins += from.wins;
  into.draws += from.draws;
  into.losses += from.losses;
  mergeMoments(into.scores, from.scores);
}
