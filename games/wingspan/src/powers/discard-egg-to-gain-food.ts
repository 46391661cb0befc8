import { FOODS, type Food } from '../data/mat.ts';
import { count, foodCount } from '../describe/words.ts';
import { aboutOf } from '../steps/about.ts';
import { discardEggs } from '../steps/eggs.ts';
import { gainFoodOfChoice } from '../steps/food.ts';
import type { Power } from './power.ts';
import { type EggSource, eggSourceLacks, exceptFor, sourceText } from './shared/egg-source.ts';

export interface Params {
  readonly eggCount: number;
  readonly eggSource: EggSource;
  readonly foodCount: number;
  readonly foodType: Food | 'any';
}

/** Eggs for food. */
export const discardEggToGainFood: Power<Params> = {
  text: ({ eggCount, eggSource, foodCount, foodType }) =>
    `discard ${count(eggCount, 'egg')} from ${sourceText(eggSource)} to gain ${foodText(foodCount, foodType)} from the supply.`,
  obstacle: eggSourceLacks,
  *run(at, { eggCount, eggSource, foodCount, foodType }) {
    yield* discardEggs(at.state, at.seat, eggCount, exceptFor(at, eggSource), aboutOf(at));
    yield* gainFoodOfChoice(at.seat, foodType === 'any' ? FOODS : [foodType], foodCount, aboutOf(at));
  },
};

function foodText(number: number, food: Food | 'any'): string {
  return food === 'any' ? `${number} food of any kind` : foodCount(number, food);
}
