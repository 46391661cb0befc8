import type { Deep, Seat } from '@fermata/core';
import type { Move } from '../data/index.ts';
import type { State } from '../state.ts';
import { tell } from './words.ts';

/** A substitute keeps these from whom it stands for; sleep, paralysis, seeds and the like go past it. */
export function isShieldedFrom({ status, stages, effect }: Move): boolean {
  return status === 'poison' || status === 'toxic' || stages !== undefined || effect === 'confuse';
}

/** The substitute takes the damage, all of which can be countered. True if it breaks. */
export function shield({ sides }: Deep<State>, seat: Seat, damage: number): boolean {
  const { substitute } = sides[seat]!.active; // there are two
  const isBroken = damage >= substitute;
  tell({ type: 'shielded', seat, amount: isBroken ? substitute : damage, isBroken, last: damage });
  return isBroken;
}
