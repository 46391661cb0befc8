import { type Decisions, mergeDecisions, noDecisions } from './decisions.ts';
import { type Exercise, mergeExercises, noExercise } from './exercise.ts';
import { type Moments, mergeMoments, noMoments } from './moments.ts';
import { mergePairs, type Pairs } from './pairs.ts';
import { mergeSpreads, noSpread, type Spread } from './spread.ts';
import { mergeStandings, noStanding, type Standing } from './standing.ts';
import { mergeTroubles, type Troubles } from './troubles.ts';

/**
 * All that is kept of the games played: sums, never a game. Plain data, so that it crosses threads; merging the parts of a
 * batch gives the tally of the whole.
 */
export interface Tally {
  games: number;
  readonly seats: readonly { readonly standing: Standing; readonly scores: Spread }[];
  readonly agents: readonly Standing[];
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
    seats: Array.from({ length: seats }, () => ({ standing: noStanding(), scores: noSpread() })),
    agents: Array.from({ length: agents }, noStanding),
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
  for (const [seat, { standing, scores }] of into.seats.entries()) {
    const other = from.seats[seat] as Tally['seats'][number]; // the same table
    mergeStandings(standing, other.standing);
    mergeSpreads(scores, other.scores);
  }
  for (const [agent, standing] of into.agents.entries()) mergeStandings(standing, from.agents[agent] as Standing); // as above
  mergeMoments(into.firstSeat, from.firstSeat);
  mergeSpreads(into.turns, from.turns);
  mergeSpreads(into.choices, from.choices);
  mergeSpreads(into.leadChanges, from.leadChanges);
  mergeDecisions(into.decisions, from.decisions);
  mergeExercises(into.exercise, from.exercise);
  mergePairs(into.pairs, from.pairs);
  mergeTroubles(into.troubles, from.troubles);
}
