import type { DeepReadonly } from '@fermata/core';
import { type Move, NO_MOVE } from '../data/index.ts';
import type { BattleSeat } from '../seats.ts';
import { STRUGGLE, type State } from '../state.ts';
import { isUnderWay } from './choices.ts';

/** A move that is under way was paid for; one that is charged is paid for when it is let go. */
export function paysFor({ sides }: DeepReadonly<State>, seat: BattleSeat, { number, effect }: Move): boolean {
  const { active } = sides[seat];
  if (number === STRUGGLE) return false;
  return active.charging !== NO_MOVE || (!isUnderWay(active) && effect !== 'charge' && effect !== 'hide');
}
