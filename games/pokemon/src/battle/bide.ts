import type { DeepReadonly } from '@fermata/core';
import { type BattleSeat, foeOf } from '../seats.ts';
import { percentOf, type State, whoAt } from '../state.ts';
import { emitNow } from './emit-now.ts';
import { rage } from './rage.ts';
import { shield } from './shield.ts';
import { BIDE } from './under-way.ts';

/** It bears what comes, and in the end gives it back twofold. */
export function bide(state: DeepReadonly<State>, seat: BattleSeat): void {
  const who = whoAt(state, seat);
  emitNow({ type: 'ticked', seat, what: 'bide' });
  const { bide: left, bideDamage } = state.sides[seat].active;
  if (left > 0) {
    emitNow({ type: 'failed', seat, who, why: 'biding', move: BIDE });
    return;
  }
  emitNow({ type: 'released', seat, who, move: BIDE });
  if (bideDamage === 0) emitNow({ type: 'noEffect', seat, move: BIDE, why: 'nothingStored' });
  else strikeBack(state, foeOf(seat), bideDamage * 2);
}

/** Types do not matter, and nobody can dodge. */
function strikeBack(state: DeepReadonly<State>, seat: BattleSeat, damage: number): void {
  const { active, team } = state.sides[seat];
  if (active.substitute > 0) {
    shield(state, seat, damage);
    return;
  }
  const { health, maxHealth, species: who } = team[0];
  const amount = Math.min(damage, health);
  const left = percentOf(health - amount, maxHealth);
  emitNow({ type: 'damaged', seat, who, amount, by: 'bide', isCritical: false, effect: 1, left, last: amount });
  rage(state, seat);
}
