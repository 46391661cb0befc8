import { FOODS } from '../data/mat.ts';
import { discardEggs } from '../steps/eggs.ts';
import { gainFoodOfChoice } from '../steps/food.ts';
import type { Power } from './power.ts';
import { eggSourceLacks, exceptFor } from './shared/egg-source.ts';

/** Eggs for food. */
export const discardEggToGainFood: Power<'discardEggToGainFood'> = {
  obstacle: eggSourceLacks,
  *run(at, { eggCount, eggSource, foodCount, foodType }) {
    yield* discardEggs(at.state, at.seat, eggCount, exceptFor(at, eggSource));
    yield* gainFoodOfChoice(at.seat, foodType === 'any' ? FOODS : [foodType], foodCount);
  },
};
