import { choose } from '@fermata/core';
import { FOODS } from '../data/mat.ts';
import { seatsFrom } from '../state.ts';
import { aboutOf } from '../steps/about.ts';
import { gainFromFeeder } from '../steps/feeder.ts';
import type { Power } from './power.ts';
import { diceText } from './shared/phrases.ts';

export interface Params {
  readonly count: number;
}

/** Dice for everybody; the owner says who takes first. */
export const eachPlayerGainsFoodFromFeeder: Power<Params> = {
  text: ({ count }) =>
    `everybody takes ${diceText(count)} from the feeder; you say who goes first, and the others follow clockwise.`,
  *run({ state, seat, bird }, { count }) {
    const about = aboutOf({ bird });
    const first = yield* choose(seat, 'Who takes first?', seatsFrom(state, seat), { about });
    for (const one of seatsFrom(state, first)) {
      for (let die = 0; die < count; die++) yield* gainFromFeeder(state, one, FOODS, about);
    }
  },
};
