import { type Moments, mergeMoments, noMoments } from '../sums/moments.ts';
import { mergeResults, noResults, type ResultSums } from '../sums/results.ts';
import { mergeSpreads, noSpread, type Spread } from '../sums/spread.ts';
import { type Decisions, mergeDecisions, noDecisions } from './decisions.ts';
import { type Exercise, mergeExercises, noExercise } from './exercise.ts';
import { mergePairs, type Pairs } from './pairs.ts';
import { mergeTroubles, type Troubles } from './troubles.ts';

/**
 * All that is kept of the games played: sums, never a game. Plain data, so that it crosses threads; merging the parts of a
 * batch gives the tally of the whole.
 */
export interface Tally {
  games: number;
  readonly seats: readonly { readonly results: ResultSums; readonly scores: Spread }[];
  readonly agents: readonly ResultSums[];
  /** What the first seat got more than the mean of all, in half points times seats, so that it is whole. */
  readonly firstSeat: Moments;
  readonly turns: Spread;
  readonly choices: Spread;
  readonly leadChanges: Spread;
  readonly decisions: Decisions;
  readonly exercise: Exercise;
  readonly pairs: Pairs;
  readonly troubles: Troubles;
}

export function noTally(seats: number, agents: number): Tally {
  return {
    games: 0,
    seats: Array.from({ length: seats }, () => ({ results: noResults(), scores: noSpread() })),
    agents: Array.from({ length: agents }, noResults),
    firstSeat: noMoments(),
    turns: noSpread(),
    choices: noSpread(),
    leadChanges: noSpread(),
    decisions: noDecisions(),
    exercise: noExercise(),
    pairs: new Map(),
    troubles: new Map(),
  };
}

export function mergeTallies(into: Tally, from: Tally): void {
  into.games += from.games;
  for (const [seat, { results, scores }] of into.seats.entries()) {
    const other = from.seats[seat] as Tally['seats'][number]; // the same table
    mergeResults(results, other.results);
    mergeSpreads(scores, other.scores);
  }
  for (const [agent, results] of into.agents.entries()) mergeResults(results, from.agents[agent] as ResultSums); // as above
  mergeMoments(into.firstSeat, from.firstSeat);
  mergeSpreads(into.turns, from.turns);
  mergeSpreads(into.choices, from.choices);
  mergeSpreads(into.leadChanges, from.leadChanges);
  mergeDecisions(into.decisions, from.decisions);
  mergeExercises(into.exercise, from.exercise);
  mergePairs(into.pairs, from.pairs);
  mergeTroubles(into.troubles, from.troubles);
}
