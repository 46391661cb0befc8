import type { DeepReadonly } from '@fermata/core';
import type { Move } from '../data/index.ts';
import { type BattleSeat, foeOf } from '../seats.ts';
import type { State } from '../state.ts';
import type { Plans } from './plan.ts';

/** A move on its way: who uses it, whom it is aimed at, and what both are about to do in this turn. */
export interface Attack {
  readonly state: DeepReadonly<State>;
  readonly seat: BattleSeat;
  readonly target: BattleSeat;
  readonly move: Move;
  readonly plans: Plans;
}

/** A seat uses a move, on itself or on its foe. */
export function attackWith(state: DeepReadonly<State>, seat: BattleSeat, move: Move, plans: Plans): Attack {
  return { state, seat, target: move.isSelf ? seat : foeOf(seat), move, plans };
}
