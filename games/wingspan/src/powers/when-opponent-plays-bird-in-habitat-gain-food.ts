import { emit } from '@fermata/core';
import type { Food, Habitat } from '../data/mat.ts';
import { foodCount } from '../describe/words.ts';
import type { Power } from './power.ts';

export interface Params {
  readonly count: number;
  readonly foodType: Food;
  readonly habitat: Habitat;
}

/** Another seat plays a bird into a habitat: food of one kind. */
export const whenOpponentPlaysBirdInHabitatGainFood: Power<Params> = {
  text: ({ count, foodType, habitat }) =>
    `when another player plays a bird into the ${habitat}, gain ${foodCount(count, foodType)} from the supply.`,
  answers: (trigger, { habitat }) => trigger.type === 'birdPlayed' && trigger.habitat === habitat,
  *run({ seat }, { foodType, count }) {
    yield* emit({ type: 'foodGained', seat, food: foodType, count });
  },
};
