import { becauseNow, type DeepReadonly, drawNow } from '@fermata/core';
import { aboutFighter } from '../battle/about.ts';
import { type Attack, attackWith } from '../battle/attack.ts';
import { CALLABLE } from '../battle/callable.ts';
import { emitNow } from '../battle/emit-now.ts';
import { HELD_ANEW, isAtItsLongest } from '../battle/holds.ts';
import { hurtItself } from '../battle/hurt.ts';
import { rage } from '../battle/rage.ts';
import { residual } from '../battle/residual.ts';
import { cancelRecharge } from '../battle/start.ts';
import { moveOf, NO_MOVE } from '../data/index.ts';
import type { Caller } from '../events.ts';
import { type BattleSeat, foeOf } from '../seats.ts';
import { fighterOf, type State, whoAt } from '../state.ts';
import { attempt } from './attempt.ts';

/** A move is used: by the one who selected it, or because another move has called it. */
export function use(attack: Attack, isPaid: boolean, by: Caller): void {
  const { state, seat, target, move } = attack;
  const { number: id, effect } = move;
  if ((effect === 'charge' || effect === 'hide') && state.sides[seat].active.charging === NO_MOVE) {
    emitNow({ type: 'charged', seat, who: whoAt(state, seat), move: id, by });
    settle(state, seat, target);
    return;
  }
  emitNow({ type: 'used', seat, who: whoAt(state, seat), move: id, isPaid, by });
  if (effect === 'trap') cancelRecharge(state, target);
  if (effect === 'metronome') {
    const called = drawNow(CALLABLE, 'metronome');
    call(attack, called, 'metronome');
    return;
  }
  if (effect === 'mirror') {
    const { lastMove } = state.sides[foeOf(seat)].active;
    if (lastMove !== NO_MOVE && lastMove !== id) {
      call(attack, lastMove, 'mirror');
      return;
    }
    emitNow({ type: 'noEffect', seat, move: id, why: 'noMove' });
  } else {
    const isDone = attempt(attack);
    if (target !== seat && (effect === 'explode' || effect === 'disable')) rage(state, target);
    if (!isDone && effect === 'crash') hurtItself(state, seat, 1, 'crash');
  }
  settle(state, seat, target);
}

function call({ state, seat, plans }: Attack, move: number, by: Caller): void {
  emitNow({ type: 'selected', seat, move, slot: -1 });
  becauseNow(aboutFighter(state, seat, move), use, attackWith(state, seat, moveOf(move), plans), false, by);
}

/** After a move: holds go on or end, and the user suffers from what ails it, unless its target has fainted. */
function settle(state: DeepReadonly<State>, seat: BattleSeat, target: BattleSeat): void {
  const { active } = state.sides[seat];
  const { health } = fighterOf(state, target);
  if (active.trapping !== NO_MOVE) {
    if (health === 0) emitNow({ type: 'ended', seat, what: 'trap' });
    else if (!isAtItsLongest(active) && state.sides[target].active.trapped !== HELD_ANEW)
      emitNow({ type: 'started', seat: target, what: 'trapped', turns: HELD_ANEW, move: NO_MOVE, slot: -1 });
  }
  if (active.thrash !== NO_MOVE && active.thrashTurns <= 0) emitNow({ type: 'ended', seat, what: 'thrash' });
  if (health > 0) residual(state, seat);
}
