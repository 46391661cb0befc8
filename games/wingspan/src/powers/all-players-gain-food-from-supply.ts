import { emit } from '@fermata/core';
import type { Food } from '../data/mat.ts';
import { foodCount } from '../describe/words.ts';
import { seatsFrom } from '../state.ts';
import type { Power } from './power.ts';

export interface Params {
  readonly count: number;
  readonly foodType: Food;
}

/** Food of one kind for everybody. */
export const allPlayersGainFoodFromSupply: Power<Params> = {
  text: ({ count, foodType }) => `everybody gains ${foodCount(count, foodType)} from the supply.`,
  *run({ state, seat }, { foodType, count }) {
    for (const one of seatsFrom(state, seat)) yield* emit({ type: 'foodGained', seat: one, food: foodType, count });
  },
};
