import type { DeepReadonly } from '@fermata/core';
import type { Move } from '../data/index.ts';
import type { Shielded } from '../events.ts';
import type { BattleSeat } from '../seats.ts';
import type { State } from '../state.ts';
import { emitNow } from './emit-now.ts';

/** A substitute keeps these from whom it stands for; sleep, paralysis, seeds and the like go past it. */
export function isShieldedFrom({ status, stages, effect }: Move): boolean {
  return status === 'poison' || status === 'toxic' || stages !== undefined || effect === 'confuse';
}

/** The substitute takes the damage, all of which can be countered. True if it breaks. */
export function shield(
  { sides }: DeepReadonly<State>,
  seat: BattleSeat,
  damage: number,
  { isCritical, effect }: Pick<Shielded, 'isCritical' | 'effect'> = PLAIN,
): boolean {
  const { substitute } = sides[seat].active;
  const isBroken = damage >= substitute;
  const amount = isBroken ? substitute : damage;
  emitNow({ type: 'shielded', seat, amount, isBroken, isCritical, effect, last: damage });
  return isBroken;
}

/** Neither critical nor a matter of types. */
const PLAIN = { isCritical: false, effect: 1 };
