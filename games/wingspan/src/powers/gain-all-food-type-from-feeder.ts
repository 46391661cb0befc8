import { choose } from '@fermata/core';
import { skip } from '../activation/use.ts';
import type { Food } from '../data/mat.ts';
import { oneFood } from '../describe/words.ts';
import { aboutOf } from '../steps/about.ts';
import { mayGain, RETHROW, rethrows, showsOneFace, takeDie, takesAs, throwDice } from '../steps/feeder.ts';
import type { Power } from './power.ts';

export interface Params {
  readonly foodType: Food;
}

/** Every die that shows the kind, or can be taken for it. */
export const gainAllFoodTypeFromFeeder: Power<Params> = {
  text: ({ foodType }) =>
    `take every die showing ${oneFood(foodType)} from the feeder${foodType === 'invertebrate' || foodType === 'seed' ? ', those with two foods as well' : ''}.`,
  obstacle: ({ state }, { foodType }) => (mayGain(state, [foodType]) ? undefined : 'notInFeeder'),
  *run(at, { foodType }) {
    const { state, seat } = at;
    const about = aboutOf(at);
    if (state.feeder.length === 0) yield* throwDice();
    while (showsOneFace(state.feeder)) {
      const canTake = takesAs(state.feeder, foodType).length > 0;
      if (canTake && (yield* choose(seat, 'Take all, or throw the dice again?', [TAKE, RETHROW], { about })) === TAKE)
        break;
      if (!canTake && !(yield* rethrows(seat, about))) return yield* skip(at, 'declined');
      yield* throwDice();
    }
    const takes = takesAs(state.feeder, foodType);
    if (takes.length === 0) yield* skip(at, 'notInFeeder');
    for (const take of takes) yield* takeDie(state, seat, take, null);
  },
};

const TAKE = 'take';
