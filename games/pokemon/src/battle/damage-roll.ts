import { chanceNow, type DeepReadonly, drawNow } from '@fermata/core';
import { FIGHTING, findMove, GHOST, NO_MOVE, NORMAL } from '../data/index.ts';
import type { Side } from '../state.ts';
import type { Attack } from './attack.ts';
import { baseDamage, criticalChance, effectiveness, rolled } from './damage.ts';

export interface DamageRoll {
  readonly damage: number;
  readonly isCritical: boolean;
  readonly effect: number;
}

/** How hard a move hits; undefined if it fails. `first` is what its first hit did, if this is not the first. */
export function rollDamage({ state, seat, target, move }: Attack, first: number): DamageRoll | undefined {
  const own = state.sides[seat];
  const foe = state.sides[target];
  const { level } = own.team[0];
  switch (move.effect) {
    case 'oneHit':
      return plain(65_535);
    case 'counter':
      return counter(foe, state.lastDamage);
    case 'superFang':
      return plain(Math.max(Math.floor(foe.team[0].health / 2), 1));
    case 'psywave': {
      const damage = level === 1 ? 0 : drawNow(upTo(Math.floor(1.5 * level)), 'psywave');
      return damage === 0 ? undefined : plain(damage);
    }
    case 'trap':
      if (move.type === NORMAL && foe.active.types.includes(GHOST)) return plain(0);
      if (own.active.trapping !== NO_MOVE && own.active.trapTarget === foe.team[0].id)
        return plain(own.active.trapDamage);
  }
  if (move.isByLevel) return plain(level);
  if (move.fixed > 0) return plain(move.fixed);
  if (first >= 0) return plain(first);
  const often = criticalChance(own.team[0], own.active.isFocused, move.isHighCrit);
  const isCritical = often > 0 && chanceNow(often, 256, 'crit');
  const base = baseDamage(move, own, foe, isCritical);
  const damage = base > 1 ? rolled(base, drawNow(ROLLS, 'damage')) : base;
  return { damage, isCritical, effect: effectiveness(move.type, foe.active.types) };
}

function plain(damage: number): DamageRoll {
  return { damage, isCritical: false, effect: 1 };
}

/** The last roll. */
const ROLLS = Array.from({ length: 39 }, (_, at) => 217 + at);

/** 0, 1, 2 and so on, so many. */
function upTo(count: number): readonly number[] {
  return Array.from({ length: count }, (_, at) => at);
}

/** Twice the last damage, if what the foe selected and what it used were both plain blows. */
function counter({ used, selected }: DeepReadonly<Side>, lastDamage: number): DamageRoll | undefined {
  return lastDamage > 0 && isCounterable(used) && isCounterable(selected) ? plain(2 * lastDamage) : undefined;
}

function isCounterable(number: number): boolean {
  const move = findMove(number);
  if (move === undefined || move.power === 0 || move.effect === 'counter') return false;
  return move.type === NORMAL || move.type === FIGHTING;
}
