import { birdsWithRoom, mayLayOneEgg } from '../steps/eggs.ts';
import { tuck } from '../steps/tuck.ts';
import type { Power } from './power.ts';
import { nothingToTuck } from './shared/nothing-to.ts';

/** A card under this bird; who tucks may lay eggs, on this bird or on any. */
export const tuckAndLay: Power<'tuckAndLay'> = {
  obstacle: nothingToTuck,
  *run({ state, seat, bird }, { tuckCount, eggCount, eggTarget }) {
    if (!(yield* tuck(state, seat, bird.id, tuckCount))) return;
    for (let egg = 0; egg < eggCount; egg++) {
      const birds = birdsWithRoom(state, seat).filter((id) => eggTarget === 'anyBird' || id === bird.id);
      if ((yield* mayLayOneEgg(seat, birds)) === undefined) return;
    }
  },
};
