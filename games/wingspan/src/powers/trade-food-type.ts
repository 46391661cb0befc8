import { choose, emit } from '@fermata/core';
import { FOODS } from '../data/mat.ts';
import { aboutOf } from '../steps/about.ts';
import { foodsOf } from '../steps/food.ts';
import type { Power } from './power.ts';

export interface Params {
  readonly count: number;
}

/** Food of any kind for food of another. */
export const tradeFoodType: Power<Params> = {
  text: ({ count }) => `pay ${count} food to gain ${count} of another kind from the supply.`,
  obstacle: ({ state, seat }) => (foodsOf(state, seat).length > 0 ? undefined : 'noFood'),
  *run({ state, seat, bird }, { count }) {
    const about = aboutOf({ bird });
    for (let piece = 0; piece < count && foodsOf(state, seat).length > 0; piece++) {
      const given = yield* choose(seat, 'Trade which food?', foodsOf(state, seat), { about });
      const others = FOODS.filter((food) => food !== given);
      const gained = yield* choose(seat, 'Gain which food?', others, { about });
      yield* emit({ type: 'foodPaid', seat, food: given, count: 1 });
      yield* emit({ type: 'foodGained', seat, food: gained, count: 1 });
    }
  },
};
