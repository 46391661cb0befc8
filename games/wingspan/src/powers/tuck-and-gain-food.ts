import { emit } from '@fermata/core';
import { tuck } from '../steps/tuck.ts';
import type { Power } from './power.ts';
import { nothingToTuck } from './shared/nothing-to.ts';

/** A card under this bird; who tucks gains food of one kind. */
export const tuckAndGainFood: Power<'tuckAndGainFood'> = {
  obstacle: nothingToTuck,
  *run({ state, seat, bird }, { tuckCount, foodType, foodCount }) {
    if (!(yield* tuck(state, seat, bird.id, tuckCount))) return;
    yield* emit({ type: 'foodGained', seat, food: foodType, count: foodCount });
  },
};
