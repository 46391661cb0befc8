import type { Deep, Seat } from '@fermata/core';
import { stageChange } from '../battle/stages.ts';
import { tell } from '../battle/words.ts';
import { ATTACK } from '../data/index.ts';
import type { State } from '../state.ts';

/** Whoever rages and is hit attacks the harder. */
export function rage(state: Deep<State>, seat: Seat): void {
  const { active, team } = state.sides[seat]!; // there are two
  if (active.rage === 0 || active.stages[ATTACK]! >= 6 || team[0]!.health === 0) return;
  const change = stageChange(active, ATTACK, 1)!; // the stage can move
  tell({ type: 'staged', seat, stat: ATTACK, by: 1, stage: change.stage, value: change.value });
}
