import type { Seat, View } from '@fermata/core';
import { useIn } from '../arena/uses.ts';
import { parseOption } from '../battle/choices.ts';
import type { State } from '../state.ts';
import { fieldId, itemId, moveId, pokemonId, struggleId } from './ids.ts';
import { usedFrom } from './moves.ts';
import { fighterIn, type SideSeen, sidesIn } from './seen.ts';

/** What an option of a seat means. */
export function pointsOf(option: string, seat: Seat, view: View<State>): readonly string[] {
  const side = sidesIn(view)[seat];
  if (side === undefined) return [];
  const use = useIn(option);
  if (use !== undefined) return [itemId(seat, use.item.id), ...memberIds(seat, side, use.at, use.slot)];
  const { do: what, at } = parseOption(option);
  switch (what) {
    case 'move':
      return [usedFrom(seat, side, at)];
    case 'switch':
      return [...memberIds(seat, side, at), fieldId(seat)]; // an item is for somebody, too: the field tells them apart
    case 'struggle':
      return [struggleId(seat, fighterIn(side))];
    case 'fight':
      return [pokemonId(seat, fighterIn(side))];
  }
}

/** What an option would come to: a move is for who fights on the other side. */
export function leadsOf(option: string, seat: Seat, view: View<State>): readonly string[] {
  const other = seat === 0 ? 1 : 0;
  const foe = sidesIn(view)[other];
  if (foe === undefined || useIn(option) !== undefined || parseOption(option).do !== 'move') return [];
  return [pokemonId(other, fighterIn(foe))];
}

/** One of the team, and the move of it that an Ether is for. */
function memberIds(seat: Seat, { team }: SideSeen, at: number, slot = -1): readonly string[] {
  const one = team[at];
  if (one === undefined) return [];
  return slot < 0 ? [pokemonId(seat, one)] : [pokemonId(seat, one), moveId(seat, one, slot)];
}
