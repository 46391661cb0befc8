import { emit } from '@fermata/core';
import { seatsFrom } from '../state.ts';
import type { Power } from './power.ts';

/** Food of one kind for everybody. */
export const allPlayersGainFoodFromSupply: Power<'allPlayersGainFoodFromSupply'> = {
  *run({ state, seat }, { foodType, count }) {
    for (const one of seatsFrom(state, seat)) yield* emit({ type: 'foodGained', seat: one, food: foodType, count });
  },
};
