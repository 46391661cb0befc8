import type { DeepReadonly } from '@fermata/core';
import type { Cause, Healing } from '../events.ts';
import { type BattleSeat, foeOf } from '../seats.ts';
import { fighterOf, type Pokemon, percentOf, type State } from '../state.ts';
import { emitNow } from './emit-now.ts';
import { shield } from './shield.ts';

/** Damage that Counter does not know of, to whoever still stands. */
export function hurt(state: DeepReadonly<State>, seat: BattleSeat, damage: number, by: Cause): void {
  const { health, maxHealth, species: who } = fighterOf(state, seat);
  if (health === 0) return;
  const amount = Math.min(damage, health);
  const left = percentOf(health - amount, maxHealth);
  emitNow({ type: 'damaged', seat, who, amount, by, isCritical: false, effect: 1, left, last: -1 });
}

/** Whoever explodes is gone. */
export function explode(state: DeepReadonly<State>, seat: BattleSeat): void {
  hurt(state, seat, fighterOf(state, seat).health, 'explosion');
}

/** A part of somebody's health, at least 1. */
export function sixteenth({ maxHealth }: Pick<Pokemon, 'maxHealth'>): number {
  return Math.max(Math.floor(maxHealth / 16), 1);
}

/** Health for whoever stands and lacks some. */
export function heal(state: DeepReadonly<State>, seat: BattleSeat, health: number, by: Healing, last: number): void {
  const one = fighterOf(state, seat);
  const amount = one.health === 0 ? 0 : Math.min(health, one.maxHealth - one.health);
  if (amount > 0 || last >= 0)
    emitNow({ type: 'healed', seat, amount, by, left: percentOf(one.health + amount, one.maxHealth), last });
}

/**
 * Damage that somebody does to itself by confusion or a crash. If it stands behind a substitute, the foe's substitute
 * takes it, or nobody.
 */
export function hurtItself(
  state: DeepReadonly<State>,
  seat: BattleSeat,
  damage: number,
  by: 'confusion' | 'crash',
): void {
  const { active, team } = state.sides[seat];
  const { health, maxHealth, species: who } = team[0];
  if (health === 0) return;
  if (active.substitute === 0) {
    const amount = Math.min(damage, health);
    const left = percentOf(health - amount, maxHealth);
    emitNow({ type: 'damaged', seat, who, amount, by, isCritical: false, effect: 1, left, last: damage });
    return;
  }
  if (state.sides[foeOf(seat)].active.substitute > 0) shield(state, foeOf(seat), damage);
  else emitNow({ type: 'shielded', seat, amount: 0, isBroken: false, isCritical: false, effect: 1, last: damage });
}
