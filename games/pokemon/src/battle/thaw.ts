import type { DeepReadonly } from '@fermata/core';
import type { Move } from '../data/index.ts';
import type { BattleSeat } from '../seats.ts';
import { fighterOf, type State } from '../state.ts';
import { emitNow } from './emit-now.ts';

/** Fire that can burn melts ice. */
export function thaw(state: DeepReadonly<State>, seat: BattleSeat, { secondary }: Move): void {
  const { status, health } = fighterOf(state, seat);
  if (status === 'freeze' && health > 0 && secondary?.status === 'burn') emitNow({ type: 'cured', seat, status });
}
