import type { Seat, View } from '@fermata/core';
import type { Player, State } from './state.ts';

/** What a seat may hope for: its share of the health that is left, items counted as some of it, also those that an empty hand will draw. */
export function evaluate(view: View<State>, seat: Seat): number {
  const { players, fallen, pace } = view as State; // nothing is hidden
  const refill = pace?.refill ?? 0;
  const strengths = players.map((player, at) => (fallen.includes(at) ? 0 : strengthOf(player, refill)));
  const strongest = Math.max(...strengths.filter((_, at) => at !== seat));
  return strengths[seat]! / (strengths[seat]! + strongest); // one for each seat, and somebody stands
}

/** What an item in hand is worth in health. */
const ITEM = 1.5;

function strengthOf({ health, items }: Player, refill: number): number {
  return health + ITEM * (items.length || refill);
}
