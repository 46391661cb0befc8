import type { Deep, Seat } from '@fermata/core';
import { happens, tell } from '../battle/words.ts';
import type { Move, Status } from '../data/index.ts';
import { type Active, percentOf, type State } from '../state.ts';
import { afflict } from './afflict.ts';
import { blowOf } from './blow.ts';
import { changeStages } from './change-stages.ts';
import { EFFECTS, refusal } from './effects.ts';
import { followUp, hasFollowUp } from './follow-up.ts';
import { heal, hurt } from './hurt.ts';
import { rage } from './rage.ts';
import { begin, confuse } from './start.ts';
import type { Plan } from './turn.ts';

/** The move has failed. */
export const FAILED = -1;
/** It did no damage, as moves do that are not meant to. */
export const NO_DAMAGE = -2;

/** One hit: damage, then all that comes with it. Returns the damage, FAILED, or NO_DAMAGE. */
export function strike(
  state: Deep<State>,
  seat: Seat,
  target: Seat,
  move: Move,
  count: number,
  isLast: boolean,
  first: number,
  plans: readonly Plan[],
): number {
  const foe = state.sides[target]!; // there are two
  const why = move.effect === '' ? undefined : refusal(state, target, move);
  if (why !== undefined) {
    tell({ type: 'noEffect', seat, move: move.number, why });
    return FAILED;
  }
  if (foe.active.substitute > 0 && target !== seat) {
    if (move.category !== 'status') return strikeSubstitute(state, seat, target, move, count, first);
    if (isShieldedFrom(move)) {
      tell({ type: 'noEffect', seat, move: move.number, why: 'substitute' });
      return FAILED;
    }
  }
  let damage = NO_DAMAGE;
  if (move.category !== 'status' && target !== seat) {
    const blow = blowOf(state, seat, target, move, first);
    if (blow === undefined) {
      tell({ type: 'noEffect', seat, move: move.number, why: 'nothing' });
      return FAILED;
    }
    const { isCritical, effect } = blow;
    damage = Math.min(blow.damage, foe.team[0]!.health);
    tell({
      type: 'damaged',
      seat: target,
      who: foe.team[0]!.species,
      amount: damage,
      by: 'move',
      isCritical,
      effect,
      left: percentOf(foe.team[0]!.health - damage, foe.team[0]!.maxHealth),
      last: damage,
    });
    if (damage > 0 && (move.recoil > 0 || move.drains)) repay(state, seat, move, damage);
  }
  if (move.stages !== undefined && foe.team[0]!.health > 0) {
    if (!changeStages(state, seat, target, move, move.stages)) return FAILED;
  }
  if (move.status !== '') afflict(state, seat, target, move.number, move.status, false);
  const effect = move.effect === '' ? undefined : EFFECTS[move.effect];
  if (effect !== undefined && !effect(state, seat, target, move, plans)) return FAILED;
  if (foe.active.rage > 0 && move.category !== 'status' && move.effect !== 'explode') rage(state, target);
  if (hasFollowUp(move)) followUp(state, seat, move, true);
  if (move.secondary !== undefined && isLast && foe.team[0]!.health > 0)
    besides(state, seat, target, move, move.secondary);
  return damage;
}

/** Recoil and drain. What is drained can be countered. */
export function repay(state: Deep<State>, seat: Seat, { recoil, drains }: Move, damage: number): void {
  if (recoil > 0) hurt(state, seat, Math.max(Math.floor(damage / recoil), 1), 'recoil');
  if (drains) {
    const amount = Math.max(Math.floor(damage / 2), 1);
    heal(state, seat, amount, 'drain', amount);
  }
}

/** A substitute keeps these from whom it stands for; sleep, paralysis, seeds and the like go past it. */
export function isShieldedFrom({ status, stages, effect }: Move): boolean {
  return status === 'poison' || status === 'toxic' || stages !== undefined || effect === 'confuse';
}

/** The substitute takes the damage. If it breaks, nothing else comes of the move. */
function strikeSubstitute(
  state: Deep<State>,
  seat: Seat,
  target: Seat,
  move: Move,
  count: number,
  first: number,
): number {
  const { active } = state.sides[target]!;
  const blow = count > 1 ? undefined : blowOf(state, seat, target, move, first);
  if (blow === undefined && count === 1) {
    tell({ type: 'noEffect', seat, move: move.number, why: 'nothing' });
    return FAILED;
  }
  const damage = blow === undefined ? state.lastDamage : blow.damage;
  const isBroken = damage >= active.substitute;
  tell({ type: 'shielded', seat: target, amount: damage, isBroken, last: damage });
  if (!isBroken) {
    repay(state, seat, move, damage);
    if (move.secondary?.does === 'confuse' && happens(move.secondary.chance, 256, 'secondary'))
      if (active.confusion === 0) confuse(target);
  }
  if (hasFollowUp(move)) followUp(state, seat, move, !isBroken);
  return 0;
}

/** What may happen besides the damage. No roll for what the target's types rule out. */
function besides(
  state: Deep<State>,
  seat: Seat,
  target: Seat,
  move: Move,
  { chance: in256, status, stages, does }: NonNullable<Move['secondary']>,
): void {
  const { active } = state.sides[target]!;
  if (isOfItsKind(active, move, status)) return;
  if (!happens(in256, 256, 'secondary')) return;
  if (status !== '') afflict(state, seat, target, move.number, status, true);
  if (stages !== undefined) changeStages(state, seat, target, move, stages);
  if (does === 'confuse' && active.confusion === 0) confuse(target);
  if (does === 'flinch' && !active.hasFlinched) begin(target, 'flinch');
}

/** Whoever has the type of a move is not paralysed, burnt or frozen by it. */
export function isOfItsKind({ types }: Deep<Active>, { type }: Move, status: Status): boolean {
  return (status === 'paralysis' || status === 'burn' || status === 'freeze') && types.includes(type);
}
