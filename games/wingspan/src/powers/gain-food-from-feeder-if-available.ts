import { giveUp } from '../activation/use.ts';
import type { Food } from '../data/mat.ts';
import { oneFood, or } from '../describe/words.ts';
import { aboutOf } from '../steps/about.ts';
import { gainFromFeeder, mayGain } from '../steps/feeder.ts';
import type { Power } from './power.ts';
import { diceText } from './shared/phrases.ts';

export interface Params {
  readonly count: number;
  readonly foodTypes: readonly Food[];
}

/** Dice that show one of some kinds, if there are any. */
export const gainFoodFromFeederIfAvailable: Power<Params> = {
  text: ({ count, foodTypes }) =>
    `take ${diceText(count)} showing ${or(foodTypes.map(oneFood))} from the feeder, if there is one.`,
  obstacle: ({ state }, { foodTypes }) => (mayGain(state, foodTypes) ? undefined : 'notInFeeder'),
  *run(at, { count, foodTypes }) {
    for (let die = 0; die < count; die++) {
      const gained = yield* gainFromFeeder(at.state, at.seat, foodTypes, aboutOf(at));
      if (gained === 'declined' || gained === 'notInFeeder') return yield* giveUp(at, gained, die);
    }
  },
};
