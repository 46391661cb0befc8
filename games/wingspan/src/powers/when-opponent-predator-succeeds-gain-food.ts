import { gainFromFeeder } from '../steps/feeder.ts';
import type { Power } from './power.ts';

/** The hunt of another seat's bird succeeds: a die from the feeder. */
export const whenOpponentPredatorSucceedsGainFood: Power<'whenOpponentPredatorSucceedsGainFood'> = {
  answers: (trigger) => (trigger.type === 'diceHunted' || trigger.type === 'cardHunted') && trigger.isCaught,
  *run({ state, seat }, { count }) {
    for (let die = 0; die < count; die++) yield* gainFromFeeder(state, seat);
  },
};
