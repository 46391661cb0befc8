import { addValue, type Moments, mergeMoments, noMoments } from '../../sums/moments.ts';

/** How matches went, turn by turn: by agent, seat and turn. */
export type Sums = readonly (readonly TurnSums[][])[];

/** What an agent in a seat had when so many turns were over. */
export interface TurnSums {
  readonly score: Moments;
  readonly hope: Moments;
  /** Matches in which it was ahead of all others, and those in which another was. */
  readonly ahead: Ended;
  readonly behind: Ended;
}

/** How matches ended for whoever stood so: half points. */
export interface Ended {
  count: number;
  halves: number;
}

/** Hopes are summed up in whole parts of this: sums of whole numbers are the same however they are merged. */
export const HOPE = 10_000;

export function noSums(agents: number, seats: number): Sums {
  return Array.from({ length: agents }, () => Array.from({ length: seats }, () => []));
}

export function mergeSums(into: Sums, from: Sums): void {
  for (const [agent, seats] of from.entries())
    for (const [seat, turns] of seats.entries()) mergeTurns(into[agent]?.[seat] as TurnSums[], turns); // as many of each
}

/** Adds turns to turns, each to the same one. */
export function mergeTurns(into: TurnSums[], from: readonly TurnSums[]): void {
  for (const [turn, { score, hope, ahead, behind }] of from.entries()) {
    const sums = turnAt(into, turn);
    mergeMoments(sums.score, score);
    mergeMoments(sums.hope, hope);
    addEnded(sums.ahead, ahead);
    addEnded(sums.behind, behind);
  }
}

/** What an agent had in a turn of one match, and how that ended. */
export interface Stand {
  readonly score: number | undefined;
  readonly hope: number | undefined;
  /** Undefined where nobody is ahead alone. */
  readonly isAhead: boolean | undefined;
  readonly halves: number;
}

export function addStand(turns: TurnSums[], turn: number, { score, hope, isAhead, halves }: Stand): void {
  const sums = turnAt(turns, turn);
  if (score !== undefined) addValue(sums.score, score);
  if (hope !== undefined) addValue(sums.hope, hope);
  if (isAhead !== undefined) addEnded(isAhead ? sums.ahead : sums.behind, { count: 1, halves });
}

function turnAt(turns: TurnSums[], turn: number): TurnSums {
  while (turns.length <= turn)
    turns.push({
      ...{ score: noMoments(), hope: noMoments() },
      ...{ ahead: { count: 0, halves: 0 }, behind: { count: 0, halves: 0 } },
    });
  return turns[turn] as TurnSums; // it was made
}

function addEnded(into: Ended, from: Ended): void {
  into.count += from.count;
  into.halves += from.halves;
}
