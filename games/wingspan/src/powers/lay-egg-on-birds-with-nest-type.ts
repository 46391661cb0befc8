import type { Nest } from '../data/mat.ts';
import { count } from '../describe/words.ts';
import { birdsWithRoom, layOnThis } from '../steps/eggs.ts';
import type { Power } from './power.ts';
import { nestText } from './shared/phrases.ts';

export interface Params {
  readonly count: number;
  readonly nestType: Nest;
}

/** Eggs on every own bird with that nest. */
export const layEggOnBirdsWithNestType: Power<Params> = {
  text: ({ count: eggs, nestType }) => `every bird of yours with ${nestText(nestType)} gets ${count(eggs, 'egg')}.`,
  obstacle: ({ state, seat }, { nestType }) => (birdsWithRoom(state, seat, nestType).length > 0 ? undefined : 'noRoom'),
  *run({ state, seat }, { count, nestType }) {
    for (const bird of birdsWithRoom(state, seat, nestType)) yield* layOnThis(state, seat, bird, count);
  },
};
