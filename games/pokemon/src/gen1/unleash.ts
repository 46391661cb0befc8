import type { Deep, Seat } from '@fermata/core';
import { tell } from '../battle/words.ts';
import { percentOf, type State } from '../state.ts';
import { rage } from './rage.ts';

/** Bide strikes back: types do not matter, and nobody can dodge. */
export function unleash(state: Deep<State>, seat: Seat, damage: number): void {
  const foe = 1 - seat;
  const { active, team } = state.sides[foe]!; // there are two
  if (active.substitute > 0) {
    tell({
      type: 'shielded',
      seat: foe,
      amount: damage,
      isBroken: damage >= active.substitute,
      last: damage,
    });
    return;
  }
  const { health, maxHealth, species: who } = team[0]!;
  const amount = Math.min(damage, health);
  const left = percentOf(health - amount, maxHealth);
  tell({
    type: 'damaged',
    seat: foe,
    who,
    amount,
    by: 'bide',
    isCritical: false,
    effect: 1,
    left,
    last: amount,
  });
  rage(state, foe);
}
