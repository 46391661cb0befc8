import type { Deep, Seat } from '@fermata/core';
import { addMoves, addReserves, FIGHT, isBusy, isLocked, ONLY_FIGHT } from '../battle/choices.ts';
import type { State } from '../state.ts';
import { ITEMS, type Item } from './items.ts';
import { isOfUse } from './use-item.ts';

/** Options are short texts, `item potion` beside those of gen1: all there can be are made once. */
const USES: ReadonlyMap<Item, string> = new Map(ITEMS.map((item) => [item, `item ${item.id}`]));
const ITEM_OF: ReadonlyMap<string, Item> = new Map([...USES].map(([item, text]) => [text, item]));

/** The item that an option is about; undefined if it is about something else. */
export function itemIn(option: string): Item | undefined {
  return ITEM_OF.get(option);
}

/**
 * What a seat is offered: exactly what is legal. Whoever is in the middle of a move goes on with it. Unlike in gen1,
 * whoever sleeps, is frozen or is held chooses a move: something may set it free before its turn comes.
 */
export function offerOf({ sides }: Deep<State>, seat: Seat): readonly string[] {
  const side = sides[seat]!; // there are two
  const { team, active } = side;
  if (isLocked(active)) return ONLY_FIGHT;
  const offer: string[] = [];
  if (isBusy(active)) offer.push(FIGHT);
  else {
    addMoves(active, offer);
    for (const [item, text] of USES) if ((side.bag[item.id] ?? 0) > 0 && isOfUse(item, side)) offer.push(text);
  }
  return addReserves(team, offer);
}
