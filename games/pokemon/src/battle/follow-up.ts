import { type DeepReadonly, drawNow } from '@fermata/core';
import { type Move, NO_MOVE } from '../data/index.ts';
import { type BattleSeat, foeOf } from '../seats.ts';
import { fighterOf, type State } from '../state.ts';
import { emitNow } from './emit-now.ts';
import { begin, TWO_TO_FIVE } from './start.ts';

export function hasFollowUp({ effect }: Move): boolean {
  return effect === 'recharge' || effect === 'rage' || effect === 'trap';
}

/**
 * What a blow means for whoever struck: it must recharge, rages, or holds on. A broken substitute spares it all but the
 * hold, and a knock-out the recharge.
 */
export function followUp(
  state: DeepReadonly<State>,
  seat: BattleSeat,
  { effect, number }: Move,
  isWhole: boolean,
): void {
  const { active, team } = state.sides[seat];
  if (team[0].health === 0) return;
  if (effect === 'trap') hold(state, seat, number);
  else if (!isWhole) return;
  else if (effect === 'recharge' && fighterOf(state, foeOf(seat)).health > 0) begin(seat, 'recharge');
  else if (effect === 'rage' && active.rage === 0) begin(seat, 'rage');
}

/** The length of a hold is drawn even where nobody is left to be held. */
function hold(state: DeepReadonly<State>, seat: BattleSeat, move: number): void {
  if (state.sides[seat].active.trapping !== NO_MOVE) return;
  const turns = drawNow(TWO_TO_FIVE, 'trapTurns');
  if (fighterOf(state, foeOf(seat)).health > 0) emitNow({ type: 'started', seat, what: 'trap', turns, move, slot: -1 });
}
