import type { DeepReadonly, Seat } from '@fermata/core';
import type { Cause, Healing } from '../events.ts';
import { type Pokemon, percentOf, type State } from '../state.ts';
import { shield } from './shield.ts';
import { tell } from './words.ts';

/** Damage that Counter does not know of, to whoever still stands. */
export function hurt(state: DeepReadonly<State>, seat: Seat, damage: number, by: Cause): void {
  const { health, maxHealth, species: who } = state.sides[seat]!.team[0]!; // somebody fights on each side, here and below
  if (health === 0) return;
  const amount = Math.min(damage, health);
  const left = percentOf(health - amount, maxHealth);
  tell({ type: 'damaged', seat, who, amount, by, isCritical: false, effect: 1, left, last: -1 });
}

/** Whoever explodes is gone. */
export function explode(state: DeepReadonly<State>, seat: Seat): void {
  hurt(state, seat, state.sides[seat]!.team[0]!.health, 'explosion');
}

/** A part of somebody's health, at least 1. */
export function sixteenth({ maxHealth }: Pick<Pokemon, 'maxHealth'>): number {
  return Math.max(Math.floor(maxHealth / 16), 1);
}

/** Health for whoever stands and lacks some. */
export function heal(state: DeepReadonly<State>, seat: Seat, health: number, by: Healing, last: number): void {
  const one = state.sides[seat]!.team[0]!;
  const amount = one.health === 0 ? 0 : Math.min(health, one.maxHealth - one.health);
  if (amount > 0 || last >= 0)
    tell({ type: 'healed', seat, amount, by, left: percentOf(one.health + amount, one.maxHealth), last });
}

/**
 * Damage that somebody does to itself by confusion or a crash. If it stands behind a substitute, the foe's substitute
 * takes it, or nobody.
 */
export function hurtItself(state: DeepReadonly<State>, seat: Seat, damage: number, by: 'confusion' | 'crash'): void {
  const { active, team } = state.sides[seat]!;
  const { health, maxHealth, species: who } = team[0]!;
  if (health === 0) return;
  if (active.substitute === 0) {
    const amount = Math.min(damage, health);
    const left = percentOf(health - amount, maxHealth);
    tell({ type: 'damaged', seat, who, amount, by, isCritical: false, effect: 1, left, last: damage });
    return;
  }
  if (state.sides[1 - seat]!.active.substitute > 0) shield(state, 1 - seat, damage);
  else tell({ type: 'shielded', seat, amount: 0, isBroken: false, isCritical: false, effect: 1, last: damage });
}
