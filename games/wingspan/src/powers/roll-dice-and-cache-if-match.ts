import { emit } from '@fermata/core';
import { DICE } from '../data/mat.ts';
import { rollDice } from '../steps/feeder.ts';
import type { Power } from './power.ts';

/** Hunting by dice: those outside the feeder are thrown, and stay outside. */
export const rollDiceAndCacheIfMatch: Power<'rollDiceAndCacheIfMatch'> = {
  obstacle: ({ state }) => (state.feeder.length < DICE ? undefined : 'noDice'),
  *run({ state, seat, bird }, { foodType, count }) {
    const dice = yield* rollDice(DICE - state.feeder.length);
    const isCaught = dice.includes(foodType);
    yield* emit({ type: 'diceHunted', seat, bird: bird.id, dice, food: foodType, count, isCaught });
  },
};
