import { chanceNow, type DeepReadonly, drawNow } from '@fermata/core';
import { accuracyOn, cannotMiss, isOutOfReach, whyNoEffect } from '../battle/accuracy.ts';
import type { Attack } from '../battle/attack.ts';
import { emitNow } from '../battle/emit-now.ts';
import { isExposed } from '../battle/exposed.ts';
import { explode } from '../battle/hurt.ts';
import { confuse, lengthOf, TWO_TO_FIVE } from '../battle/start.ts';
import { thaw } from '../battle/thaw.ts';
import { type Move, NO_MOVE } from '../data/index.ts';
import type { BattleSeat } from '../seats.ts';
import { fighterOf, type State } from '../state.ts';
import { FAILED, strike } from './strike.ts';

/** Tries to hit with a move; false if that fails. */
export function attempt(attack: Attack): boolean {
  const { state, seat, target, move } = attack;
  const { active } = state.sides[seat];
  if (move.effect === 'thrash') thrash(state, seat, move);
  const foe = state.sides[target];
  if (target !== seat && isOutOfReach(foe.active, move)) {
    emitNow({ type: 'missed', seat, move: move.number, why: 'invulnerable' });
    if (move.effect === 'explode') explode(state, seat);
    return false;
  }
  const why = whyNoEffect(state, seat, target, move);
  if (why !== undefined) {
    emitNow({ type: 'noEffect', seat, move: move.number, why });
    if (move.effect === 'explode') explode(state, seat);
    return false;
  }
  const accuracy = accuracyOf(state, seat, target, move);
  if (accuracy !== 0 && (active.rage > 0 || active.thrash !== NO_MOVE)) keepAccuracy(state, seat, accuracy);
  const isHit = accuracy === 0 || isHeldBy(state, seat, target) || chanceNow(accuracy, 256, 'hit');
  let isDone = isHit;
  if (!isHit) emitNow({ type: 'missed', seat, move: move.number, why: 'missed' });
  else if (move.hits === 1) isDone = strike(attack, 1, true, FAILED) !== FAILED;
  else if (!strikeOften(attack)) return true;
  if (move.effect === 'explode' && !isExposed(foe)) explode(state, seat);
  if (!isDone) {
    if (active.trapping !== NO_MOVE) emitNow({ type: 'ended', seat, what: 'trap' });
    return false;
  }
  thaw(state, target, move);
  return true;
}

/** Lasts for three or four turns, and confuses on the last one, before it hits. */
function thrash(state: DeepReadonly<State>, seat: BattleSeat, { number }: Move): void {
  const { active } = state.sides[seat];
  if (active.thrash === NO_MOVE) {
    const turns = 2 + lengthOf(2, 'thrashTurns');
    emitNow({ type: 'started', seat, what: 'thrash', turns, move: number, slot: -1 });
    return;
  }
  emitNow({ type: 'ticked', seat, what: 'thrash' });
  if (active.thrashTurns === 0) confuse(seat);
}

/** How often the move hits, in 256; 0 if it cannot miss. */
function accuracyOf({ sides }: DeepReadonly<State>, seat: BattleSeat, target: BattleSeat, move: Move): number {
  const { active: own } = sides[seat];
  const { active: foe } = sides[target];
  if (cannotMiss(move, foe)) return 0;
  // Rage and Thrash go by what was left of their accuracy the last time.
  const last =
    own.rage > 0 ? own.rage : own.thrash !== NO_MOVE ? own.thrashAccuracy : Math.floor((move.accuracy * 255) / 100);
  return Math.min(accuracyOn(last, own, foe), 255);
}

/** Whoever rages or thrashes about goes by this accuracy from now on. */
function keepAccuracy({ sides }: DeepReadonly<State>, seat: BattleSeat, accuracy: number): void {
  const { rage, thrash, thrashAccuracy } = sides[seat].active;
  if ((rage > 0 && rage !== accuracy) || (thrash !== NO_MOVE && thrashAccuracy !== accuracy))
    emitNow({ type: 'aimed', seat, accuracy });
}

/** Whoever is held cannot dodge. */
function isHeldBy(state: DeepReadonly<State>, seat: BattleSeat, target: BattleSeat): boolean {
  const { trapped, trapper } = state.sides[target].active;
  return trapped > 0 && target !== seat && trapper === fighterOf(state, seat).id;
}

/** Every hit does what the first did. False if not even the first one came through. */
function strikeOften(attack: Attack): boolean {
  const { state, seat, target, move } = attack;
  const count = move.hits === 5 ? drawNow(TWO_TO_FIVE, 'hits') : move.hits;
  const foe = fighterOf(state, target);
  const own = fighterOf(state, seat);
  let done = 0;
  let damage = FAILED;
  while (done < count && foe.health > 0 && own.health > 0) {
    const dealt = strike(attack, done + 1, done + 1 === count, damage);
    if (dealt === FAILED) break;
    done++;
    if (damage === FAILED) damage = Math.max(dealt, 0);
    if (isExposed(state.sides[target])) break;
  }
  if (done === 0) return false;
  emitNow({ type: 'hits', seat, count: done });
  return true;
}
