import type { Seat, View } from '@fermata/core';
import { useIn } from '../arena/uses.ts';
import { parseOption } from '../battle/choices.ts';
import type { State } from '../state.ts';
import { fieldId, itemId, pokemonId, struggleId } from './ids.ts';
import { usedFrom } from './moves.ts';
import { fighterIn, type SideSeen, sidesIn } from './seen.ts';

/** What an option of a seat means. */
export function pointsOf(option: string, seat: Seat, view: View<State>): readonly string[] {
  const side = sidesIn(view)[seat];
  if (side === undefined) return [];
  const use = useIn(option);
  // Which of its moves an Ether is for is said beside it: a move that is touched is to be used.
  if (use !== undefined) return [itemId(seat, use.item.id), ...memberIds(seat, side, use.at)];
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

function memberIds(seat: Seat, { team }: SideSeen, at: number): readonly string[] {
  const one = team[at];
  return one === undefined ? [] : [pokemonId(seat, one)];
}
