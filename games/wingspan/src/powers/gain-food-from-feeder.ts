import { FOODS } from '../data/mat.ts';
import { aboutOf } from '../steps/about.ts';
import { gainFromFeeder } from '../steps/feeder.ts';
import type { Power } from './power.ts';
import { diceText } from './shared/phrases.ts';

export interface Params {
  readonly count: number;
}

/** Dice of any face. */
export const gainFoodFromFeeder: Power<Params> = {
  text: ({ count }) => `take ${diceText(count)} of any face from the feeder.`,
  *run({ state, seat, bird }, { count }) {
    for (let die = 0; die < count; die++) yield* gainFromFeeder(state, seat, FOODS, aboutOf({ bird }));
  },
};
