import type { DeepReadonly, Seat } from '@fermata/core';
import { addMoves, addReserves, type Deed, FIGHT, isBusy, isLocked, ONLY_FIGHT } from '../battle/choices.ts';
import { mayBeOver } from '../battle/holds.ts';
import { NO_MOVE } from '../data/index.ts';
import { CANNOT_MOVE, type Pokemon, STRUGGLE, type State } from '../state.ts';

/** What a seat is offered: exactly what is legal, as far as it can know. */
export function offerOf({ sides }: DeepReadonly<State>, seat: Seat): readonly string[] {
  const { team, active } = sides[seat]!; // there are two, here and below
  if (isLocked(active)) return ONLY_FIGHT;
  const offer: string[] = [];
  if (active.bide > 0 || isOut(team[0]!) || isSurelyInHold(sides, seat)) offer.push(FIGHT);
  else addMoves(active, offer);
  return addReserves(team, offer);
}

function isOut({ status }: DeepReadonly<Pokemon>): boolean {
  return status === 'sleep' || status === 'freeze';
}

/** Where a hold may be over, both choose as if it were. */
function isSurelyInHold(sides: DeepReadonly<State>['sides'], seat: Seat): boolean {
  const { trapping, trapped } = sides[seat]!.active;
  if (trapping !== NO_MOVE) return !mayBeOver(sides[seat]!.active);
  return trapped > 0 && !mayBeOver(sides[1 - seat]!.active);
}

/** The move that counts as selected by this deed: undefined if it is the one selected before. */
export function selectionOf({ sides }: DeepReadonly<State>, seat: Seat, deed: Deed): number | undefined {
  const { team, active } = sides[seat]!;
  // Whoever is held, or holds, fights on whatever it has picked.
  if (isLocked(active) || isBusy(active) || isOut(team[0]!)) return undefined;
  if (active.trapped > 0) return CANNOT_MOVE;
  return deed.do === 'move' ? active.moves[deed.at]! : STRUGGLE; // it was offered; nobody else is told to fight
}
