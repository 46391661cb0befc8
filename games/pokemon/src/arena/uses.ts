import type { DeepReadonly, Exception } from '@fermata/core';
import { stageChange } from '../battle/stages.ts';
import { moveOf, speciesOf } from '../data/index.ts';
import { type Active, moveIn, type Pokemon, pointsIn, type Side } from '../state.ts';
import { fullPoints } from '../teams/index.ts';
import { ITEMS, type Item } from './items.ts';

/** An item out of the bag, and whom it is for. */
export interface Use {
  readonly item: Item;
  /** The place in the party: 0 is the one that fights. */
  readonly at: number;
  /** The slot of the move that it is for; -1 if it is for no single move. */
  readonly slot: number;
}

/** Every use that would do something, and no other: `item potion 2 tauros`, or `item ether 2 tauros 1 surf` for a move. */
export function addUses(side: DeepReadonly<Side>, offer: string[]): void {
  for (const item of ITEMS) {
    if ((side.bag[item.id] ?? 0) === 0) continue;
    for (const [at, one] of side.team.entries())
      if (isOfUse(item, side.active, one, at)) addUsesOn(one, at, item, offer);
  }
}

/** Items of the bag for which there is no use, and why; while the one that fights is in the middle of a move, all of them. */
export function withoutUse(side: DeepReadonly<Side>, isBusy: boolean): Exception[] {
  const except: Exception[] = [];
  for (const item of ITEMS) {
    if ((side.bag[item.id] ?? 0) === 0) continue;
    const isUsed = side.team.some((one, at) => isOfUse(item, side.active, one, at));
    if (isBusy || !isUsed) except.push({ option: `item ${item.id}`, why: isBusy ? BUSY : whyNot(item) });
  }
  return except;
}

const BUSY = 'who is in the middle of a move goes on with it';

function whyNot({ revives, heals, cures, points }: Item): string {
  if (revives > 0) return 'nobody has fainted';
  if (heals > 0) return cures.length > 0 ? 'nobody who stands lacks health or ails' : 'nobody who stands lacks health';
  if (cures.length > 0) return 'nobody who stands has what it cures';
  return points > 0 ? 'no move of anybody who stands lacks PP' : 'it cannot go up any further';
}

/** The use that an option is about; undefined if it is about something else. */
export function useIn(option: string): Use | undefined {
  if (!option.startsWith('item ')) return undefined;
  const [, id, place, , slot = 0] = option.split(' ');
  const item = ITEMS.find((one) => one.id === id);
  return item && { item, at: Number(place) - 1, slot: Number(slot) - 1 }; // both count from 1
}

/** How many points a move lacks, of all that it can have. */
export function lackOf(one: DeepReadonly<Pokemon>, slot: number): number {
  return Math.max(fullPoints(moveOf(moveIn(one, slot))) - pointsIn(one, slot), 0);
}

function addUsesOn(one: DeepReadonly<Pokemon>, at: number, item: Item, offer: string[]): void {
  const text = `item ${item.id} ${at + 1} ${speciesOf(one.species).id}`;
  if (!item.isForOneMove) offer.push(text);
  else
    for (const [slot, move] of one.moves.entries())
      if (lackOf(one, slot) > 0) offer.push(`${text} ${slot + 1} ${moveOf(move).id}`);
}

/** Nothing but a revival helps those who have fainted; and only the one that fights has stages. */
function isOfUse(
  { revives, heals, cures, points, raises }: Item,
  active: DeepReadonly<Active>,
  one: DeepReadonly<Pokemon>,
  at: number,
): boolean {
  if (one.health === 0) return revives > 0;
  if (heals > 0 && one.health < one.maxHealth) return true;
  if (cures.includes(one.status)) return true;
  if (points > 0 && one.moves.some((_, slot) => lackOf(one, slot) > 0)) return true;
  return raises !== undefined && at === 0 && stageChange(active, raises, 1)?.isReal === true;
}
