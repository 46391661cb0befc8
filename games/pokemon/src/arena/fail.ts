import type { DeepReadonly } from '@fermata/core';
import { isUnderWay } from '../battle/choices.ts';
import { emitNow } from '../battle/emit-now.ts';
import type { Failure } from '../events.ts';
import type { BattleSeat } from '../seats.ts';
import { type State, whoAt } from '../state.ts';

/** Whoever is kept from acting is not in the middle of anything any more; but bearing what comes is what Bide is about. */
export function fail(state: DeepReadonly<State>, seat: BattleSeat, why: Failure, move: number): void {
  emitNow({ type: 'failed', seat, who: whoAt(state, seat), why, move });
  const { active } = state.sides[seat];
  const isBusy = isUnderWay(active) || active.isInvulnerable || active.mustRecharge;
  if (isBusy && why !== 'biding') emitNow({ type: 'interrupted', seat });
}
