import { emit } from '@fermata/core';
import { DICE, type Food } from '../data/mat.ts';
import { foodCount, oneFood } from '../describe/words.ts';
import { rollDice } from '../steps/feeder.ts';
import type { Power } from './power.ts';

export interface Params {
  readonly count: number;
  readonly foodType: Food;
}

/** Hunting by dice: those outside the feeder are thrown, and stay outside. */
export const rollDiceAndCacheIfMatch: Power<Params> = {
  text: ({ count, foodType }) =>
    `hunt: throw the dice outside the feeder; if one shows ${oneFood(foodType)}, cache ${foodCount(count, foodType)} on this bird.`,
  isPredator: true,
  obstacle: ({ state }) => (state.feeder.length < DICE ? undefined : 'noDice'),
  *run({ state, seat, bird }, { foodType, count }) {
    const dice = yield* rollDice(DICE - state.feeder.length);
    const isCaught = dice.includes(foodType);
    yield* emit({ type: 'diceHunted', seat, bird: bird.id, dice, food: foodType, count, isCaught });
  },
};
