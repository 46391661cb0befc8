import { chanceNow } from '@fermata/core';
import { afflict, isImmuneByType } from '../battle/afflict.ts';
import type { Attack } from '../battle/attack.ts';
import { changeStages } from '../battle/change-stages.ts';
import { rollDamage } from '../battle/damage-roll.ts';
import { EFFECTS, whyRefused } from '../battle/effects.ts';
import { emitNow } from '../battle/emit-now.ts';
import { followUp, hasFollowUp } from '../battle/follow-up.ts';
import { rage } from '../battle/rage.ts';
import { recoilOrDrain } from '../battle/recoil-or-drain.ts';
import { isShieldedFrom, shield } from '../battle/shield.ts';
import { confuse, flinch } from '../battle/start.ts';
import type { Move, Secondary } from '../data/index.ts';
import type { WhyNoEffect } from '../events.ts';
import type { BattleSeat } from '../seats.ts';
import { percentOf } from '../state.ts';

/** The move has failed. */
export const FAILED = -1;
/** It did no damage, as moves do that are not meant to. */
const NO_DAMAGE = -2;

/** One hit: damage, then all that comes with it. Returns the damage, FAILED, or NO_DAMAGE. */
export function strike(attack: Attack, count: number, isLast: boolean, first: number): number {
  const { state, seat, target, move } = attack;
  const foe = state.sides[target];
  const why = move.effect === '' ? undefined : whyRefused(state, target, move);
  if (why !== undefined) return failed(seat, move, why);
  if (foe.active.substitute > 0 && target !== seat) {
    if (move.category !== 'status') return strikeSubstitute(attack, count, first);
    if (isShieldedFrom(move)) return failed(seat, move, 'substitute');
  }
  let damage = NO_DAMAGE;
  if (move.category !== 'status' && target !== seat) {
    const roll = rollDamage(attack, first);
    if (roll === undefined) return failed(seat, move, 'nothing');
    const { isCritical, effect } = roll;
    damage = Math.min(roll.damage, foe.team[0].health);
    emitNow({
      type: 'damaged',
      seat: target,
      who: foe.team[0].species,
      amount: damage,
      by: 'move',
      isCritical,
      effect,
      left: percentOf(foe.team[0].health - damage, foe.team[0].maxHealth),
      last: damage,
    });
    if (damage > 0 && (move.recoil > 0 || move.drains)) recoilOrDrain(state, seat, move, damage);
  }
  if (move.stages !== undefined && foe.team[0].health > 0) {
    if (!changeStages(attack, move.stages)) return FAILED;
  }
  if (move.status !== '') afflict(attack, move.status, false);
  const effect = move.effect === '' ? undefined : EFFECTS[move.effect];
  if (effect !== undefined && !effect(attack)) return FAILED;
  if (foe.active.rage > 0 && move.category !== 'status' && move.effect !== 'explode') rage(state, target);
  if (hasFollowUp(move)) followUp(state, seat, move, true);
  if (move.secondary !== undefined && isLast && foe.team[0].health > 0) secondaryEffect(attack, move.secondary);
  if (damage === NO_DAMAGE && isIdle(move)) emitNow({ type: 'noEffect', seat, move: move.number, why: 'nothing' });
  return damage;
}

function failed(seat: BattleSeat, { number: move }: Move, why: WhyNoEffect): typeof FAILED {
  emitNow({ type: 'noEffect', seat, move, why });
  return FAILED;
}

/** Splash and the like: there is nothing that could come of them. */
function isIdle({ effect, status, stages }: Move): boolean {
  return effect === '' && status === '' && stages === undefined;
}

/** The substitute takes the damage. If it breaks, nothing else comes of the move. */
function strikeSubstitute(attack: Attack, count: number, first: number): number {
  const { state, seat, target, move } = attack;
  const roll = count > 1 ? undefined : rollDamage(attack, first);
  if (roll === undefined && count === 1) return failed(seat, move, 'nothing');
  const damage = roll === undefined ? state.lastDamage : roll.damage;
  const isBroken = shield(state, target, damage, roll);
  if (!isBroken) {
    recoilOrDrain(state, seat, move, damage);
    if (move.secondary?.does === 'confuse' && chanceNow(move.secondary.chance, 256, 'secondary'))
      confuseOrFlinch(attack, 'confuse');
  }
  if (hasFollowUp(move)) followUp(state, seat, move, !isBroken);
  return 0;
}

/** The secondary effect: what may happen besides the damage. No roll for what the target's types rule out. */
function secondaryEffect(attack: Attack, { chance: in256, status, stages, does }: Secondary): void {
  const { state, target, move } = attack;
  if (isImmuneByType(state.sides[target].active, move, status)) return;
  if (!chanceNow(in256, 256, 'secondary')) return;
  if (status !== '') afflict(attack, status, true);
  if (stages !== undefined) changeStages(attack, stages);
  if (does !== '') confuseOrFlinch(attack, does);
}

/** Confuses, or takes aback, whoever is not so already. */
function confuseOrFlinch({ state, seat, target, move }: Attack, how: 'confuse' | 'flinch'): void {
  const { confusion, hasFlinched } = state.sides[target].active;
  if (how === 'confuse' ? confusion > 0 : hasFlinched)
    emitNow({ type: 'noEffect', seat, move: move.number, why: 'already' });
  else if (how === 'confuse') confuse(target);
  else flinch(state, target);
}
