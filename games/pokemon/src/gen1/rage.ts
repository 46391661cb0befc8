import { type Deep, emit, type Flow, type Seat } from '@fermata/core';
import { stageChange } from '../battle/stages.ts';
import { ATTACK } from '../data/index.ts';
import type { Event } from '../events.ts';
import type { State } from '../state.ts';

/** Whoever rages and is hit attacks the harder. */
export function* rage(state: Deep<State>, seat: Seat): Flow<Event> {
  const { active, team } = state.sides[seat]!; // there are two
  if (active.rage === 0 || active.stages[ATTACK]! >= 6 || team[0]!.health === 0) return;
  const change = stageChange(active, ATTACK, 1)!; // the stage can move
  yield* emit({ type: 'staged', seat, stat: ATTACK, by: 1, stage: change.stage, value: change.value });
}
