import type { DeepReadonly } from '@fermata/core';
import { addMoves, addReserves, FIGHT, isBusy, isLocked, ONLY_FIGHT, type ParsedOption } from '../battle/choices.ts';
import { mayBeOver } from '../battle/holds.ts';
import { NO_MOVE } from '../data/index.ts';
import { type BattleSeat, foeOf } from '../seats.ts';
import { CANNOT_MOVE, moveIn, type Pokemon, STRUGGLE, type State } from '../state.ts';

/** What a seat is offered: exactly what is legal, as far as it can know. */
export function offerOf({ sides }: DeepReadonly<State>, seat: BattleSeat): readonly string[] {
  const side = sides[seat];
  const { team, active } = side;
  if (isLocked(active)) return ONLY_FIGHT;
  const offer: string[] = [];
  if (active.bide > 0 || isOut(team[0]) || isSurelyInHold(sides, seat)) offer.push(FIGHT);
  else addMoves(active, offer);
  return addReserves(side, offer);
}

function isOut({ status }: DeepReadonly<Pokemon>): boolean {
  return status === 'sleep' || status === 'freeze';
}

/** Where a hold may be over, both choose as if it were. */
function isSurelyInHold(sides: DeepReadonly<State>['sides'], seat: BattleSeat): boolean {
  const { trapping, trapped } = sides[seat].active;
  if (trapping !== NO_MOVE) return !mayBeOver(sides[seat].active);
  return trapped > 0 && !mayBeOver(sides[foeOf(seat)].active);
}

/** The move that counts as selected by this option: undefined if it is the one selected before. */
export function selectionOf(
  { sides }: DeepReadonly<State>,
  seat: BattleSeat,
  parsed: ParsedOption,
): number | undefined {
  const { team, active } = sides[seat];
  // Whoever is held, or holds, fights on whatever it has picked.
  if (isLocked(active) || isBusy(active) || isOut(team[0])) return undefined;
  if (active.trapped > 0) return CANNOT_MOVE;
  return parsed.do === 'move' ? moveIn(active, parsed.at) : STRUGGLE; // nobody else is told to fight
}
