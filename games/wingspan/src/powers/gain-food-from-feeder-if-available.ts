import { giveUp } from '../activation/use.ts';
import { gainFromFeeder, mayGain } from '../steps/feeder.ts';
import type { Power } from './power.ts';

/** Dice that show one of some kinds, if there are any. */
export const gainFoodFromFeederIfAvailable: Power<'gainFoodFromFeederIfAvailable'> = {
  obstacle: ({ state }, { foodTypes }) => (mayGain(state, foodTypes) ? undefined : 'notInFeeder'),
  *run(at, { count, foodTypes }) {
    for (let die = 0; die < count; die++) {
      const gained = yield* gainFromFeeder(at.state, at.seat, foodTypes);
      if (gained === 'declined' || gained === 'notInFeeder') return yield* giveUp(at, gained, die);
    }
  },
};
