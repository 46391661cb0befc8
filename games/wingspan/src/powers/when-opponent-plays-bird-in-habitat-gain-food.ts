import { emit } from '@fermata/core';
import type { Power } from './power.ts';

/** Another seat plays a bird into a habitat: food of one kind. */
export const whenOpponentPlaysBirdInHabitatGainFood: Power<'whenOpponentPlaysBirdInHabitatGainFood'> = {
  answers: (trigger, { habitat }) => trigger.type === 'birdPlayed' && trigger.habitat === habitat,
  *run({ seat }, { foodType, count }) {
    yield* emit({ type: 'foodGained', seat, food: foodType, count });
  },
};
