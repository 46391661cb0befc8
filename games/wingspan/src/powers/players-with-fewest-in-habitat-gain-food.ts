import { choose } from '@fermata/core';
import { FOODS, type Habitat } from '../data/mat.ts';
import { seatsFrom } from '../state.ts';
import { aboutOf } from '../steps/about.ts';
import { gainFromFeeder } from '../steps/feeder.ts';
import type { Power } from './power.ts';
import { fewestBirds } from './shared/fewest-birds.ts';
import { diceText } from './shared/phrases.ts';

export interface Params {
  readonly foodCount: number;
  readonly habitat: Habitat;
}

/** Dice for those with the fewest birds in a habitat; the owner says which of them is first. */
export const playersWithFewestInHabitatGainFood: Power<Params> = {
  text: ({ foodCount, habitat }) =>
    `everybody with the fewest birds in the ${habitat} takes ${diceText(foodCount)} from the feeder; you say who goes first.`,
  *run({ state, seat, bird }, { habitat, foodCount }) {
    const about = aboutOf({ bird });
    const fewest = fewestBirds(state, seat, habitat);
    const first = yield* choose(seat, 'Who takes first?', fewest, { about });
    for (const one of seatsFrom(state, first).filter((other) => fewest.includes(other))) {
      for (let die = 0; die < foodCount; die++) yield* gainFromFeeder(state, one, FOODS, about);
    }
  },
};
