import { chanceNow, type DeepReadonly, drawNow } from '@fermata/core';
import { accuracyOn, cannotMiss, isOutOfReach, whyNoEffect } from '../battle/accuracy.ts';
import { CALLABLE } from '../battle/callable.ts';
import { emitNow } from '../battle/emit-now.ts';
import { isExposed } from '../battle/exposed.ts';
import { explode, hurtItself } from '../battle/hurt.ts';
import { rage } from '../battle/rage.ts';
import { begin, cancelRecharge, lengthOf } from '../battle/start.ts';
import { type Move, moveOf, NO_MOVE } from '../data/index.ts';
import type { Caller } from '../events.ts';
import { type BattleSeat, foeOf } from '../seats.ts';
import { type State, whoAt } from '../state.ts';
import { applyEffects } from './apply-effects.ts';
import { isHeld, lacksTarget } from './checks.ts';
import { SURE_HIT, THRASH_MIN } from './constants.ts';
import { deal } from './deal.ts';
import { fail } from './fail.ts';
import type { Plans } from './plan.ts';

/** Step 3d: a move is used, by the one who selected it or because another move has called it. */
export function execute(
  state: DeepReadonly<State>,
  seat: BattleSeat,
  move: Move,
  isPaid: boolean,
  by: Caller,
  plans: Plans,
): void {
  const { number, effect } = move;
  const who = whoAt(state, seat);
  if ((effect === 'charge' || effect === 'hide') && state.sides[seat].active.charging === NO_MOVE) {
    emitNow({ type: 'charged', seat, who, move: number, by });
    return;
  }
  // i.
  emitNow({ type: 'used', seat, who, move: number, isPaid, by });
  if (effect === 'trap') cancelRecharge(state, foeOf(seat));
  if (effect === 'metronome') call(state, seat, drawNow(CALLABLE, 'metronome'), effect, plans);
  else if (effect === 'mirror') mirror(state, seat, number, plans);
  else {
    if (effect === 'thrash') thrash(state, seat, number);
    const isDone = attempt(state, seat, move, plans);
    if (effect === 'explode' && !isExposed(state.sides[foeOf(seat)])) explode(state, seat);
    if (effect === 'explode' || effect === 'disable') rage(state, foeOf(seat));
    if (effect === 'crash' && !isDone) hurtItself(state, seat, 1, 'crash');
  }
}

/** It goes on for three or four turns, whether it hits or not. */
function thrash({ sides }: DeepReadonly<State>, seat: BattleSeat, move: number): void {
  if (sides[seat].active.thrash === NO_MOVE) begin(seat, 'thrash', THRASH_MIN + lengthOf(2, 'thrashTurns'), move);
}

/** What is called needs a target of its own. */
function call(state: DeepReadonly<State>, seat: BattleSeat, number: number, by: Caller, plans: Plans): void {
  const move = moveOf(number);
  emitNow({ type: 'selected', seat, move: number, slot: -1 });
  if (lacksTarget(state, seat, move)) fail(state, seat, 'noTarget', number);
  else execute(state, seat, move, false, by, plans);
}

function mirror(state: DeepReadonly<State>, seat: BattleSeat, own: number, plans: Plans): void {
  const { lastMove } = state.sides[foeOf(seat)].active;
  if (lastMove !== NO_MOVE && lastMove !== own) call(state, seat, lastMove, 'mirror', plans);
  else emitNow({ type: 'noEffect', seat, move: own, why: 'noMove' });
}

/** ii to vi. False if the move missed or could do nothing. */
function attempt(state: DeepReadonly<State>, seat: BattleSeat, move: Move, plans: Plans): boolean {
  const target = move.isSelf ? seat : foeOf(seat);
  if (!hits(state, seat, target, move)) return false;
  const why = whyNoEffect(state, seat, target, move);
  if (why !== undefined) {
    emitNow({ type: 'noEffect', seat, move: move.number, why });
    return false;
  }
  const dealt = deal(state, seat, target, move);
  if (dealt === undefined) return false;
  applyEffects(state, seat, target, move, plans, dealt);
  return true;
}

/** ii. The accuracy check. */
function hits(state: DeepReadonly<State>, seat: BattleSeat, target: BattleSeat, move: Move): boolean {
  if (target === seat) return true;
  const [own, foe] = [state.sides[seat].active, state.sides[target].active];
  if (isOutOfReach(foe, move)) {
    emitNow({ type: 'missed', seat, move: move.number, why: 'invulnerable' });
    return false;
  }
  if (cannotMiss(move, foe) || isHeld(state, target)) return true;
  const plain = Math.floor((move.accuracy * SURE_HIT) / 100);
  const isHit = chanceNow(accuracyOn(plain, own, foe), 256, 'hit');
  if (!isHit) emitNow({ type: 'missed', seat, move: move.number, why: 'missed' });
  return isHit;
}
