import { choose } from '@fermata/core';
import { seatsFrom } from '../state.ts';
import { gainFromFeeder } from '../steps/feeder.ts';
import type { Power } from './power.ts';
import { fewestBirds } from './shared/fewest-birds.ts';

/** Dice for those with the fewest birds in a habitat; the owner says which of them is first. */
export const playersWithFewestInHabitatGainFood: Power<'playersWithFewestInHabitatGainFood'> = {
  *run({ state, seat }, { habitat, foodCount }) {
    const fewest = fewestBirds(state, seat, habitat);
    const first = yield* choose(seat, 'Who takes first?', fewest);
    for (const one of seatsFrom(state, first).filter((other) => fewest.includes(other))) {
      for (let die = 0; die < foodCount; die++) yield* gainFromFeeder(state, one);
    }
  },
};
