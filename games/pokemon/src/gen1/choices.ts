import type { Deep, Seat } from '@fermata/core';
import { addMoves, addReserves, type Deed, FIGHT, isBusy, isLocked, ONLY_FIGHT } from '../battle/choices.ts';
import { type Active, CANNOT_MOVE, type Pokemon, STRUGGLE, type State } from '../state.ts';

/** What a seat is offered: exactly what is legal. */
export function offerOf({ sides }: Deep<State>, seat: Seat): readonly string[] {
  const { team, active } = sides[seat]!; // there are two
  if (isLocked(active)) return ONLY_FIGHT;
  const offer: string[] = [];
  if (mustFight(team[0]!, active)) offer.push(FIGHT);
  else addMoves(active, offer);
  return addReserves(team, offer);
}

function isOut({ status }: Deep<Pokemon>): boolean {
  return status === 'sleep' || status === 'freeze';
}

function mustFight(one: Deep<Pokemon>, active: Deep<Active>): boolean {
  return isBusy(active) || isOut(one) || active.trapped > 0;
}

/** The move that counts as selected by this deed: undefined if it is the one selected before. */
export function selectionOf({ sides }: Deep<State>, seat: Seat, deed: Deed): number | undefined {
  const { team, active } = sides[seat]!; // there are two
  if (deed.do === 'move') return active.moves[deed.at]!; // it was offered
  if (deed.do === 'struggle') return STRUGGLE;
  const isHeld = active.trapped > 0 && !isLocked(active) && !isBusy(active) && !isOut(team[0]!);
  return isHeld ? CANNOT_MOVE : undefined;
}
