import { becauseNow, chanceNow, type DeepReadonly } from '@fermata/core';
import type { BattleSeat } from '../seats.ts';
import type { State } from '../state.ts';
import { aboutFighter } from './about.ts';
import { confusionDamage } from './damage.ts';
import { hurtItself } from './hurt.ts';

/** Whoever is confused acts nevertheless every other time. */
export function actsConfused(): boolean {
  return chanceNow(128, 256, 'confusion');
}

/** Else it hurts itself. */
export function hurtConfused(state: DeepReadonly<State>, seat: BattleSeat): void {
  const about = aboutFighter(state, seat, 'confusion');
  becauseNow(about, hurtItself, state, seat, confusionDamage(state.sides[seat]), 'confusion');
}
