import type { DeepReadonly } from '@fermata/core';
import type { Move } from '../data/index.ts';
import type { BattleSeat } from '../seats.ts';
import type { State } from '../state.ts';
import { heal, hurt } from './hurt.ts';

/** Recoil and drain. What is drained can be countered. */
export function recoilOrDrain(
  state: DeepReadonly<State>,
  seat: BattleSeat,
  { recoil, drains }: Move,
  damage: number,
): void {
  if (recoil > 0) hurt(state, seat, Math.max(Math.floor(damage / recoil), 1), 'recoil');
  if (drains) {
    const amount = Math.max(Math.floor(damage / 2), 1);
    heal(state, seat, amount, 'drain', amount);
  }
}
