import type { DeepReadonly } from '@fermata/core';
import type { BattleSeat } from '../seats.ts';
import type { Field, State } from '../state.ts';
import { emitNow } from './emit-now.ts';

/** A turn less of the confusion, or of the disabled move, of somebody who has it: the last one ends it. */
export function countDown({ sides }: DeepReadonly<State>, seat: BattleSeat, what: 'confusion' | 'disable'): void {
  const { confusion, disabledTurns } = sides[seat].active;
  countTurns(seat, what, what === 'confusion' ? confusion : disabledTurns);
}

/** The same of whatever has so many turns. */
export function countTurns(seat: BattleSeat, what: 'confusion' | 'disable' | Field, turns: number): void {
  emitNow(turns > 1 ? { type: 'ticked', seat, what } : { type: 'ended', seat, what });
}
