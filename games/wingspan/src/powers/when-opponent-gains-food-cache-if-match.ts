import { emit } from '@fermata/core';
import type { Power } from './power.ts';

/** Another seat gains food by its mat, of that kind among others: some of it on this bird. */
export const whenOpponentGainsFoodCacheIfMatch: Power<'whenOpponentGainsFoodCacheIfMatch'> = {
  answers: (trigger, { foodType }) => trigger.type === 'rowUsed' && trigger.foods.includes(foodType),
  *run({ seat, bird }, { foodType, count }) {
    yield* emit({ type: 'foodCached', seat, bird: bird.id, food: foodType, count });
  },
};
