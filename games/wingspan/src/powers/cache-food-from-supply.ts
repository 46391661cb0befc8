import { emit } from '@fermata/core';
import type { Food } from '../data/mat.ts';
import { foodCount } from '../describe/words.ts';
import type { Power } from './power.ts';

export interface Params {
  readonly count: number;
  readonly foodType: Food;
}

/** Food of one kind, from the supply, kept on this bird. */
export const cacheFoodFromSupply: Power<Params> = {
  text: ({ count, foodType }) => `this bird caches ${foodCount(count, foodType)} from the supply.`,
  *run({ seat, bird }, { foodType, count }) {
    yield* emit({ type: 'foodCached', seat, bird: bird.id, food: foodType, count });
  },
};
