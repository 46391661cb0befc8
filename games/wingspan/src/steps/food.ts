import { choose, type Flow, type Seat } from '@fermata/core';
import { FOODS, type Food } from '../data/mat.ts';
import { emitQuietly } from '../emit-quietly.ts';
import type { Event } from '../events.ts';
import { playerAt, type Table } from '../state.ts';
import type { About } from './about.ts';

/** Gains food of the seat's choice from the supply, piece by piece. */
export function* gainFoodOfChoice(seat: Seat, kinds: readonly Food[], count: number, about: About): Flow<Event> {
  for (let piece = 0; piece < count; piece++) {
    const food = yield* choose(seat, 'Gain which food?', kinds, { about });
    emitQuietly({ type: 'foodGained', seat, food, count: 1 });
  }
}

/** The kinds of food that a seat has. */
export function foodsOf(state: Table, seat: Seat): Food[] {
  const { food } = playerAt(state, seat);
  return FOODS.filter((kind) => food[kind] > 0);
}
