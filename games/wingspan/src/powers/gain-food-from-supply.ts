import { emit } from '@fermata/core';
import type { Food } from '../data/mat.ts';
import { foodCount } from '../describe/words.ts';
import type { Power } from './power.ts';

export interface Params {
  readonly count: number;
  readonly foodType: Food;
}

/** Food of one kind, from the supply. */
export const gainFoodFromSupply: Power<Params> = {
  text: ({ count, foodType }) => `take ${foodCount(count, foodType)} out of the supply.`,
  *run({ seat }, { foodType, count }) {
    yield* emit({ type: 'foodGained', seat, food: foodType, count });
  },
};
