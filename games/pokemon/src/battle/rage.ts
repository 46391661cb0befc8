import { becauseNow, type DeepReadonly } from '@fermata/core';
import { ATTACK } from '../data/index.ts';
import type { BattleSeat } from '../seats.ts';
import type { State } from '../state.ts';
import { aboutFighter } from './about.ts';
import { stage } from './change-stages.ts';
import { stageChange } from './stages.ts';

/** Whoever rages and is hit attacks the harder. */
export function rage(state: DeepReadonly<State>, seat: BattleSeat): void {
  const { active, team } = state.sides[seat];
  if (active.rage === 0 || active.stages[ATTACK] >= 6 || team[0].health === 0) return;
  const change = stageChange(active, ATTACK, 1)!; // the stage can move
  becauseNow(aboutFighter(state, seat, 'its rage'), stage, state, seat, ATTACK, change);
}
