import { choose } from '@fermata/core';
import { skip } from '../activation/use.ts';
import { mayGain, RETHROW, showsOneFace, takeDie, takesAs, throwDice } from '../steps/feeder.ts';
import type { Power } from './power.ts';

/** Every die that shows the kind, or can be taken for it. */
export const gainAllFoodTypeFromFeeder: Power<'gainAllFoodTypeFromFeeder'> = {
  obstacle: ({ state }, { foodType }) => (mayGain(state, [foodType]) ? undefined : 'notInFeeder'),
  *run(at, { foodType }) {
    const { state, seat } = at;
    if (state.feeder.length === 0) yield* throwDice();
    while (showsOneFace(state.feeder)) {
      const options = takesAs(state.feeder, foodType).length > 0 ? (['take', RETHROW] as const) : ([RETHROW] as const);
      if ((yield* choose(seat, 'Take all, or throw the dice again?', options)) === 'take') break;
      yield* throwDice();
    }
    const takes = takesAs(state.feeder, foodType);
    if (takes.length === 0) yield* skip(at, 'notInFeeder');
    for (const take of takes) yield* takeDie(state, seat, take, null);
  },
};
