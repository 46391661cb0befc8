import type { DeepReadonly } from '@fermata/core';
import { attackWith } from '../battle/attack.ts';
import { isUnderWay } from '../battle/choices.ts';
import { emitNow } from '../battle/emit-now.ts';
import { isExposed } from '../battle/exposed.ts';
import { paysFor } from '../battle/payment.ts';
import type { Plans } from '../battle/plan.ts';
import { residual } from '../battle/residual.ts';
import { findMove, type Move, NO_MOVE } from '../data/index.ts';
import { type BattleSeat, foeOf } from '../seats.ts';
import { CANNOT_MOVE, STRUGGLE, type State, whoAt } from '../state.ts';
import { canAct } from './can-act.ts';
import { use } from './use.ts';

/** A Pokémon acts: if nothing keeps it from that, it pays for its move and uses it. */
export function act(state: DeepReadonly<State>, seat: BattleSeat, plans: Plans): void {
  const { move: id } = plans[seat];
  if (id === CANNOT_MOVE) {
    emitNow({ type: 'failed', seat, who: whoAt(state, seat), why: 'cannotMove', move: NO_MOVE });
    residual(state, seat);
    return;
  }
  const move = findMove(id); // whoever sleeps from the start has never selected one
  const target = move?.isSelf ? seat : foeOf(seat);
  if (isExposed(state.sides[target])) emitNow({ type: 'forgotten', seat: target });
  const isHindered = !canAct(state, seat, id, target);
  if (isHindered || move === undefined || (id !== STRUGGLE && !isInStep(state, seat, move))) {
    residual(state, seat);
    return;
  }
  use(attackWith(state, seat, move, plans), paysFor(state, seat, move), '');
}

/** A Pokémon may be about to use a move that is not in the slot it selected last: it pays, and nothing happens. */
function isInStep(state: DeepReadonly<State>, seat: BattleSeat, move: Move): boolean {
  const { active, slot } = state.sides[seat];
  if (isUnderWay(active) || active.moves[slot] === move.number) return true;
  if (paysFor(state, seat, move)) emitNow({ type: 'spent', seat });
  emitNow({ type: 'failed', seat, who: whoAt(state, seat), why: 'outOfStep', move: move.number });
  return false;
}
