import { choose } from '@fermata/core';
import { giveUp } from '../activation/use.ts';
import type { Food } from '../data/mat.ts';
import { oneFood } from '../describe/words.ts';
import { aboutOf } from '../steps/about.ts';
import { chooseDie, mayGain, takeDie } from '../steps/feeder.ts';
import type { Power } from './power.ts';
import { diceText } from './shared/phrases.ts';

export interface Params {
  readonly count: number;
  readonly foodType: Food;
}

/** Dice of one kind, each of which may be kept on this bird. */
export const gainFoodFromFeederWithCache: Power<Params> = {
  text: ({ count, foodType }) =>
    `take ${diceText(count)} showing ${oneFood(foodType)} from the feeder, if there is one; you may cache the food on this bird.`,
  obstacle: ({ state }, { foodType }) => (mayGain(state, [foodType]) ? undefined : 'notInFeeder'),
  *run(at, { count, foodType }) {
    const { state, seat, bird } = at;
    const about = aboutOf(at);
    for (let die = 0; die < count; die++) {
      const take = yield* chooseDie(state, seat, [foodType], about);
      if (typeof take === 'string') return yield* giveUp(at, take, die);
      const where = yield* choose(seat, 'Where does the food go?', ['supply', 'cache'], { about });
      yield* takeDie(state, seat, take, where === 'cache' ? bird.id : null);
    }
  },
};
