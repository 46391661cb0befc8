import { chanceNow, type DeepReadonly } from '@fermata/core';
import { emitNow } from '../battle/emit-now.ts';
import { findMove, SPEED } from '../data/index.ts';
import type { BattleSeat } from '../seats.ts';
import type { State } from '../state.ts';
import type { Plan, Plans } from './plan.ts';

/** Step 2: switches, then items, then moves by priority; then the faster one; then chance. Tells who is first, and why. */
export function inOrder({ sides }: DeepReadonly<State>, plans: Plans): readonly BattleSeat[] {
  const [one, other] = plans;
  const byKind = kindOf(other) - kindOf(one);
  const byPriority = priorityOf(one) - priorityOf(other);
  const bySpeed = sides[0].active.stats[SPEED] - sides[1].active.stats[SPEED];
  const why = byKind !== 0 ? 'kind' : byPriority !== 0 ? 'priority' : bySpeed !== 0 ? 'speed' : 'tie';
  // Two switches, or two items, come to the same in any order: nothing for chance to decide.
  const isEven = why === 'tie' && kindOf(one) === MOVE;
  const isFirst = isEven ? chanceNow(1, 2, 'tie') : (byKind || byPriority || bySpeed) >= 0;
  emitNow({ type: 'ordered', first: isFirst ? 0 : 1, why });
  return isFirst ? [0, 1] : [1, 0];
}

/** The lower, the sooner. */
const SWITCH = 0;
const ITEM = 1;
const MOVE = 2;

function kindOf({ to, use }: Plan): number {
  if (to > 0) return SWITCH;
  return use === undefined ? MOVE : ITEM;
}

function priorityOf({ move }: Plan): number {
  return findMove(move)?.priority ?? 0;
}
