import type { DeepReadonly, Seat } from '@fermata/core';
import type { Move } from '../data/index.ts';
import type { State } from '../state.ts';
import { tell } from './words.ts';

/** Fire that can burn melts ice. */
export function thaw({ sides }: DeepReadonly<State>, seat: Seat, { secondary }: Move): void {
  const { status, health } = sides[seat]!.team[0]!; // somebody fights on each side
  if (status === 'freeze' && health > 0 && secondary?.status === 'burn') tell({ type: 'cured', seat, status });
}
