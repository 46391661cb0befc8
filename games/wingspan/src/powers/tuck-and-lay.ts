import { count } from '../describe/words.ts';
import { aboutOf } from '../steps/about.ts';
import { birdsWithRoom, mayLayOneEgg } from '../steps/eggs.ts';
import { tuck } from '../steps/tuck.ts';
import type { Power } from './power.ts';
import { type EggTarget, targetText } from './shared/egg-target.ts';
import { nothingToTuck } from './shared/nothing-to.ts';
import { tuckText } from './shared/phrases.ts';

export interface Params {
  readonly eggCount: number;
  readonly eggTarget: EggTarget;
  readonly tuckCount: number;
}

/** A card under this bird; who tucks may lay eggs, on this bird or on any. */
export const tuckAndLay: Power<Params> = {
  text: ({ tuckCount, eggCount, eggTarget }) =>
    `${tuckText(tuckCount)}; then you may lay ${count(eggCount, 'egg')} on ${targetText(eggTarget)}.`,
  isFlocking: true,
  obstacle: nothingToTuck,
  *run({ state, seat, bird }, { tuckCount, eggCount, eggTarget }) {
    if (!(yield* tuck(state, seat, bird.id, tuckCount))) return;
    for (let egg = 0; egg < eggCount; egg++) {
      const birds = birdsWithRoom(state, seat).filter((id) => eggTarget === 'anyBird' || id === bird.id);
      if ((yield* mayLayOneEgg(seat, birds, aboutOf({ bird }))) === undefined) return;
    }
  },
};
