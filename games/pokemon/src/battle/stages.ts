import type { DeepReadonly } from '@fermata/core';
import { type BattleStat, isBattleStat, type Stat } from '../data/index.ts';
import type { Active } from '../state.ts';

/** Where a change of stages leads. */
export interface StageChange {
  readonly stage: number;
  /** The stat from now on, or 0 if it stays. */
  readonly value: number;
  /** A stat that is at its limit already moves by one stage less, stays as it is, and that counts as a failure. */
  readonly isReal: boolean;
}

const STAGE_MAX = 6;
const STAT_MAX = 999;

/** What a change of stages would do; undefined if the stage cannot move any more. */
export function stageChange(
  { stages, stats, stored }: DeepReadonly<Active>,
  stat: Stat,
  by: number,
): StageChange | undefined {
  const now = stages[stat];
  if (by > 0 ? now >= STAGE_MAX : now <= -STAGE_MAX) return undefined;
  const stage = Math.max(Math.min(now + by, STAGE_MAX), -STAGE_MAX);
  if (!isBattleStat(stat)) return { stage, value: 0, isReal: true };
  if (stats[stat] === (by > 0 ? STAT_MAX : 1)) return { stage: stage - Math.sign(by), value: 0, isReal: false };
  const value = Math.max(Math.floor(stored[stat] * factorOf(stage)), 1);
  return { stage, value: by > 0 ? Math.min(value, STAT_MAX) : value, isReal: true };
}

/** What a stat is by its stage alone, whatever ails its owner. */
export function statAt({ stages, stored }: DeepReadonly<Active>, stat: BattleStat): number {
  return Math.min(Math.max(Math.floor(stored[stat] * factorOf(stages[stat])), 1), STAT_MAX);
}

/** How often a move hits, in 256, by a stage of accuracy, or of evasion the other way round. */
export function staged(accuracy: number, stage: number): number {
  return Math.floor(accuracy * factorOf(stage));
}

/** From six stages down to six up. */
const FACTORS = [25 / 100, 28 / 100, 33 / 100, 40 / 100, 50 / 100, 66 / 100, 1, 1.5, 2, 2.5, 3, 3.5, 4];

function factorOf(stage: number): number {
  return FACTORS[stage + STAGE_MAX]!; // stages are never beyond six
}
