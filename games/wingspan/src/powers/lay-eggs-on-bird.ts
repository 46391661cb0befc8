import { count } from '../describe/words.ts';
import { aboutOf } from '../steps/about.ts';
import { birdsWithRoom, layEggs, layOnThis } from '../steps/eggs.ts';
import type { Power } from './power.ts';
import { type EggTarget, targetText } from './shared/egg-target.ts';

export interface Params {
  readonly count: number;
  readonly eggTarget: EggTarget;
}

/** Eggs on this bird, or on any. */
export const layEggsOnBird: Power<Params> = {
  text: ({ count: eggs, eggTarget }) => `lay ${count(eggs, 'egg')} on ${targetText(eggTarget)}.`,
  obstacle: ({ state, seat, bird }, { eggTarget }) => {
    const birds = birdsWithRoom(state, seat);
    return (eggTarget === 'thisBird' ? birds.includes(bird.id) : birds.length > 0) ? undefined : 'noRoom';
  },
  *run({ state, seat, bird }, { count, eggTarget }) {
    if (eggTarget === 'thisBird') yield* layOnThis(state, seat, bird.id, count);
    else yield* layEggs(state, seat, count, aboutOf({ bird }));
  },
};
