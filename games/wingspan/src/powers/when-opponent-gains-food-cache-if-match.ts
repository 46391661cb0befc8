import { emit } from '@fermata/core';
import type { Food } from '../data/mat.ts';
import { foodCount, oneFood } from '../describe/words.ts';
import type { Power } from './power.ts';

export interface Params {
  readonly count: number;
  readonly foodType: Food;
}

/** Another seat gains food by its mat, of that kind among others: some of it on this bird. */
export const whenOpponentGainsFoodCacheIfMatch: Power<Params> = {
  text: ({ count, foodType }) =>
    `when another player takes the action to gain food and gains ${oneFood(foodType)}, cache ${foodCount(count, foodType)} on this bird.`,
  answers: (trigger, { foodType }) => trigger.type === 'rowUsed' && trigger.foods.includes(foodType),
  *run({ seat, bird }, { foodType, count }) {
    yield* emit({ type: 'foodCached', seat, bird: bird.id, food: foodType, count });
  },
};
