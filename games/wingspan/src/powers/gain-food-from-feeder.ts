import { gainFromFeeder } from '../steps/feeder.ts';
import type { Power } from './power.ts';

/** Dice of any face. */
export const gainFoodFromFeeder: Power<'gainFoodFromFeeder'> = {
  *run({ state, seat }, { count }) {
    for (let die = 0; die < count; die++) yield* gainFromFeeder(state, seat);
  },
};
