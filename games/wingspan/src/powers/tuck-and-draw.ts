import { drawFromTrayOrDeck } from '../steps/cards.ts';
import { tuck } from '../steps/tuck.ts';
import type { Power } from './power.ts';
import { nothingToTuck } from './shared/nothing-to.ts';

/** A card under this bird; who tucks draws. */
export const tuckAndDraw: Power<'tuckAndDraw'> = {
  obstacle: nothingToTuck,
  *run({ state, seat, bird }, { tuckCount, drawCount }) {
    if (yield* tuck(state, seat, bird.id, tuckCount)) yield* drawFromTrayOrDeck(state, seat, drawCount);
  },
};
