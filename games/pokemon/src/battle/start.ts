import { type DeepReadonly, drawNow } from '@fermata/core';
import { NO_MOVE } from '../data/index.ts';
import type { Beginning } from '../events.ts';
import type { BattleSeat } from '../seats.ts';
import type { State } from '../state.ts';
import { emitNow } from './emit-now.ts';

/** How many turns beyond the least, so many being possible. */
export function lengthOf(possible: keyof typeof LENGTHS, label: string): number {
  return drawNow<number>(LENGTHS[possible], label);
}

const LENGTHS = {
  2: [0, 1],
  4: [0, 1, 2, 3],
  7: [0, 1, 2, 3, 4, 5, 6],
  8: [0, 1, 2, 3, 4, 5, 6, 7],
} as const;

/** Two to five turns. */
export function confuse(seat: BattleSeat): void {
  const turns = 2 + lengthOf(4, 'confusionTurns');
  emitNow({ type: 'started', seat, what: 'confusion', turns, move: NO_MOVE, slot: -1 });
}

export function begin(seat: BattleSeat, what: Beginning, turns = 0, move = NO_MOVE, slot = -1): void {
  emitNow({ type: 'started', seat, what, turns, move, slot });
}

/** Whoever is taken aback does not act in this turn, nor need it recharge. */
export function flinch(state: DeepReadonly<State>, seat: BattleSeat): void {
  cancelRecharge(state, seat);
  begin(seat, 'flinch');
}

/** Whoever was to recharge need not. */
export function cancelRecharge({ sides }: DeepReadonly<State>, seat: BattleSeat): void {
  if (sides[seat].active.mustRecharge) emitNow({ type: 'ended', seat, what: 'recharge' });
}

/** How often the moves hit that hit several times, and how many turns a hold lasts. */
export const TWO_TO_FIVE = [2, 2, 2, 3, 3, 3, 4, 5];
