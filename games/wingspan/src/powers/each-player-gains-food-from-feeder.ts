import { choose } from '@fermata/core';
import { seatsFrom } from '../state.ts';
import { gainFromFeeder } from '../steps/feeder.ts';
import type { Power } from './power.ts';

/** Dice for everybody; the owner says who takes first. */
export const eachPlayerGainsFoodFromFeeder: Power<'eachPlayerGainsFoodFromFeeder'> = {
  *run({ state, seat }, { count }) {
    const first = yield* choose(seat, 'Who takes first?', seatsFrom(state, seat));
    for (const one of seatsFrom(state, first)) {
      for (let die = 0; die < count; die++) yield* gainFromFeeder(state, one);
    }
  },
};
