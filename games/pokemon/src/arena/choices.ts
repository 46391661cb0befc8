import type { DeepReadonly, Exception } from '@fermata/core';
import { addMoves, addReserves, FIGHT, isBusy, isLocked, ONLY_FIGHT } from '../battle/choices.ts';
import type { BattleSeat } from '../seats.ts';
import type { State } from '../state.ts';
import { addUses, withoutUse } from './uses.ts';

/**
 * What a seat is offered: exactly what is legal. Whoever is in the middle of a move goes on with it. Unlike in gen1,
 * whoever sleeps, is frozen or is held chooses a move: something may set it free before its turn comes.
 */
export function offerOf({ sides }: DeepReadonly<State>, seat: BattleSeat): readonly string[] {
  const side = sides[seat];
  const { active } = side;
  if (isLocked(active)) return ONLY_FIGHT;
  const offer: string[] = [];
  if (isBusy(active)) offer.push(FIGHT);
  else {
    addMoves(active, offer);
    addUses(side, offer);
  }
  return addReserves(side, offer);
}

/** Items of the bag that are not offered, and why. */
export function exceptIn({ sides }: DeepReadonly<State>, seat: BattleSeat): readonly Exception[] {
  const side = sides[seat];
  return withoutUse(side, isBusy(side.active)); // who is locked in one is not asked
}
