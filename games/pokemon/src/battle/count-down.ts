import { becauseNow, type DeepReadonly } from '@fermata/core';
import type { BattleSeat } from '../seats.ts';
import type { Field, State } from '../state.ts';
import { aboutFighter } from './about.ts';
import { emitNow } from './emit-now.ts';

/** A turn less of the confusion, or of the disabled move, of somebody who has it: the last one ends it. */
export function countDown(state: DeepReadonly<State>, seat: BattleSeat, what: 'confusion' | 'disable'): void {
  const { confusion, disabledTurns } = state.sides[seat].active;
  const turns = what === 'confusion' ? confusion : disabledTurns;
  becauseNow(aboutFighter(state, seat, NAMES[what]), countTurns, seat, what, turns);
}

const NAMES = { confusion: 'confusion', disable: 'its disabled move' } as const;

/** The same of whatever has so many turns. */
export function countTurns(seat: BattleSeat, what: 'confusion' | 'disable' | Field, turns: number): void {
  emitNow(turns > 1 ? { type: 'ticked', seat, what } : { type: 'ended', seat, what });
}
