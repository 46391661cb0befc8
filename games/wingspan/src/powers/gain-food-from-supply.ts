import { emit } from '@fermata/core';
import type { Power } from './power.ts';

/** Food of one kind, from the supply. */
export const gainFoodFromSupply: Power<'gainFoodFromSupply'> = {
  *run({ seat }, { foodType, count }) {
    yield* emit({ type: 'foodGained', seat, food: foodType, count });
  },
};
