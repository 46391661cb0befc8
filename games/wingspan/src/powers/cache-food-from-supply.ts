import { emit } from '@fermata/core';
import type { Power } from './power.ts';

/** Food of one kind, from the supply, kept on this bird. */
export const cacheFoodFromSupply: Power<'cacheFoodFromSupply'> = {
  *run({ seat, bird }, { foodType, count }) {
    yield* emit({ type: 'foodCached', seat, bird: bird.id, food: foodType, count });
  },
};
