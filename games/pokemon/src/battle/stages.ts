import type { DeepReadonly } from '@fermata/core';
import { ACCURACY, type BattleStat, type Stat } from '../data/index.ts';
import type { Active } from '../state.ts';

/** Where a change of stages leads. */
export interface StageChange {
  readonly stage: number;
  /** The stat from now on, or 0 if it stays. */
  readonly value: number;
  /** A stat that is at its limit already moves by one stage less, stays as it is, and that counts as a failure. */
  readonly isReal: boolean;
}

const RAISED = [1, 1.5, 2, 2.5, 3, 3.5, 4];
const LOWERED = [1, 66 / 100, 50 / 100, 40 / 100, 33 / 100, 28 / 100, 25 / 100];

const STAGE_MAX = 6;
const STAT_MAX = 999;

/** What a change of stages would do; undefined if the stage cannot move any more. */
export function stageChange(
  { stages, stats, stored }: DeepReadonly<Active>,
  stat: Stat,
  by: number,
): StageChange | undefined {
  const now = stages[stat]!; // one for each
  if (by > 0 ? now >= STAGE_MAX : now <= -STAGE_MAX) return undefined;
  const stage = Math.max(Math.min(now + by, STAGE_MAX), -STAGE_MAX);
  if (stat >= ACCURACY) return { stage, value: 0, isReal: true };
  if (stats[stat] === (by > 0 ? STAT_MAX : 1)) return { stage: stage - Math.sign(by), value: 0, isReal: false };
  const value = Math.max(Math.floor(stored[stat]! * factorOf(stage)), 1);
  return { stage, value: by > 0 ? Math.min(value, STAT_MAX) : value, isReal: true };
}

/** What a stat is by its stage alone, whatever ails its owner. */
export function statAt({ stages, stored }: DeepReadonly<Active>, stat: BattleStat): number {
  return Math.min(Math.max(Math.floor(stored[stat]! * factorOf(stages[stat]!)), 1), STAT_MAX);
}

function factorOf(stage: number): number {
  return stage >= 0 ? RAISED[stage]! : LOWERED[-stage]!; // within the tables, here and below
}

/** In percent, from six stages down to six up: for accuracy, and the other way round for evasion. */
const HITS = [25, 28, 33, 40, 50, 66, 100, 150, 200, 250, 300, 350, 400];

/** How often a move hits, in 256. */
export function staged(accuracy: number, stage: number): number {
  return Math.floor(accuracy * (HITS[stage + STAGE_MAX]! / 100)); // within the table
}
