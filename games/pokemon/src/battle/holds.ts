import { becauseNow, type DeepReadonly } from '@fermata/core';
import { NO_MOVE } from '../data/index.ts';
import { type BattleSeat, foeOf, SEATS } from '../seats.ts';
import type { Active, State } from '../state.ts';
import { aboutFighter } from './about.ts';
import { emitNow } from './emit-now.ts';
import { TWO_TO_FIVE } from './start.ts';

/**
 * A hold lasts for two to five turns, and nobody knows for how many. In `gen1` nobody even knows whether it is over: that
 * comes out when both have chosen. Until then all that is to be seen of it stays, and only the turns that are left are 0.
 */
export function isLetGo(active: DeepReadonly<Active>): boolean {
  return mayBeOver(active) && active.trapTurns === 0;
}

/** After the second turn it may be over. */
export function mayBeOver({ trapRenewals }: Pick<Active, 'trapRenewals'>): boolean {
  return trapRenewals > 0;
}

/** The last of five turns is the last one that there can be. */
export function isAtItsLongest({ trapRenewals }: DeepReadonly<Active>): boolean {
  return trapRenewals === RENEWALS_MAX;
}

const RENEWALS_MAX = 4;

/** How many turns a hold may have left that was renewed so often: as many of each as it is likely. */
export function turnsLeft(renewals: number): readonly number[] {
  const least = renewals > 0 ? 0 : 1;
  return TWO_TO_FIVE.map((turns) => turns - 1 - renewals).filter((left) => left >= least);
}

/** Both have chosen: now each hold goes on, or it turns out to be over. */
export function goOnOrLetGo(state: DeepReadonly<State>): void {
  for (const seat of SEATS) {
    const { active } = state.sides[seat];
    if (active.trapping !== NO_MOVE)
      becauseNow(aboutFighter(state, seat, active.trapping), goOnOrLetGoOne, active, seat);
  }
}

function goOnOrLetGoOne(active: DeepReadonly<Active>, seat: BattleSeat): void {
  if (isLetGo(active)) {
    emitNow({ type: 'ended', seat, what: 'trap' });
    emitNow({ type: 'ended', seat: foeOf(seat), what: 'trapped' });
  } else emitNow({ type: 'ticked', seat, what: 'trap' });
}

/** Before a turn ends: the holds for which it was the last one are over, and those that have lost one of the two. */
export function endHolds(state: DeepReadonly<State>, isWhole: boolean): void {
  const { active: one } = state.sides[0];
  const { active: other } = state.sides[1];
  if (!isInHold(one) && !isInHold(other)) return;
  if (isWhole) {
    runOut(one, other, 0);
    runOut(other, one, 1);
  }
  loseHold(state, 0);
  loseHold(state, 1);
}

function isInHold({ trapping, trapped }: DeepReadonly<Active>): boolean {
  return trapping !== NO_MOVE || trapped > 0;
}

/** Turns that are left are counted when the turn has ended. */
function runOut(active: DeepReadonly<Active>, foe: DeepReadonly<Active>, seat: BattleSeat): void {
  const isUnseen = mayBeOver(active) && !isAtItsLongest(active) && foe.trapped === HELD_ANEW;
  if (active.trapTurns === 1 && !isUnseen) emitNow({ type: 'ended', seat, what: 'trap' });
  if (active.trapped === 1) emitNow({ type: 'ended', seat, what: 'trapped' });
}

/** Held for this turn and the next. */
export const HELD_ANEW = 2;

/** A hold needs both: whoever holds, and whoever is held. */
function loseHold({ sides }: DeepReadonly<State>, seat: BattleSeat): void {
  const { active } = sides[seat];
  const foe = sides[foeOf(seat)];
  const { id, health } = foe.team[0];
  if (active.trapping !== NO_MOVE && (id !== active.trapTarget || health === 0 || foe.active.trapped === 0))
    emitNow({ type: 'ended', seat, what: 'trap' });
  if (active.trapped > 0 && (id !== active.trapper || health === 0 || foe.active.trapping === NO_MOVE))
    emitNow({ type: 'ended', seat, what: 'trapped' });
}
