import { FOODS } from '../data/mat.ts';
import { aboutOf } from '../steps/about.ts';
import { gainFromFeeder } from '../steps/feeder.ts';
import type { Power } from './power.ts';
import { diceText } from './shared/phrases.ts';

export interface Params {
  readonly count: number;
}

/** The hunt of another seat's bird succeeds: a die from the feeder. */
export const whenOpponentPredatorSucceedsGainFood: Power<Params> = {
  text: ({ count }) => `when another player's hunt succeeds, take ${diceText(count)} from the feeder.`,
  answers: (trigger) => (trigger.type === 'diceHunted' || trigger.type === 'cardHunted') && trigger.isCaught,
  *run({ state, seat, bird }, { count }) {
    for (let die = 0; die < count; die++) yield* gainFromFeeder(state, seat, FOODS, aboutOf({ bird }));
  },
};
