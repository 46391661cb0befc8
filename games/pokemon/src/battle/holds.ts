import type { Deep, Seat } from '@fermata/core';
import { NO_MOVE } from '../data/index.ts';
import type { Active, State } from '../state.ts';
import { tell } from './words.ts';

/** Before a turn ends: the holds for which it was the last one are over, and those that have lost one of the two. */
export function endHolds(state: Deep<State>, isWhole: boolean): void {
  const { active: one } = state.sides[0]!; // there are two, here and below
  const { active: other } = state.sides[1]!;
  if (!isInHold(one) && !isInHold(other)) return;
  if (isWhole) {
    runOut(one, 0);
    runOut(other, 1);
  }
  letGo(state, 0);
  letGo(state, 1);
}

function isInHold({ trapping, trapped }: Deep<Active>): boolean {
  return trapping !== NO_MOVE || trapped > 0;
}

/** Turns that are left are counted when the turn has ended. */
function runOut({ trapTurns, trapped }: Deep<Active>, seat: Seat): void {
  if (trapTurns === 1) tell({ type: 'ended', seat, what: 'trap' });
  if (trapped === 1) tell({ type: 'ended', seat, what: 'trapped' });
}

/** A hold needs both: whoever holds, and whoever is held. */
function letGo({ sides }: Deep<State>, seat: Seat): void {
  const { active } = sides[seat]!;
  const foe = sides[1 - seat]!;
  const { id, health } = foe.team[0]!; // somebody fights on each side
  if (active.trapping !== NO_MOVE && (id !== active.trapTarget || health === 0 || foe.active.trapped === 0))
    tell({ type: 'ended', seat, what: 'trap' });
  if (active.trapped > 0 && (id !== active.trapper || health === 0 || foe.active.trapping === NO_MOVE))
    tell({ type: 'ended', seat, what: 'trapped' });
}
