import { becauseNow, chanceNow, type DeepReadonly, drawNow } from '@fermata/core';
import { aboutFighter } from '../battle/about.ts';
import { accuracyOn, cannotMiss, isOutOfReach, whyNoEffect } from '../battle/accuracy.ts';
import { type Attack, attackWith } from '../battle/attack.ts';
import { CALLABLE } from '../battle/callable.ts';
import { emitNow } from '../battle/emit-now.ts';
import { isExposed } from '../battle/exposed.ts';
import { explode, hurtItself } from '../battle/hurt.ts';
import { rage } from '../battle/rage.ts';
import { begin, cancelRecharge, lengthOf } from '../battle/start.ts';
import { moveOf, NO_MOVE } from '../data/index.ts';
import type { Caller } from '../events.ts';
import { type BattleSeat, foeOf } from '../seats.ts';
import { type State, whoAt } from '../state.ts';
import { applyEffects } from './apply-effects.ts';
import { isHeld, lacksTarget } from './checks.ts';
import { SURE_HIT, THRASH_MIN } from './constants.ts';
import { deal } from './deal.ts';
import { fail } from './fail.ts';

/** Step 3d: a move is used, by the one who selected it or because another move has called it. */
export function execute(attack: Attack, isPaid: boolean, by: Caller): void {
  const { state, seat, move } = attack;
  const { number, effect } = move;
  const who = whoAt(state, seat);
  if ((effect === 'charge' || effect === 'hide') && state.sides[seat].active.charging === NO_MOVE) {
    emitNow({ type: 'charged', seat, who, move: number, by });
    return;
  }
  // i.
  emitNow({ type: 'used', seat, who, move: number, isPaid, by });
  if (effect === 'trap') cancelRecharge(state, foeOf(seat));
  if (effect === 'metronome') call(attack, drawNow(CALLABLE, 'metronome'), effect);
  else if (effect === 'mirror') mirror(attack);
  else {
    if (effect === 'thrash') thrash(state, seat, number);
    const isDone = attempt(attack);
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
function call({ state, seat, plans }: Attack, number: number, by: Caller): void {
  const move = moveOf(number);
  emitNow({ type: 'selected', seat, move: number, slot: -1 });
  becauseNow(aboutFighter(state, seat, number), () => {
    if (lacksTarget(state, seat, move)) fail(state, seat, 'noTarget', number);
    else execute(attackWith(state, seat, move, plans), false, by);
  });
}

function mirror(attack: Attack): void {
  const { state, seat, move } = attack;
  const { lastMove } = state.sides[foeOf(seat)].active;
  if (lastMove !== NO_MOVE && lastMove !== move.number) call(attack, lastMove, 'mirror');
  else emitNow({ type: 'noEffect', seat, move: move.number, why: 'noMove' });
}

/** ii to vi. False if the move missed or could do nothing. */
function attempt(attack: Attack): boolean {
  const { state, seat, target, move } = attack;
  if (!hits(attack)) return false;
  const why = whyNoEffect(state, seat, target, move);
  if (why !== undefined) {
    emitNow({ type: 'noEffect', seat, move: move.number, why });
    return false;
  }
  const dealt = deal(attack);
  if (dealt === undefined) return false;
  applyEffects({ ...attack, dealt });
  return true;
}

/** ii. The accuracy check. */
function hits({ state, seat, target, move }: Attack): boolean {
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
