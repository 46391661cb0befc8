import type { Outcome, SeatResult } from '@fermata/core';
import { addValue, type Moments, mergeMoments, noMoments } from './moments.ts';

/** How matches ended for a seat or an agent. */
export interface Standing {
  wins: number;
  draws: number;
  losses: number;
  readonly scores: Moments;
}

export function noStanding(): Standing {
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

export function addToStanding(standing: Standing, half: number, { score }: SeatResult): void {
  if (half === WIN) standing.wins++;
  else if (half === DRAW) standing.draws++;
  else standing.losses++;
  addValue(standing.scores, score);
}

export function mergeStandings(into: Standing, from: Standing): void {
  into.wins += from.wins;
  into.draws += from.draws;
  into.losses += from.losses;
  mergeMoments(into.scores, from.scores);
}
