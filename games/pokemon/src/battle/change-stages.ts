import type { DeepReadonly } from '@fermata/core';
import { ATTACK, type Move, SPEED, type Stages, type Stat } from '../data/index.ts';
import { type BattleSeat, foeOf } from '../seats.ts';
import { type Active, type State, weakened } from '../state.ts';
import type { Attack } from './attack.ts';
import { emitNow } from './emit-now.ts';
import { type StageChange, stageChange } from './stages.ts';

/** Raises or lowers a stat; false if that fails. Mist keeps moves that only lower from doing so. */
export function changeStages({ state, seat, target, move }: Attack, { stat, by }: Stages): boolean {
  const { active } = state.sides[target];
  if (target !== seat && isMisted(active, move, by)) {
    emitNow({ type: 'noEffect', seat, move: move.number, why: 'mist' });
    return false;
  }
  const change = stageChange(active, stat, by);
  if (change !== undefined) stage(state, target, stat, change);
  if (!change?.isReal) {
    emitNow({ type: 'noEffect', seat, move: move.number, why: 'limit' });
    return false;
  }
  weakenAgain(state, foeOf(seat));
  return true;
}

/** Tells of a change; not where nothing moves, since the stat was at its limit already. */
export function stage(
  { sides }: DeepReadonly<State>,
  seat: BattleSeat,
  stat: Stat,
  { stage: to, value }: StageChange,
): void {
  const by = to - sides[seat].active.stages[stat];
  if (by !== 0) emitNow({ type: 'staged', seat, stat, by, stage: to, value });
}

/** It keeps a foe's moves from lowering anything, unless that is their secondary effect. */
export function isMisted({ hasMist }: DeepReadonly<Active>, { category }: Move, by: number): boolean {
  return hasMist && by < 0 && category === 'status';
}

/** Whenever stages change, paralysis and burns of the one whose turn it is not take their part once more. */
function weakenAgain({ sides }: DeepReadonly<State>, seat: BattleSeat): void {
  const { active, team } = sides[seat];
  const { status } = team[0];
  if (status === 'paralysis')
    emitNow({ type: 'weakened', seat, stat: SPEED, value: weakened(active.stats[SPEED], 0.25) });
  if (status === 'burn') emitNow({ type: 'weakened', seat, stat: ATTACK, value: weakened(active.stats[ATTACK], 0.5) });
}
