import type { DeepReadonly } from '@fermata/core';
import { attackWith } from '../battle/attack.ts';
import { bide } from '../battle/bide.ts';
import { hurtConfused } from '../battle/confusion.ts';
import { emitNow } from '../battle/emit-now.ts';
import { isExposed } from '../battle/exposed.ts';
import { paysFor } from '../battle/payment.ts';
import { findMove } from '../data/index.ts';
import { type BattleSeat, foeOf } from '../seats.ts';
import type { State } from '../state.ts';
import { lacksTarget, whyStatusStops, whyVolatileStops } from './checks.ts';
import { execute } from './execute.ts';
import { fail } from './fail.ts';
import type { Plans } from './plan.ts';

/** Step 3, for a move: three checks, then the move itself. */
export function act(state: DeepReadonly<State>, seat: BattleSeat, plans: Plans): void {
  const { move: number } = plans[seat];
  const target = findMove(number)?.isSelf ? seat : foeOf(seat);
  if (isExposed(state.sides[target])) emitNow({ type: 'forgotten', seat: target });
  const stops = whyStatusStops(state, seat) ?? whyVolatileStops(state, seat, number);
  if (stops !== undefined) {
    fail(state, seat, stops, number);
    if (stops === 'confused') hurtConfused(state, seat);
    return;
  }
  const move = findMove(number)!; // whoever could not choose one has been stopped
  if (lacksTarget(state, seat, move)) fail(state, seat, 'noTarget', number);
  else if (state.sides[seat].active.bide > 0) bide(state, seat);
  else execute(attackWith(state, seat, move, plans), paysFor(state, seat, move), '');
}
