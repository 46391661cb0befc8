import { birdsWithRoom, layOnThis } from '../steps/eggs.ts';
import type { Power } from './power.ts';

/** Eggs on every own bird with that nest. */
export const layEggOnBirdsWithNestType: Power<'layEggOnBirdsWithNestType'> = {
  obstacle: ({ state, seat }, { nestType }) => (birdsWithRoom(state, seat, nestType).length > 0 ? undefined : 'noRoom'),
  *run({ state, seat }, { count, nestType }) {
    for (const bird of birdsWithRoom(state, seat, nestType)) yield* layOnThis(state, seat, bird, count);
  },
};
